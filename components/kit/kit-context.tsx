'use client';

import { createContext, type ReactNode, useContext, useRef, useState } from 'react';
import { PurchaseProvider } from '@/components/product/purchase-context';
import { shopKit } from '@/lib/kit/client';
import type { Kit, Piece } from '@/lib/kit/options';
import { type KitSelection, NOTHING_CHOSEN, piecesWithoutSize, wantedPieces } from '@/lib/kit/selection';
import { useShopCall } from '@/lib/purchase/use-shop-call';
import { useKitPrice } from './use-kit-price';

type KitPurchase = {
  kit: Kit;
  selection: KitSelection;
  /** What is chosen costs this, of a closed kit one; `retry` asks again after a failure. */
  price: ReturnType<typeof useKitPrice>;
  change: (next: (current: KitSelection) => Partial<KitSelection>) => void;
  /** The piece that stops the purchase, after an attempt without all sizes (KIT-18). */
  missing: Piece | null;
  /** True after an attempt to buy an open list with nothing in it. */
  isEmpty: boolean;
  /** Marks the element of a piece that takes the focus when its size is missing. */
  mark: (id: number, element: HTMLElement | null) => void;
  busy: boolean;
  failure: string;
  buy: () => void;
};

const KitContext = createContext<KitPurchase | null>(null);

/** The purchase of one kit, for everything inside: what is chosen, what is missing, and the way to the cart. */
export function KitProvider({ kit, children }: { kit: Kit; children: ReactNode }) {
  const [selection, setSelection] = useState(NOTHING_CHOSEN);
  const [tried, setTried] = useState(false);
  const marks = useRef(new Map<number, HTMLElement>());
  const shop = useShopCall();
  const [firstMissing = null] = piecesWithoutSize(kit, selection);
  const isEmpty = wantedPieces(kit, selection).length === 0;
  const price = useKitPrice(kit, selection);

  function buy() {
    setTried(true);
    if (isEmpty) return;
    if (firstMissing === null) return void shop.send(() => shopKit(kit, selection));
    const element = marks.current.get(firstMissing.id);
    element?.scrollIntoView({ block: 'center' });
    element?.focus({ preventScroll: true });
  }

  const value: KitPurchase = {
    kit,
    selection,
    price,
    change: (next) => {
      shop.forget();
      setSelection((current) => ({ ...current, ...next(current) }));
    },
    missing: tried ? firstMissing : null,
    isEmpty: tried && isEmpty,
    mark: (id, element) => {
      if (element) marks.current.set(id, element);
      else marks.current.delete(id);
    },
    busy: shop.busy,
    failure: shop.failure,
    buy,
  };

  return (
    <KitContext value={value}>
      {/* The phones' bar of the product page shows the price of what is chosen. */}
      <PurchaseProvider
        options={{
          idProduto: kit.id,
          atributo: '',
          precos: price.precos ?? kit.precos,
          precoIncerto: price.precos === null,
          estoque: 0,
          carrinho: null,
          personalizavel: true,
          tamanhos: [],
          formulario: null,
        }}
      >
        {children}
      </PurchaseProvider>
    </KitContext>
  );
}

/** The purchase of the surrounding kit page; throws outside of one. */
export function useKit(): KitPurchase {
  const kit = useContext(KitContext);
  if (!kit) throw new Error('useKit needs a KitProvider around it');
  return kit;
}
