import type { CardPriceTexts } from '@/lib/catalog/card/card';
import type { FrameMillimetres } from '@/lib/catalog/product/frame-size';
import type { ProductLink } from '@/lib/catalog/product/product-link';
import type { CarrinhoPronto } from '@/lib/platform/schemas/offer';

/** A size of a compared product that is sold out or can be bought directly. */
export type ComparedSize = {
  label: string;
  /** Null if the size's own measures are unknown. */
  mm: FrameMillimetres | null;
  prices: CardPriceTexts;
  /** Like the product's `lenses`, for this size. */
  lenses: string;
  cashWithLenses: string;
  /** Adds one piece; null if the size is sold out. */
  carrinho: CarrinhoPronto | null;
};

/** Fields for comparing frames. */
export type ComparedProduct = ProductLink & {
  /** The name without the words up to the brand: 'Ipê Browline Tartaruga'. */
  model: string;
  /** Null for a product that cannot be bought now. */
  prices: CardPriceTexts | null;
  /** Whether the shop quotes its price on request. */
  isQuoted: boolean;
  /** Null for a product without the measures of a frame. */
  mm: FrameMillimetres | null;
  /** The size of these measures; `''` if unknown. */
  size: string;
  /** The product's breadcrumb lists, widest first. */
  lists: readonly string[];
  /** `''` if unknown, like the next two fields. */
  brand: string;
  material: string;
  /** The weight as on the product's page: '24 g'. */
  weight: string;
  /** Price with prescription lenses: 'a partir de R$ 823,10 no PIX, ou R$ 914,00'; `''` if it has none. */
  lenses: string;
  /** As `lenses`, without the card price: 'a partir de R$ 823,10 no PIX'. */
  cashWithLenses: string;
  /** Sizes to choose from; empty for a product in a single size. */
  sizes: readonly ComparedSize[];
  /** Adds one piece; null for a product that must be bought on its page. */
  carrinho: CarrinhoPronto | null;
  /** 'add' if the product can be added; else the step that comes first, or why it or its size cannot be bought. */
  purchase: 'add' | 'size' | 'lenses' | 'none' | 'soldOut';
  /** Number of colours, including its own. */
  colours: number;
  isLastPiece: boolean;
  /**
   * Whether it is a pair of prescription lenses without a frame, whose prescription and frame follow the purchase.
   */
  isLooseLenses: boolean;
  mayTryOn: boolean;
};

/** The chosen size of a product in several sizes; '' for a single size, or if none is chosen. */
export const chosenSize = ({ sizes, size, purchase }: ComparedProduct): string =>
  sizes.length > 0 && purchase !== 'size' ? size : '';
