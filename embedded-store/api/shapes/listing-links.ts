import { type ListingTarget, type Selection, selectionQuery } from '../../catalogue/listing-scope';
import type { Category } from '../../catalogue/reference';
import type { StoreContext } from '../../context';
import { categoryParams, type Linked, orEmpty } from '../../urls';
import { categoryLink } from './category-links';

/** Route and url of a listing without any choice. */
export function listingLink(ctx: StoreContext, target: ListingTarget): Linked {
  const { urls } = ctx;
  switch (target.nivel) {
    case 'product/listing/category':
      return categoryLink(ctx, target.category);
    case 'product/listing/brand':
      return nested(
        ctx,
        'product/listing/brand',
        `/marcas/${target.brand.slug}`,
        { marca: target.brand.slug },
        target.category,
      );
    case 'product/listing/landing-page': {
      const { slug } = target.landingPage;
      return nested(
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

function nested(
  { urls }: StoreContext,
  name: string,
  base: string,
  params: Record<string, string>,
  category: Category | null,
): Linked {
  const path = category?.path ?? '';
  return urls.link(name, `${base}${path}`, { ...params, ...categoryParams(path.split('/').filter(Boolean)) });
}

/** The same brand or campaign within a category, or simply the category. */
export function categoryWithin(ctx: StoreContext, target: ListingTarget, category: Category): Linked {
  const narrowed =
    target.nivel === 'product/listing/brand' || target.nivel === 'product/listing/landing-page';
  return narrowed ? listingLink(ctx, { ...target, category }) : categoryLink(ctx, category);
}

/**
 * Route and url of a listing with choices. As on the platform, such a route has no `route` and `path`;
 * its query is the whole target state.
 */
export function chosenLink(ctx: StoreContext, target: ListingTarget, selection: Selection) {
  const { rota, url } = listingLink(ctx, target);
  const query = selectionQuery(selection);
  const search = new URLSearchParams(query).toString();
  return {
    rota: { name: rota.name, params: rota.params, query: orEmpty(query) },
    url: search ? `${url}?${search}` : url,
  };
}
