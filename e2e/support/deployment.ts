import { type APIRequestContext, expect } from 'playwright/test';

/** Paths of pages of each kind; undefined if the shop seems to have none. */
export type FoundPages = Record<'listing' | 'product' | 'institutional' | 'kit', string | undefined>;

const MAX_TRIES = 12;
const MAX_SITEMAPS = 10;

/** Paths of the addresses in a text, each once. Only the path is used, so that only the deployment is requested. */
function pathsIn(text: string, pattern: RegExp, base: string): string[] {
  const addresses = [...text.matchAll(pattern)].map(([, address = '']) => address.replaceAll('&amp;', '&'));
  const urls = addresses
    .filter((address) => URL.canParse(address, base))
    .map((address) => new URL(address, base));
  return [...new Set(urls.map(({ pathname }) => pathname))];
}

const linksIn = (html: string, base: string) => pathsIn(html, /<a [^>]*href="(\/[^"#]*)"/g, base);
const placesIn = (xml: string, base: string) => pathsIn(xml, /<loc>([^<]+)<\/loc>/g, base);

/** Every path in the sitemaps; empty if the shop has none, or cannot read its catalogue yet. */
async function sitemapPaths(request: APIRequestContext, base: string): Promise<string[]> {
  const index = await request.get('/sitemap.xml');
  if (!index.ok()) return [];
  const text = await index.text();
  const places = placesIn(text, base);
  if (!text.includes('<sitemapindex')) return places;
  const found: string[] = [];
  for (const path of places.slice(0, MAX_SITEMAPS)) {
    const response = await request.get(path);
    if (response.ok()) found.push(...placesIn(await response.text(), base));
  }
  return found;
}

/**
 * Finds a page of each kind through the shop: its sitemaps, and the links of its home page and of a listing.
 */
export async function findPages(request: APIRequestContext, base: string): Promise<FoundPages> {
  const home = await request.get('/');
  expect(home.status(), 'the home page').toBe(200);
  const paths = [...linksIn(await home.text(), base), ...(await sitemapPaths(request, base))];

  /**
   * A path that matches `form` and whose page contains `mark`. The links on the page found become candidates in later
   * calls.
   */
  async function find(form: RegExp, mark: RegExp): Promise<string | undefined> {
    const candidates = [...new Set(paths.filter((path) => form.test(path)))];
    // Candidates are spread over the list, because neighbours are alike: for example, several consecutive frames may be
    // sold only with lenses.
    const step = Math.ceil(candidates.length / MAX_TRIES);
    for (const path of candidates.filter((_, index) => index % step === 0)) {
      const response = await request.get(path, { maxRedirects: 0 });
      const html = await response.text();
      if (response.status() !== 200 || !mark.test(html)) continue;
      paths.unshift(...linksIn(html, base));
      return path;
    }
    return undefined;
  }

  return {
    listing: await find(/^\/[^/.]+$/, /Produtos encontrado\(s\)/),
    product: await find(/^\/(?!lista\/).+\.html$/, /Adicionar à sacola/),
    institutional: await find(/^\/pagina\/./, /<h1/),
    kit: await find(/^\/lista\/./, /<h1/),
  };
}
