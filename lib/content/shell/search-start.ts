import 'server-only';
import { helpPages, type SearchStart } from '@/lib/catalog/search/search-offers';
import { storeOrigins } from '@/lib/config/store-site';
import { currentStorefront } from '@/lib/config/storefronts/current';
import { menuLinks, mostSearched, splitFooterMenus } from './menus';
import { readBrandLinks, readMenuOf } from './read-shell';

const MAX_CATEGORIES = 6;
const MAX_POPULAR = 8;

/**
 * Categories of the main menu, most searched links, help pages and brands. They come from data that every
 * page reads anyway.
 */
export async function readSearchStart(): Promise<SearchStart> {
  const { copy, features } = currentStorefront();
  const origins = storeOrigins();
  const [main, footer, brands] = await Promise.all([
    readMenuOf('menu-principal'),
    readMenuOf('links-rodape'),
    readBrandLinks(),
  ]);
  const menu = menuLinks(main, origins);
  const footerMenus = menuLinks(footer, origins);
  const categories = menu
    .flatMap(({ label, href }) => (href?.startsWith('/') ? [{ label, href }] : []))
    .slice(0, MAX_CATEGORIES);
  const searched = splitFooterMenus(footerMenus).mostSearched;
  const popular = searched ?? mostSearched(menu, features.standaloneCategoryNames);
  return {
    hint: copy.searchHint,
    categories,
    popularTitle: searched === null ? 'Sugestões' : 'Os mais buscados',
    popular: popular.slice(0, MAX_POPULAR),
    help: helpPages([...footerMenus, ...menu]),
    brands,
    hasSizes: features.measurements,
  };
}
