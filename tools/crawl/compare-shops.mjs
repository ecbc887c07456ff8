import { createReader, describeAnswer } from './fetch.mjs';
import { readPage, textsOf } from './parse.mjs';

/** What differs from answer to answer, or says what is between the shop and its visitor. */
const OF_ONE_ANSWER = new Set([
  ...'age connection content-length date etag keep-alive last-modified server server-timing'.split(' '),
  ...'transfer-encoding x-cache x-nextjs-cache x-request-id'.split(' '),
]);

/** Besides what the sitemaps name: what a shop has for programs, and addresses that are no page. */
const MORE_ADDRESSES = [
  '/robots.txt',
  '/sitemap.xml',
  '/feed/google.xml',
  '/manifest.webmanifest',
  '/opensearch.xml',
  '/healthz',
  '/busca?busca=azul',
  '/marcas/',
  '/nao-existe',
  '/_next/static/nao-existe.js',
  '/v2/front/settings',
];

/** What a shop writes as its own origin, which need not be the one it is reached at. */
async function publicOrigin(base, read) {
  const home = await read(`${base}/`);
  const [canonical = ''] = readPage(home.text()).canonicals;
  return URL.canParse(canonical) ? new URL(canonical).origin : new URL(base).origin;
}

/** Paths of every address that the sitemaps of the shop at `base` name. */
async function pathsOf(base, read) {
  const index = await read(`${base}/sitemap.xml`);
  const files = textsOf(index.text(), 'loc').map((file) => new URL(file).pathname);
  const texts = await Promise.all(files.map(async (file) => (await read(base + file)).text()));
  const addresses = texts.flatMap((text) => textsOf(text, 'loc')).map((address) => new URL(address));
  return ['/', ...MORE_ADDRESSES, ...addresses.map(({ pathname, search }) => pathname + search)];
}

/** What is compared of an answer, by name; texts as if the shop's origin were `origin:`. */
function factsOf(answer, origin) {
  const own = (text) => text.replaceAll(origin, 'origin:');
  const facts = new Map([['status', describeAnswer(answer)]]);
  for (const [name, value] of answer.headers) {
    // A script that holds the shop's origin has another hash.
    if (!OF_ONE_ANSWER.has(name)) facts.set(name, own(value).replace(/'sha256-[^']+'/g, "'sha256'"));
  }
  if (answer.headers.get('content-type')?.startsWith('text/html')) {
    const { titles, canonicals, tags, headings, structured } = readPage(answer.text());
    facts.set('<title>', titles.join());
    facts.set('canonical', own(canonicals.join()));
    facts.set('robots', tags.get('robots')?.join() ?? '');
    facts.set('<h1>', headings.join());
    facts.set('structured data', own(JSON.stringify(structured)));
  }
  return facts;
}

/** What two answers differ in, a text for each. Pure. */
function differencesOf(first, other) {
  const names = new Set([...first.keys(), ...other.keys()]);
  return [...names]
    .filter((name) => first.get(name) !== other.get(name))
    .map((name) => `${name} is ${other.get(name) ?? 'absent'} instead of ${first.get(name) ?? 'absent'}`);
}

/** At most `max` of the items, from the whole length. */
const sample = (items, max) =>
  items.length <= max
    ? items
    : Array.from({ length: max }, (_, index) => items[Math.floor((index * items.length) / max)]);

/**
 * Reads the same addresses of several shops of one platform, and compares status, headers, policy and what search
 * engines read.
 * @param {readonly string[]} bases the first is what the others are compared with
 * @param {{ max: number, parallel: number }} options addresses in all, and at a time
 * @returns {Promise<{ compared: number, differences: { address: string, problem: string }[] }>}
 */
export async function compareShops(bases, { max, parallel }) {
  const read = createReader();
  const shops = await Promise.all(
    bases.map(async (base) => ({ base, origin: await publicOrigin(base, read) })),
  );
  const [first, ...others] = shops;
  const paths = sample([...new Set(await pathsOf(first.base, read))], max);
  const differences = [];
  const waiting = paths.values();
  const worker = async () => {
    for (const path of waiting) {
      const expected = factsOf(await read(first.base + path), first.origin);
      for (const { base, origin } of others) {
        const found = factsOf(await read(base + path), origin);
        for (const problem of differencesOf(expected, found))
          differences.push({ address: base + path, problem });
      }
    }
  };
  await Promise.all(Array.from({ length: parallel }, worker));
  return { compared: paths.length, differences };
}
