import 'server-only';
import { readMeasurements } from '@/lib/catalog/product/measurements-by-size';
import { readProductPage } from '@/lib/catalog/product/read-product';
import { currentStorefront } from '@/lib/config/storefronts/current';
import { isStoreApiError } from '@/lib/platform/errors';
import type { ProdutoDetalhe } from '@/lib/platform/schemas/product-detail';

/** How much wider or narrower than the face a frame may be, in mm: a size of frames is about ten. */
const TOLERANCE_MM = 5;

/** Measurements of a frame by size, as its page shows them; empty for what is no frame. */
export function measurementsFor(product: ProdutoDetalhe) {
  if (!currentStorefront().features.measurements) return [];
  return (readMeasurements(product) ?? []).map(({ id, size, mm }) => ({
    ...(size === '' ? {} : { size }),
    ...(id === null ? {} : { size_id: String(id) }),
    front_width_mm: mm.frontWidth,
    bridge_mm: mm.bridge,
    lens_width_mm: mm.lensWidth,
    lens_height_mm: mm.lensHeight,
    ...(mm.temple === null ? {} : { temple_mm: mm.temple }),
  }));
}

/**
 * Measurements of the sizes of a frame that are about as wide as a face; null when none is. A product that fails to load
 * is none.
 */
export async function fittingSizes(path: string, faceWidthMm: number) {
  try {
    const { conteudo } = await readProductPage(path);
    const fitting = measurementsFor(conteudo).filter(
      (size) => Math.abs(size.front_width_mm - faceWidthMm) <= TOLERANCE_MM,
    );
    return fitting.length > 0 ? fitting : null;
  } catch (error) {
    if (isStoreApiError(error) && error.kind === 'absent') return null;
    throw error;
  }
}
