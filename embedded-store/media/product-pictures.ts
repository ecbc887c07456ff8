import { eq } from 'drizzle-orm';
import type { FrameSpec } from '../catalogue/images/frame-spec';
import type { StoreContext } from '../context';
import { products } from '../db/catalogue-tables';
import type { RenderJob } from './job';

/** Edge length in px by file name prefix; without a prefix it is the zoom picture. */
export const pictureSizes = { s_: 160, m_: 455, b_: 910, '': 1600 } as const;

/** Which picture of a product: `view` counts from 1, `size` is the edge in px. */
export type Wanted = { view: number; size: number; format: 'webp' | 'jpg' };

/** What is drawn for a product and how many pictures it has; null for an unknown slug. */
export async function productSpec({ db }: StoreContext, slug: string) {
  const columns = { spec: products.frameSpec, imagens: products.imagens };
  const [row] = await db.select(columns).from(products).where(eq(products.slug, slug));
  return row?.spec ? { spec: row.spec, imagens: row.imagens } : null;
}

/** The job of one picture, null when there is no such view. */
export function productJob(spec: FrameSpec, { view, size, format }: Wanted): RenderJob | null {
  return view >= 1 ? { kind: 'product', spec, view, size, format } : null;
}
