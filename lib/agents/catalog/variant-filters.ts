import 'server-only';
import { doesFit, fitOfFront, sizeLetter, TYPED_UNCERTAINTY_MM } from '@/lib/catalog/product/fit';
import { frameSize } from '@/lib/catalog/product/frame-size';
import { currentStorefront } from '@/lib/config/storefronts/current';
import { foldText } from '@/lib/shared/fold-text';
import { detailShape } from './detail-shape';
import { readAt } from './find-product';
import { frontsByVariant } from './measurements';
import type { ProductShape, VariantShape } from './product-shape';
import type { Filters } from './requests';

export const isInPriceRange = (
  { price: { amount } }: VariantShape,
  { min = 0, max = Number.POSITIVE_INFINITY }: Filters['price'],
): boolean => amount >= min && amount <= max;

/** Requirements for a size: its price, the face that it must fit, and its name in the shop's filter. */
export type Wishes = { price: Filters['price']; faceWidthMm: number | undefined; size: string | null };

/** Widths of the fronts in mm by variant id. */
type Fronts = ReadonlyMap<string, number>;

const labelOf = ({ options }: VariantShape): string => options?.[0]?.label ?? '';

/** The variants in stock; all variants if none is in stock. */
export function purchasable(variants: readonly VariantShape[]): readonly VariantShape[] {
  const inStock = variants.filter(({ availability }) => availability.available);
  return inStock.length > 0 ? inStock : variants;
}

/** The letter of a size, from its label or from the width of its front; null if unknown. */
function letterOf(variant: VariantShape, fronts: Fronts) {
  const front = fronts.get(variant.id);
  return sizeLetter(labelOf(variant)) ?? (front === undefined ? null : frameSize(front));
}

/** Whether a variant has a size. Accepts variants of unknown size: their product passed the shop's filter. */
function isOfSize(variant: VariantShape, size: string, { variants }: ProductShape, fronts: Fronts): boolean {
  const letter = sizeLetter(size);
  if (letter !== null) return [letter, null].includes(letterOf(variant, fronts));
  const isNamed = variants.some((one) => foldText(labelOf(one)) === foldText(size));
  return !isNamed || foldText(labelOf(variant)) === foldText(size);
}

/** The shop's verdict on a front for a typed face width (TRY-17); null if it does not fit. */
function fitOf(faceWidthMm: number, front: number): string | null {
  const face = { value: faceWidthMm, uncertainty: TYPED_UNCERTAINTY_MM };
  const fit = fitOfFront({ glasses: null, face }, front);
  return doesFit(fit) ? fit : null;
}

/** The variants that fit a face, with their verdicts, closest front width first. */
function fittingVariants(variants: readonly VariantShape[], faceWidthMm: number, fronts: Fronts) {
  return variants
    .flatMap((variant) => {
      const front = fronts.get(variant.id);
      const fit = front === undefined ? null : fitOf(faceWidthMm, front);
      if (front === undefined || fit === null) return [];
      const metadata = { ...variant.metadata, front_width_mm: front, fit };
      return [{ variant: { ...variant, metadata }, distance: Math.abs(front - faceWidthMm) }];
    })
    .sort((a, b) => a.distance - b.distance)
    .map(({ variant }) => variant);
}

/** The variants of a product that match the request. */
function wantedVariants(product: ProductShape, wishes: Wishes, fronts: Fronts): VariantShape[] {
  const { price, faceWidthMm, size } = wishes;
  const wanted = purchasable(product.variants).filter(
    (variant) =>
      isInPriceRange(variant, price) && (size === null || isOfSize(variant, size, product, fronts)),
  );
  return faceWidthMm === undefined ? wanted : fittingVariants(wanted, faceWidthMm, fronts);
}

const NO_FRONTS: Fronts = new Map();

/** Whether the matching sizes can only be determined from the product's page, which has its measurements. */
function needsPage({ variants }: ProductShape, { faceWidthMm, size }: Wishes): boolean {
  if (faceWidthMm !== undefined) return true;
  if (size === null || sizeLetter(size) === null || !currentStorefront().features.measurements) return false;
  return variants.length > 1 && variants.some((variant) => sizeLetter(labelOf(variant)) === null);
}

/** The product of a page with its measurements; null if there is none. @throws StoreApiError */
async function measuredProduct(path: string): Promise<{ product: ProductShape; fronts: Fronts } | null> {
  const found = await readAt(path);
  const product = found && detailShape(found.detail, path);
  return found && product && { product, fronts: frontsByVariant(found.detail.conteudo) };
}

/**
 * A listed product with the matching variants; null if there are none.
 * @param path of the product's page
 * @throws StoreApiError
 */
export async function withWantedVariants(
  listed: ProductShape,
  path: string,
  wishes: Wishes,
): Promise<ProductShape | null> {
  const isAny =
    Object.keys(wishes.price).length === 0 && wishes.faceWidthMm === undefined && wishes.size === null;
  if (isAny) return listed;
  // Most products are outside the price range, which the listed prices already show.
  if (!purchasable(listed.variants).some((variant) => isInPriceRange(variant, wishes.price))) return null;
  const known = needsPage(listed, wishes)
    ? await measuredProduct(path)
    : { product: listed, fronts: NO_FRONTS };
  if (known === null) return null;
  const variants = wantedVariants(known.product, wishes, known.fronts);
  return variants.length === 0 ? null : { ...known.product, variants };
}
