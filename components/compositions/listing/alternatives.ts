import 'server-only';
import type { Alternatives } from '@/components/catalog/listing/empty-listing';
import { AddToCartButton } from '@/components/purchase/cart/add-to-cart-button';
import { readListingPage } from '@/lib/catalog/listing/read-listing';
import { oneOfEachModel } from '@/lib/catalog/product/recommendations';
import { storeOrigins } from '@/lib/config/store-site';
import { menuLinks } from '@/lib/content/shell/menus';
import { readMenuOf } from '@/lib/content/shell/read-shell';
import { readLaunches } from '@/lib/platform/endpoints/home-blocks';
import { withFallback } from '@/lib/platform/optional';

/** Left out: an empty listing links to the brands anyway. */
const BRANDS_PATH = '/marcas';
const MAX_CATEGORIES = 5;
const MAX_DEPARTMENTS = 2;
const MAX_SHAPES = 4;
const MAX_PRODUCTS = 4;

/**
 * Alternatives to an empty listing: the departments of the main menu, and the bestsellers of the first of
 * them, the default order of listings; the launches where that one is no category.
 */
export async function readAlternatives(maxProducts = MAX_PRODUCTS): Promise<Alternatives> {
  const categories = menuLinks(await readMenuOf('menu-principal'), storeOrigins())
    .flatMap(({ label, href }) =>
      href?.startsWith('/') && href !== BRANDS_PATH ? [{ nome: label, href }] : [],
    )
    .slice(0, MAX_CATEGORIES);
  const [first] = categories;
  const [path = ''] = first?.href.split('?') ?? [];
  const popular = path && (await withFallback(readListingPage('category', path, {}), null));
  const found = popular && popular.conteudo.produtos.length > 0 ? popular.conteudo.produtos : null;
  const launches = found ? null : await readLaunches();
  return {
    categories,
    title: found ? `Mais procurados em ${first?.nome}` : (launches?.vitrine?.titulo ?? ''),
    produtos: oneOfEachModel(null, found ?? launches?.produtos ?? []).slice(0, maxProducts),
    BuyButton: AddToCartButton,
  };
}

/** The same for a list without products: where the shop has a menu of shapes, some of them after the first departments. */
export async function readEmptyListAlternatives(): Promise<Alternatives> {
  const [alternatives, menu] = await Promise.all([readAlternatives(), readMenuOf('menu-oculos')]);
  const [first] = menuLinks(menu, storeOrigins());
  const shapes = (first?.children ?? []).flatMap(({ label, href }) =>
    href?.startsWith('/') ? [{ nome: label, href }] : [],
  );
  if (shapes.length === 0) return alternatives;
  const departments = alternatives.categories.slice(0, MAX_DEPARTMENTS);
  return { ...alternatives, categories: [...departments, ...shapes.slice(0, MAX_SHAPES)] };
}
