import { Sentence } from './project.mjs';

const PRODUCT_LINK = /<a\b[^>]*\bhref="(\/[^"?#]+)"/g;

/** The listing that is measured, with 24 cards. */
export const LISTING = '/oculos-de-sol?ipp=24';

/**
 * The path of a product page: PRODUCT_PATH, or the first link of a listing's product cards
 * (the `article` elements of its HTML). Throws a Sentence when the listing holds none.
 */
export function productPathIn(html, env) {
  if (env.PRODUCT_PATH) return env.PRODUCT_PATH;
  const cards = html.slice(html.indexOf('<main')).split('<article').slice(1);
  for (const card of cards) {
    const [link] = card.slice(0, card.indexOf('</article>')).matchAll(PRODUCT_LINK);
    if (link) return link[1];
  }
  throw new Sentence(`${LISTING} links to no product: set PRODUCT_PATH to the path of a product page.`);
}
