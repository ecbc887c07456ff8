import { type Screen, screenEntries } from './screens';

/** How a page looks at first sight: a product, a list of products, or text. */
export type PageShape = 'product' | 'listing' | 'text';

const SHAPES: Record<Screen, PageShape> = {
  home: 'text',
  brands: 'text',
  'listing/category': 'listing',
  'listing/brand': 'listing',
  'listing/landing-page': 'listing',
  'listing/search': 'listing',
  product: 'product',
  'kit-index': 'listing',
  kit: 'product',
  'black-friday': 'text',
  'cms-page': 'text',
  'static-page': 'text',
  article: 'text',
  evaluation: 'text',
  favourites: 'text',
  comparison: 'text',
  'design-system': 'text',
  error: 'text',
};

/** The shape of the page at `path`, before the platform is called; what only the platform knows is mostly a listing. */
export function pageShape(path: string): PageShape {
  const entries = screenEntries().filter(([screen]) => screen !== 'listing/category');
  const found =
    entries.find(([, { paths }]) => paths.includes(path)) ??
    entries.find(([, { pattern }]) => pattern?.test(path));
  return found === undefined ? 'listing' : SHAPES[found[0]];
}
