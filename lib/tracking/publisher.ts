import type { Carrinho } from '@/lib/store-api/schemas/carrinho';
import type { ListedProduct, PageFacts } from './facts';
import { type Visitor, type WapStore, wapStore } from './wap-store';

/** A page as it is shown: its facts, the products of its cards, its title and path. */
export type View = { page: PageFacts; produtos: readonly ListedProduct[]; title: string; path: string };

type Surroundings = {
  /** Where tag managers look. */
  globals: { WapStore?: WapStore };
  /** Called with each view once everything about it was published, again when cart or visitor change. */
  onPublished: (view: View) => void;
};

/**
 * Publishes `WapStore` once view, cart and visitor have arrived, and again for each further view (TRACK-02,
 * It is a description of the page that leaves nobody; telling others is up to lib/tracking/teller.ts.
 */
export function createPublisher({ globals, onPublished }: Surroundings) {
  let view: View | undefined;
  let cart: Carrinho | undefined;
  let user: Visitor | undefined;

  function publish(): void {
    if (view === undefined || cart === undefined || user === undefined) return;
    const { page, produtos } = view;
    const described = wapStore({ page, produtos, cart, user });
    try {
      globals.WapStore = described;
    } catch (error) {
      // A tag may have closed the name to others; the shop goes on.
      console.warn('WapStore cannot be published', error);
    }
    onPublished(view);
  }

  return {
    show(next: View): void {
      view = next;
      publish();
    },
    setCart(next: Carrinho): void {
      cart = next;
      publish();
    },
    setUser(next: Visitor): void {
      user = next;
      publish();
    },
  };
}
