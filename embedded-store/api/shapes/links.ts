import { type ListingTarget, type Selection, selectionQuery } from '../../catalogue/listing-scope';
import type { Category } from '../../catalogue/reference';
import { resolveUrl } from '../../catalogue/resolve-url';
import type { StoreContext } from '../../context';
import { categoryParams, type Linked, orEmpty } from '../../urls';
import type { Crumb } from './estrutura';

export function categoryLink({ urls }: StoreContext, category: Category) {
  return urls.link(
    'product/listing/category',
    category.path,
    categoryParams(category.path.slice(1).split('/')),
  );
}

/** A category and its ancestors, top first. */
export function lineage(ctx: StoreContext, category: Category): Category[] {
  const parent = category.parentId === null ? undefined : ctx.reference.categoryById.get(category.parentId);
  return parent ? [...lineage(ctx, parent), category] : [category];
}

export function categoryCrumbs(ctx: StoreContext, category: Category): Crumb[] {
  return lineage(ctx, category).map((step) => ({ label: step.nome, ...categoryLink(ctx, step) }));
}

/** Route and url of a listing without filters. */
export function listingLink(ctx: StoreContext, target: ListingTarget): Linked {
  const { urls } = ctx;
  switch (target.nivel) {
    case 'product/listing/category':
      return categoryLink(ctx, target.category);
    case 'product/listing/brand':
      return narrowedLink(
        ctx,
        'product/listing/brand',
        `/marcas/${target.brand.slug}`,
        { marca: target.brand.slug },
        target.category,
      );
    case 'product/listing/landing-page': {
      const { slug } = target.landingPage;
      return narrowedLink(
        ctx,
        'product/listing/landing-page',
        `/c/${slug}`,
        { landingPage: slug },
        target.category,
      );
    }
    case 'product/listing/search':
      return urls.link('product/listing/search', '/busca', {});
  }
}

function narrowedLink(
  { urls }: StoreContext,
  name: string,
  base: string,
  params: Record<string, string>,
  category: Category | null,
): Linked {
  const path = category?.path ?? '';
  return urls.link(name, `${base}${path}`, { ...params, ...categoryParams(path.split('/').filter(Boolean)) });
}

/** The brand or campaign narrowed to a category; without a brand or campaign, the category. */
export function categoryWithin(ctx: StoreContext, target: ListingTarget, category: Category): Linked {
  const narrowed =
    target.nivel === 'product/listing/brand' || target.nivel === 'product/listing/landing-page';
  return narrowed ? listingLink(ctx, { ...target, category }) : categoryLink(ctx, category);
}

/**
 * Route and url of a filtered listing. As on the platform, such a route has no `route` and `path`; its query
 * is the complete state of the target.
 */
export function filteredLink(ctx: StoreContext, target: ListingTarget, selection: Selection) {
  const { rota, url } = listingLink(ctx, target);
  const query = selectionQuery(selection);
  const search = new URLSearchParams(query).toString();
  return {
    rota: { name: rota.name, params: rota.params, query: orEmpty(query) },
    url: search ? `${url}?${search}` : url,
  };
}

/** Route and url of any address of the shop, for menus. */
export async function linkTo(ctx: StoreContext, address: string): Promise<Linked> {
  const [path = '', search = ''] = address.split('?');
  const { rota, url } = await pathLink(ctx, path);
  const query = orEmpty(Object.fromEntries(new URLSearchParams(search)));
  return { rota: { ...rota, query }, url: search ? `${url}?${search}` : url };
}

async function pathLink(ctx: StoreContext, path: string): Promise<Linked> {
  const target = await resolveUrl(ctx, path);
  const [first = ''] = path.slice(1).split('/');
  switch (target?.nivel) {
    case 'product/listing/category':
    case 'product/listing/brand':
    case 'product/listing/landing-page':
      return listingLink(ctx, target);
    case 'page':
      return pageLink(ctx, path);
    default:
      return ctx.urls.link(target?.nivel ?? first, path, {});
  }
}

/** Route and url of an institutional page. */
export function pageLink({ urls }: StoreContext, path: string): Linked {
  const [first = '', pagina = '', nivel2] = path.slice(1).split('/');
  if (first !== 'pagina') return urls.link(first === 'marcas' ? 'brands' : first, path, {});
  return urls.link('page', path, { pagina, ...(nivel2 ? { paginaNivel2: nivel2 } : {}) });
}
