import type { Category } from '../../catalogue/reference';
import type { StoreContext } from '../../context';
import { categoryParams } from '../../urls';
import type { Crumb } from './estrutura';

/** Route and url of a category. */
export function categoryLink({ urls }: StoreContext, category: Category) {
  return urls.link(
    'product/listing/category',
    category.path,
    categoryParams(category.path.slice(1).split('/')),
  );
}

/** A category and its ancestors, from the top. */
export function lineage(ctx: StoreContext, category: Category): Category[] {
  const parent = category.parentId === null ? undefined : ctx.reference.categoryById.get(category.parentId);
  return parent ? [...lineage(ctx, parent), category] : [category];
}

/** Breadcrumb steps to a category. */
export function categoryCrumbs(ctx: StoreContext, category: Category): Crumb[] {
  return lineage(ctx, category).map((step) => ({ label: step.nome, ...categoryLink(ctx, step) }));
}
