import { createNews } from '@/lib/tracking/news';

/** A product, or a kit sold as one, on its way into the store's cart. */
export type BoughtPiece = {
  /** The platform's id as text, as the cart's own lines have it. */
  id: string;
  nome: string;
  /** Brand; `''` when the page names none. */
  marca?: string;
  /** Chosen size; `''` for none. */
  variante?: string;
  /** Name of the list that it is part of. */
  lista?: string;
  /** BRL for one piece; null when only the store's cart knows. */
  preco: number | null;
  quantidade: number;
};

/** What is bought at once; `total` in BRL, null when only the store's cart knows. */
export type Bought = { pieces: BoughtPiece[]; total: number | null };

/** A purchase that the platform has prepared: the cart address to go to, unchecked, and what it holds. */
export type Prepared = { url: string; bought: Bought };

const news = createNews<Bought>();

/** Calls a function with every purchase that leaves for the store; answers the function that stops it. */
export const onBought = news.on;

/**
 * Tells of a purchase that the platform has prepared and whose address puts it into the store's own cart, right before
 * the shopper goes there (TRACK-11): what is put into the cart of this shop is told by lib/cart/events.ts.
 */
export const tellBought = news.tell;

type Press = { button: number };

/** Handlers of a link to the store's cart that buys `bought`: it tells of a press, also of one that opens another tab. */
export function buyingLink(bought: () => Bought) {
  return {
    onClick: () => tellBought(bought()),
    onAuxClick: ({ button }: Press) => {
      if (button === 1) tellBought(bought());
    },
  };
}
