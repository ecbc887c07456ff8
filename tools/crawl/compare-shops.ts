import { addressesOf, createReader, type Reader, type ShopResponse } from './fetch';
import { parsePage, textsOf } from './parse';

/** Headers that differ between two responses for the same page, or that proxies add. */
const OF_ONE_RESPONSE = new Set([
  ...'age connection content-length date etag keep-alive last-modified server server-timing'.split(' '),
  ...'transfer-encoding x-cache x-nextjs-cache x-request-id'.split(' '),
]);

/** Compared in addition to the sitemaps: files for programs, and addresses without a page. */
const MORE_ADDRESSES = [
  '/robots.txt',
  '/sitemap.xml',
  '/feed/google.xml',
  '/manifest.webmanifest',
  '/opensearch.xml',
  '/healthz',
  '/busca?busca=azul',
  '/marcas/',
  '/llms.txt',
  '/sw.js',
  '/.well-known/security.txt',
  '/%',
  '/checkout/carrinho/',
  '/nao-existe',
  '/_next/static/nao-existe.js',
  '/v2/front/settings',
];

/** Length of the excerpts of a difference, and how far in front of the difference they start. */
const LETTERS = { shown: 300, before: 40 };

/** A shop at `base`, and the origin in the addresses that it writes, which may be another one. */
async function shopAt(base: string, read: Reader) {
  const [canonical = ''] = parsePage((await read(`${base}/`)).text()).canonicals;
  return { base, origin: new URL(URL.canParse(canonical) ? canonical : base).origin };
}

const pathOf = ({ pathname, search }: URL) => pathname + search;

/** Paths of all addresses in the sitemaps of the shop at `base`. */
async function pathsOf(base: string, read: Reader) {
  const locations = async (path: string) =>
    textsOf((await read(base + path)).text(), 'loc').map((text) => new URL(text));
  const files = await locations('/sitemap.xml');
  const addresses = await Promise.all(files.map(({ pathname }) => locations(pathname)));
  return ['/', ...MORE_ADDRESSES, ...addresses.flat().map(pathOf)];
}

type Facts = Map<string, string>;

/**
 * The facts of a response that are compared, by name, and its links. The shop's origin is replaced by
 * `origin:`.
 */
function contentOf(response: ShopResponse, origin: string): { facts: Facts; links: string[] } {
  const own = (text: string) =>
    text.replaceAll(origin, 'origin:').replaceAll(encodeURIComponent(origin), 'origin:');
  const facts = new Map([['status', response.problem ?? String(response.status)]]);
  for (const [name, value] of response.headers) {
    // An inline script that contains the shop's origin has another hash.
    if (!OF_ONE_RESPONSE.has(name)) facts.set(name, own(value).replace(/'sha256-[^']+'/g, "'sha256'"));
  }
  if (!response.headers.get('content-type')?.startsWith('text/html')) return { facts, links: [] };
  const { titles, canonicals, tags, headings, structured, links, main } = parsePage(response.text());
  facts.set('<title>', titles.join());
  facts.set('canonical', own(canonicals.join()));
  facts.set('robots', tags.get('robots')?.join() ?? '');
  facts.set('<h1>', headings.join());
  facts.set('structured data', own(JSON.stringify(structured)));
  facts.set('links', own([...new Set(links)].sort().join(' ')));
  facts.set('text of main', main.replace(/\s+/g, ' ').trim());
  return { facts, links };
}

/** `max`: how many addresses in total; `parallel`: how many at a time. */
type Options = { max: number; parallel: number };
type Difference = { address: string; fact: string; problem: string };

/** The differences between two responses, each as an excerpt that starts a few letters before it. */
function differencesOf(first: Facts, other: Facts): Omit<Difference, 'address'>[] {
  const names = [...new Set([...first.keys(), ...other.keys()])];
  return names.flatMap((fact) => {
    const [expected, found] = [first.get(fact), other.get(fact)];
    if (expected === found) return [];
    const differs = [...(expected ?? '')].findIndex((letter, index) => letter !== found?.[index]);
    const start = Math.max(0, differs - LETTERS.before);
    const excerpt = (text = 'absent') => text.slice(text === 'absent' ? 0 : start, start + LETTERS.shown);
    return { fact, problem: `${fact} is ${excerpt(found)} instead of ${excerpt(expected)}` };
  });
}

/** At most `max` items, evenly spread over the list. */
const sample = (items: readonly string[], max: number) =>
  items.filter((_, index) => index % Math.ceil(items.length / max) === 0).slice(0, max);

/**
 * Reads the same addresses from several shops of one platform: those in the sitemaps and those to which these
 * pages link. Compares the first shop with the others: status, headers, policy, links, text, and the data for search engines.
 */
export async function compareShops(bases: readonly [string, ...string[]], { max, parallel }: Options) {
  const read = createReader();
  const [own, ...more] = bases;
  const first = await shopAt(own, read);
  const others = await Promise.all(more.map((base) => shopAt(base, read)));
  const differences: Difference[] = [];
  const linked = new Set<string>();
  let compared = 0;

  async function compare(path: string) {
    const expected = contentOf(await read(first.base + path), first.origin);
    for (const url of expected.links.flatMap((link) => addressesOf(link, first.base + path)))
      if (url.origin === new URL(first.base).origin) linked.add(pathOf(url));
    for (const { base, origin } of others) {
      const found = contentOf(await read(base + path), origin);
      for (const difference of differencesOf(expected.facts, found.facts))
        differences.push({ address: base + path, ...difference });
    }
    compared += 1;
  }

  async function compareAll(paths: readonly string[]) {
    for (let at = 0; at < paths.length; at += parallel)
      await Promise.all(paths.slice(at, at + parallel).map(compare));
  }

  const named = new Set(await pathsOf(first.base, read));
  await compareAll(sample([...named], max));
  const unnamed = [...linked].filter((path) => !named.has(path));
  await compareAll(sample(unnamed, max - compared));
  return { compared, differences };
}
