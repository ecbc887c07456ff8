import { readMeasurements } from '@/lib/catalog/product/measurements-by-size';
import { variantsOf } from '@/lib/catalog/product/sold-variants';
import { currentStorefront } from '@/lib/config/storefronts/current';
import type { ProdutoDetalhe } from '@/lib/platform/schemas/product-detail';

const measuredSizes = (product: ProdutoDetalhe) =>
  currentStorefront().features.measurements ? (readMeasurements(product) ?? []) : [];

/** Measurements of a frame by variant, as on its page; empty for other products. */
export function measurementsFor(product: ProdutoDetalhe) {
  const variants = variantsOf(product);
  return measuredSizes(product).map(({ id, size, mm }) => {
    const variant = variants.length === 1 ? variants[0] : variants.find(({ sizeId }) => sizeId === id);
    return {
      ...(size === '' ? {} : { size }),
      ...(variant === undefined ? {} : { variant_id: variant.id }),
      front_width_mm: mm.frontWidth,
      bridge_mm: mm.bridge,
      lens_width_mm: mm.lensWidth,
      lens_height_mm: mm.lensHeight,
      ...(mm.temple === null ? {} : { temple_mm: mm.temple }),
    };
  });
}

/**
 * Widths of the fronts in mm by variant id. A size without its own width gets the width that the platform assigns to no
 * size.
 */
export function frontsByVariant(product: ProdutoDetalhe): ReadonlyMap<string, number> {
  const sizes = measuredSizes(product);
  const variants = variantsOf(product);
  const shared = variants.length === 1 ? sizes[0] : sizes.find(({ id }) => id === null);
  return new Map(
    variants.flatMap(({ id, sizeId }): [string, number][] => {
      const size = sizes.find((one) => one.id === sizeId) ?? shared;
      return size === undefined ? [] : [[id, size.mm.frontWidth]];
    }),
  );
}
