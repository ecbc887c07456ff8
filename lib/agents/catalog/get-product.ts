import 'server-only';
import { foldText } from '@/lib/shared/fold-text';
import { errorMessage, type Message } from '../protocol/messages';
import { detailShape } from './detail-shape';
import { findProduct } from './find-product';
import { isInCategories } from './lookup';
import type { ProductShape, VariantShape } from './product-shape';
import type { ProductRequest } from './requests';
import { isInPriceRange, purchasable } from './variant-filters';

type Selected = { name: string; label: string };

const hasOption = ({ options = [] }: VariantShape, { name, label }: Selected) =>
  options.some(
    (option) => foldText(option.name) === foldText(name) && foldText(option.label) === foldText(label),
  );

/**
 * The selected variant: the one with the id, otherwise the one with the options, otherwise the featured one.
 */
function chosenVariant(
  { variants }: ProductShape,
  variantId: string | undefined,
  selected: readonly Selected[],
) {
  const byId = variants.find(({ id }) => id === variantId);
  if (byId !== undefined) return byId;
  const matching = variants.filter((variant) => selected.every((option) => hasOption(variant, option)));
  return matching.find(({ availability }) => availability.available) ?? matching[0] ?? variants[0];
}

/** The product with the selected options, and the other available sizes. */
function withSelection(product: ProductShape, chosen: VariantShape, variants: readonly VariantShape[]) {
  const options = (product.options ?? []).map(({ name, values }) => ({
    name,
    values: values.map(({ label }) => {
      const variant = product.variants.find((one) => hasOption(one, { name, label }));
      return { label, available: variant?.availability.available ?? false, exists: variant !== undefined };
    }),
  }));
  return {
    ...product,
    ...(options.length > 0 ? { options } : {}),
    selected: chosen.options ?? [],
    variants: [chosen, ...variants.filter((variant) => variant !== chosen)],
  };
}

/**
 * One product in full, or the reason why there is none. Size is the only option of a product. The response
 * contains the sizes within the price range, the selected one first.
 * @throws StoreApiError
 */
export async function getProduct({
  id,
  selected,
  filters,
  notices,
}: ProductRequest): Promise<{ data: { product: object }; messages: Message[] } | { problem: Message }> {
  const found = await findProduct(id);
  if (found === null)
    return { problem: errorMessage('not_found', `Product not found: ${id}`, 'unrecoverable') };
  const product = detailShape(found.detail, found.path);
  if (product === null) {
    const content = 'The price of this product is on request: see its page.';
    return { problem: errorMessage('price_on_request', content, 'requires_buyer_input') };
  }
  const chosen = chosenVariant(product, found.variant?.id, selected);
  const variants = product.variants.filter((variant) => isInPriceRange(variant, filters.price));
  const [first] = chosen && variants.includes(chosen) ? [chosen] : purchasable(variants);
  if (first === undefined || !isInCategories(product, filters))
    return { problem: errorMessage('not_found', 'No variant of this product is within the filters.') };
  return { data: { product: withSelection(product, first, variants) }, messages: notices };
}
