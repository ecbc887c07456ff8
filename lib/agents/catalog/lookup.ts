import 'server-only';
import { info, type Message } from '../protocol/messages';
import { detailShape } from './detail-shape';
import { type Found, findProduct } from './find-product';
import type { ProductShape } from './product-shape';
import type { Filters, LookupRequest } from './requests';
import { isInPriceRange, purchasable } from './variant-filters';

type Input = { id: string; match: 'exact' | 'featured' };
type LookedUp = { product: ProductShape; inputs: Map<string, Input[]> };

/** Whether a product belongs to one of the wanted categories. */
export const isInCategories = (
  { categories = [] }: ProductShape,
  { categories: wanted }: Pick<Filters, 'categories'>,
): boolean =>
  wanted.length === 0 ||
  categories.some(({ value }) => wanted.some((path) => path.replace(/^\/+|\/+$/g, '') === value));

/**
 * Records the variant that an identifier stands for: the identified variant, or for a product the
 * representative one within the price range.
 */
function addInput(
  found: Map<string, LookedUp>,
  id: string,
  { variant }: Found,
  { product, price }: { product: ProductShape; price: Filters['price'] },
): void {
  const known = found.get(product.id) ?? { product, inputs: new Map<string, Input[]>() };
  const [featured] = purchasable(product.variants.filter((one) => isInPriceRange(one, price)));
  const shown = product.variants.find((one) => one.id === variant?.id) ?? featured;
  if (shown === undefined) return;
  const match = variant === null ? 'featured' : 'exact';
  known.inputs.set(shown.id, [...(known.inputs.get(shown.id) ?? []), { id, match }]);
  found.set(product.id, known);
}

/** Products by any of their identifiers, each once, with the matching variants. @throws StoreApiError */
export async function lookupCatalog({
  ids,
  filters,
  notices,
}: LookupRequest): Promise<{ data: object; messages: Message[] }> {
  const found = new Map<string, LookedUp>();
  const messages: Message[] = [...notices];
  for (const id of ids) {
    const one = await findProduct(id);
    const product = one && detailShape(one.detail, one.path);
    if (one === null) messages.push(info('not_found', id));
    else if (product === null)
      messages.push(info('price_on_request', `${id}: price on request, see the page of the product.`));
    else addInput(found, id, one, { product, price: filters.price });
  }
  const products = [...found.values()].flatMap(({ product, inputs }) => {
    if (!isInCategories(product, filters)) return [];
    const variants = product.variants
      .filter((variant) => inputs.has(variant.id) && isInPriceRange(variant, filters.price))
      .map((variant) => ({ ...variant, inputs: inputs.get(variant.id) ?? [] }));
    return variants.length > 0 ? [{ ...product, variants }] : [];
  });
  return { data: { products }, messages };
}
