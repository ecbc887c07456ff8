import { told } from './reader.mjs';
import { textsOf } from './xml.mjs';

const MAX_ADDRESSES = 50_000;
const MAX_BYTES = 50_000_000;

/** Every address that the sitemaps name, in their order, each once. */
async function addressesOf(base, { read, note }) {
  const index = await read(`${base}/sitemap.xml`);
  if (index.status !== 200) note('sitemaps', `${base}/sitemap.xml`, told(index));
  const all = new Set();
  for (const file of textsOf(index.text(), 'loc')) {
    const answer = await read(file);
    const addresses = textsOf(answer.text(), 'loc');
    if (answer.status !== 200) note('sitemaps', file, told(answer));
    if (addresses.length > MAX_ADDRESSES) note('sitemaps', file, `holds ${addresses.length} addresses`);
    if (answer.bytes.length > MAX_BYTES) note('sitemaps', file, `has ${answer.bytes.length} bytes`);
    for (const address of addresses) {
      if (all.has(address)) note('sitemaps', address, 'stands in the sitemaps twice');
      all.add(address);
    }
  }
  return [...all];
}

/**
 * The sitemaps against what links led to (B21). What only they name is walked as well, and told; products that
 * they leave out are told too.
 * @returns the addresses they name
 */
export async function checkSitemaps(walked, { base, read, note }) {
  const addresses = await addressesOf(base, { read, note });
  const unlinked = addresses.filter((address) => !walked.known.has(address));
  for (const address of unlinked) note('sitemaps', address, 'is in a sitemap, but no link leads to it');
  await walked.from(unlinked, 'a sitemap');
  for (const address of addresses) {
    const page = walked.pages.get(address);
    if (page === undefined) note('sitemaps', address, 'is in a sitemap, but is no page that answers 200');
    else if (!page.indexable) note('sitemaps', address, 'is in a sitemap, but kept from search engines');
  }
  const named = new Set(addresses);
  for (const { address, isProduct, indexable } of walked.pages.values()) {
    if (isProduct && indexable && !named.has(address))
      note('sitemaps', address, 'is a product that no sitemap names');
  }
  return addresses;
}
