import { load } from 'cheerio';
import { CliError } from '../../scripts/lib/cli.mjs';

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
