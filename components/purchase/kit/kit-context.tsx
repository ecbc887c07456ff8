'use client';

import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { PurchaseProvider } from '@/components/catalog/buy-box/purchase-context';
import { fetchKitPrice, prepareKitCheckout } from '@/lib/purchase/kit/buy-kit';
import type { Kit, KitProduct } from '@/lib/purchase/kit/kit';
import {
  includedProducts,
  type KitSelection,
  NOTHING_CHOSEN,
  productsWithoutSize,
} from '@/lib/purchase/kit/order';
import { type KitQuote, kitPrice, priceQueryKey } from '@/lib/purchase/kit/price';
import { useCheckoutRedirect } from '@/lib/purchase/use-checkout-redirect';

const DEBOUNCE_MS = 300;

/**
 * The price of what is chosen, fetched where only the platform knows it. Answers to outdated choices are dropped.
 */
function useKitPrice(kit: Kit, selection: KitSelection) {
  const [quote, setQuote] = useState<KitQuote | null>(null);
  const [attempt, setAttempt] = useState(0);
  const queryKey = priceQueryKey(kit, selection);
  const requestKey = queryKey === null ? null : `${attempt} ${queryKey}`;

  const fetchPrice = useEffectEvent(async (signal: AbortSignal) => {
    if (queryKey === null) return;
    try {
      const precos = await fetchKitPrice(kit, selection, signal);
      if (!signal.aborted) setQuote({ key: queryKey, precos });
    } catch (error) {
      if (signal.aborted) return;
      console.error('The kit could not be priced', error);
      setQuote({ key: queryKey, precos: null });
    }
  });

  useEffect(() => {
    if (requestKey === null) return;
    const controller = new AbortController();
    const timer = setTimeout(() => fetchPrice(controller.signal), DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [requestKey]);

  return {
    ...kitPrice(kit, selection, quote),
    retry: () => {
      setQuote(null);
      setAttempt((count) => count + 1);
    },
  };
}

type KitContextValue = {
  kit: Kit;
  selection: KitSelection;
  /** Price of what is chosen, of one closed kit; `retry` fetches it again after a failure. */
  price: ReturnType<typeof useKitPrice>;
  change: (next: (current: KitSelection) => Partial<KitSelection>) => void;
  /** The first product without a size, after an attempt to buy. */
  missing: KitProduct | null;
  /** True after an attempt to buy an open list without products. */
  isEmpty: boolean;
  /** Registers the element that takes the focus when the product's size is missing. */
  registerFocusTarget: (id: number, element: HTMLElement | null) => void;
  busy: boolean;
  failure: string;
  buy: () => void;
};

const KitContext = createContext<KitContextValue | null>(null);

/** The purchase of one kit: what is chosen, what is missing, and the checkout. */
export function KitProvider({ kit, children }: { kit: Kit; children: ReactNode }) {
  const [selection, setSelection] = useState(NOTHING_CHOSEN);
  const [attempted, setAttempted] = useState(false);
  const focusTargets = useRef(new Map<number, HTMLElement>());
  const checkout = useCheckoutRedirect();
  const [firstMissing = null] = productsWithoutSize(kit, selection);
  const isEmpty = includedProducts(kit, selection).length === 0;
  const price = useKitPrice(kit, selection);

  function buy() {
    setAttempted(true);
    if (isEmpty) return;
    if (firstMissing === null) return void checkout.start(() => prepareKitCheckout(kit, selection));
    const element = focusTargets.current.get(firstMissing.id);
    element?.scrollIntoView({ block: 'center' });
    element?.focus({ preventScroll: true });
  }

  const value: KitContextValue = {
    kit,
    selection,
    price,
    change: (next) => {
      checkout.clearFailure();
      setSelection((current) => ({ ...current, ...next(current) }));
    },
    missing: attempted ? firstMissing : null,
    isEmpty: attempted && isEmpty,
    registerFocusTarget: (id, element) => {
      if (element) focusTargets.current.set(id, element);
      else focusTargets.current.delete(id);
    },
    busy: checkout.busy,
    failure: checkout.failure,
    buy,
  };

  return (
    <KitContext value={value}>
      {/* For the phones' buy bar, which shows the price of what is chosen. */}
      <PurchaseProvider
        options={{
          idProduto: kit.id,
          attribute: '',
          precos: price.precos ?? kit.precos,
          isPriceUncertain: price.precos === null,
          estoque: 0,
          carrinho: null,
          isCustomizable: true,
          sizes: [],
          form: null,
        }}
      >
        {children}
      </PurchaseProvider>
    </KitContext>
  );
}

/** The purchase of the surrounding kit page; throws outside of one. */
export function useKit(): KitContextValue {
  const kit = useContext(KitContext);
  if (!kit) throw new Error('useKit needs a KitProvider around it');
  return kit;
}
