import type { CardPriceTexts } from '@/lib/catalog/card/card';
import type { FrameMillimetres } from '@/lib/catalog/product/frame-size';
import type { ProductLink } from '@/lib/catalog/product/product-link';
import type { CarrinhoPronto } from '@/lib/platform/schemas/offer';

/** A size of a compared product that is sold out, or can be bought without its page. */
export type ComparedSize = {
  label: string;
  /** Null where the size's own measures are unknown. */
  mm: FrameMillimetres | null;
  prices: CardPriceTexts;
  /** As `ComparedProduct.lenses`, in this size. */
  lenses: string;
  /** Adds one piece; null if the size is sold out. */
  carrinho: CarrinhoPronto | null;
};

/** Fields by which frames are compared. */
export type ComparedProduct = ProductLink & {
  /** The name without the words up to the brand: 'Ipê Browline Tartaruga'. */
  model: string;
  /** Null for a product that cannot be bought now. */
  prices: CardPriceTexts | null;
  /** Whether the shop quotes its price on request. */
  isQuoted: boolean;
  /** Null for a product without the measures of a frame. */
  mm: FrameMillimetres | null;
  /** The size that they are of; `''` when unknown. */
  size: string;
  /** The lists on the way to its page, from the widest. */
  lists: readonly string[];
  /** `''` when not named, as the two that follow. */
  brand: string;
  material: string;
  /** As the product's page has it: '24 g'. */
  weight: string;
  /** What it costs with lenses to a prescription: 'a partir de R$ 823,10 no PIX, ou R$ 914,00'; `''` if it takes none. */
  lenses: string;
  /** Sizes to choose from; empty for a product in one size. */
  sizes: readonly ComparedSize[];
  /** Adds one piece; null for a product that has to be bought on its page. */
  carrinho: CarrinhoPronto | null;
  /** Whether it can be added; else what comes first, or that it, or its size, cannot be bought. */
  purchase: 'add' | 'size' | 'lenses' | 'none' | 'soldOut';
  /** How many colours it comes in; 1 for itself alone. */
  colours: number;
  isLastPiece: boolean;
  /** Whether it is a pair of prescription lenses alone, whose prescription and frame follow the purchase. */
  isLooseLenses: boolean;
  mayTryOn: boolean;
};

/** The size that is chosen where a product comes in several; '' for one in a single size, or while none is chosen. */
export const chosenSize = ({ sizes, size, purchase }: ComparedProduct): string =>
  sizes.length > 0 && purchase !== 'size' ? size : '';
