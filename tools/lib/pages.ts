import { load } from 'cheerio';
import { CliError } from '../../scripts/lib/cli.mjs';
import { readPage, textAt } from './http';

/** Addresses of pages, by name. */
export type Addresses = Record<string, string>;
export type Pages = { home: string; listing: string; product: string };

/** The listing that is measured, with 24 cards. */
export const LISTING = '/oculos-de-sol?ipp=24';

/** The same listing with a price filter. */
export const FILTERED = '/oculos-de-sol?preco=100-900';

/** Links to whole pages of the shop. */
const LINK = 'a[href^="/"]:not([href*="?"], [href*="#"])';

/** The paths of the products to which a listing's HTML links. */
export function productPathsIn(html: string) {
  const $ = load(html);
  const cards = $('main article').toArray();
  return cards.flatMap((card) => $(card).find(LINK).attr('href') ?? []);
}

/** A product page of the embedded store, always the same, so that figures can be compared over time. */
const USUAL_PRODUCT = '/oculos-de-sol-garoa-fina-guara-hexagonal-ouro-rose-lente-cinza-degrade.html';

/** The path of the product page to measure: PRODUCT_PATH, the usual one, or else the listing's first product. */
export function productPathIn(html: string) {
  const paths = productPathsIn(html);
  const first = process.env.PRODUCT_PATH || (paths.includes(USUAL_PRODUCT) ? USUAL_PRODUCT : paths[0]);
  if (first === undefined)
    throw new CliError(`${LISTING} links to no product: set PRODUCT_PATH to the path of a product page.`);
  return first;
}

/** Whether a product's page offers sizes of which none is chosen yet. */
export function offersSizes(html: string) {
  const sizes = load(html)('input[type="radio"][form="comprar"]');
  return sizes.length > 1 && sizes.is(':not(:disabled, :checked)');
}

/** The first link below `prefix` in a page's content; undefined if there is none. */
export const linkIn = (html: string, prefix: string) =>
  load(html)('main').find(LINK).filter(`[href^="${prefix}"]`).attr('href');

/** Addresses of pages that stay stored, one for each kind of page that most shoppers visit. */
export async function storedPaths(base: string) {
  const product = productPathIn(await textAt(base + LISTING));
  return ['/', LISTING, product, '/marcas', '/lista', '/pagina/compra-segura'];
}

const FIXED = {
  home: '/',
  'home, whole': '/?render=1',
  brands: '/marcas',
  kits: '/lista',
  search: '/busca?busca=a',
  'search without results': '/busca?busca=xyzxyzxyz',
  favourites: '/favoritos',
  comparison: '/comparar',
  contact: '/pagina/central-de-atendimento',
  questions: '/pagina/perguntas-frequentes',
  'not found': '/nada/que/exista',
};

/** A kind of page, and the path of one such page. */
export type KindOfPage = [kind: string, path: string];

/**
 * The kinds of pages in the shop at `base`, or only those in `chosen`: pages with a fixed address, and the first
 * linked page of each other kind.
 */
export async function pagesOfEachKind(base: string, chosen?: readonly string[]): Promise<KindOfPage[]> {
  async function first(path: string, form: RegExp) {
    const { status, html } = await readPage(base + path);
    if (status !== 200)
      throw new CliError(
        `${base}${path} returned ${status}: fix the page first, or check that the shop runs.`,
      );
    const links = load(html)('a[href]').toArray();
    return links.map(({ attribs }) => attribs.href ?? '').find((link) => form.test(link));
  }
  const listing = await first('/', /^\/[^/.?#]+$/);
  if (listing === undefined) throw new CliError(`${base}/ links to no listing: check the menus of the shop.`);
  const pages = {
    ...FIXED,
    listing,
    'filtered listing': await first(listing, /[?&](?:filtro|atributo|marca)=/),
    product: await first(listing, /^\/[^/]+\.html/),
    brand: await first('/marcas', /^\/marcas\/[^/]+$/),
    campaign: await first('/', /^\/c\/[^/]+$/),
    kit: await first('/lista', /^\/lista\/[^/]+/),
  };
  return Object.entries(pages).filter(
    (page): page is KindOfPage => page[1] !== undefined && (chosen?.includes(page[0]) ?? true),
  );
}
