import type { Context } from './checks';
import { describeResponse } from './fetch';
import { textsOf } from './parse';
import type { Walk as AnyWalk } from './walk';

const MAX_ADDRESSES = 50_000;
const MAX_BYTES = 50_000_000;

type Walk = AnyWalk<{ address: string; indexable: boolean }>;
type Options = Context & { base: string; disallowed: readonly RegExp[]; isPart?: boolean };

/** Every address in the sitemaps, once, in order. */
async function addressesOf(base: string, { read, add }: Context) {
  const index = await read(`${base}/sitemap.xml`);
  if (index.status !== 200) add('sitemaps', `${base}/sitemap.xml`, describeResponse(index));
  const all = new Set<string>();
  for (const file of textsOf(index.text(), 'loc')) {
    const response = await read(file);
    const addresses = textsOf(response.text(), 'loc');
    if (response.status !== 200) add('sitemaps', file, describeResponse(response));
    if (addresses.length > MAX_ADDRESSES) add('sitemaps', file, `holds ${addresses.length} addresses`);
    if (response.bytes.length > MAX_BYTES) add('sitemaps', file, `has ${response.bytes.length} bytes`);
    for (const address of addresses) {
      if (all.has(address)) add('sitemaps', address, 'is in the sitemaps twice');
      all.add(address);
    }
  }
  return [...all];
}

/**
 * Compares the sitemaps with the linked pages. An address that is only in a sitemap is a finding, and is
 * crawled too; an indexable page that is in no sitemap is also a finding. After an incomplete crawl
 * (`isPart`), only visited pages are compared.
 * @returns the sitemaps' addresses
 */
export async function checkSitemaps(walk: Walk, { base, read, add, disallowed, isPart = false }: Options) {
  const addresses = await addressesOf(base, { read, add });
  const isClosed = (address: string) => disallowed.some((path) => path.test(new URL(address).pathname));
  for (const address of addresses) {
    if (!isPart && !walk.known.has(address))
      add('sitemaps', address, 'is in a sitemap, but no link leads to it');
    if (isClosed(address)) add('sitemaps', address, 'is in a sitemap, but robots.txt disallows it');
  }
  await walk.visitFrom(addresses, 'a sitemap');
  for (const address of addresses) {
    const page = walk.pages.get(address);
    if (page?.indexable || (page === undefined && isPart)) continue;
    const problem = page === undefined ? 'does not return 200' : 'is excluded from search engines';
    add('sitemaps', address, `is in a sitemap, but ${problem}`);
  }
  // Sitemaps list only the first page of a listing.
  const firstPages = [...walk.pages.values()].filter(
    ({ address, indexable }) => indexable && !new URL(address).searchParams.has('pg'),
  );
  if (!isPart && firstPages.length !== addresses.length)
    add(
      'sitemaps',
      base,
      `${firstPages.length} addresses may be indexed (without further pages of listings), but the sitemaps list ${addresses.length}`,
    );
  for (const { address } of firstPages)
    if (!addresses.includes(address)) add('sitemaps', address, 'may be indexed, but no sitemap lists it');
  return addresses;
}
