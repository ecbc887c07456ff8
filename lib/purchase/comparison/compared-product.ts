import type { CardPriceTexts } from '@/lib/catalog/card/card';
import type { FrameMillimetres } from '@/lib/catalog/product/frame-size';
import type { ProductLink } from '@/lib/catalog/product/product-link';

/** What frames are compared by. */
export type ComparedProduct = ProductLink & {
  /** Null for a product that cannot be bought now. */
  prices: CardPriceTexts | null;
  /** Null for a product without the measures of a frame. */
  mm: FrameMillimetres | null;
  /** The size that they are of; `''` when unknown. */
  size: string;
  /** `''` when not named. */
  material: string;
  /** Whether it takes lenses to a prescription, and from which price: 'Sim, a partir de R$ 240,00'. */
  lenses: string;
};
