import type { Card, CardPriceTexts } from '@/lib/catalog/card/card';
import type { FrameMillimetres } from '@/lib/catalog/product/frame-size';
import type { ProductLink } from '@/lib/catalog/product/product-link';
import type { AddPayload } from '@/lib/platform/schemas/offer';

/** A size of a compared product that can be bought directly, or is sold out. */
export type ComparedSize = {
  label: string;
  /** Null if the size's own measures are unknown. */
  mm: FrameMillimetres | null;
  prices: CardPriceTexts;
  /** Price with prescription lenses for this size, like the product's `lenses`. */
  lenses: string;
  cashWithLenses: string;
  /** Adds one piece; null if the size is sold out. */
  payload: AddPayload | null;
};

/** A colour of a compared product; `swatch` is a small picture, '' for none. */
export type ComparedColour = { label: string; swatch: string };

/** The facts about a product that the comparison shows. */
export type ComparedProduct = ProductLink &
  Pick<Card, 'rating'> & {
    /** Address of a picture for a whole column; `''` for none. A response from an older version has none. */
    largePicture?: string;
    /** The name without everything up to the brand: 'Ipê Browline Tartaruga'. */
    model: string;
    /** Null for a product that cannot be bought now. */
    prices: CardPriceTexts | null;
    /** Whether its price is only quoted on request. */
    isQuoted: boolean;
    /** Null for a product without a frame's measurements. */
    mm: FrameMillimetres | null;
    /** The size that has these measurements; `''` if unknown. */
    size: string;
    /** Names of the lists in the product's breadcrumb, widest first. */
    lists: readonly string[];
    /** `''` if unknown, like the next two fields. */
    brand: string;
    material: string;
    /** The weight as on the product's page: '24 g'. */
    weight: string;
    /** Price with prescription lenses: 'a partir de R$ 823,10 no PIX, ou R$ 914,00'; `''` if it has none. */
    lenses: string;
    /** Like `lenses`, without the card price: 'a partir de R$ 823,10 no PIX'. */
    cashWithLenses: string;
    /** Sizes to choose from; empty for a product in a single size. */
    sizes: readonly ComparedSize[];
    /** Payload that adds one piece; null for a product that must be bought on its page. */
    payload: AddPayload | null;
    /**
     * 'add' if the product can be added. Otherwise the step that comes first, or why the product or its size
     * cannot be bought.
     */
    purchase: 'add' | 'size' | 'lenses' | 'none' | 'soldOut';
    /** All colours, this one first; empty if the platform names none. */
    colours: readonly ComparedColour[];
    isLastPiece: boolean;
    /** Whether it is a pair of prescription lenses without a frame. */
    isLooseLenses: boolean;
    /** Whether the order of such lenses takes the prescription; a response from an older version lacks it. */
    asksPrescription?: boolean;
    mayTryOn: boolean;
  };

/** The chosen size of a product in several sizes; '' for a single size, or if none is chosen. */
export const chosenSize = ({ sizes, size, purchase }: ComparedProduct): string =>
  sizes.length > 0 && purchase !== 'size' ? size : '';
