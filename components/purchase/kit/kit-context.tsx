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
import { includedProducts, type KitSelection, withAllProducts } from '@/lib/purchase/kit/order';
import { type KitQuote, kitPrice, priceQueryKey } from '@/lib/purchase/kit/price';
import { kitPurchaseOptions } from '@/lib/purchase/kit/purchase-options';
import { useCheckoutRedirect } from '@/lib/purchase/use-checkout-redirect';
import { useKitForm } from './use-kit-form';

/** Delay in ms, so that trying several sizes requests a single price. */
const QUOTE_PAUSE_MS = 400;

/**
 * The price of the current choice. If only the platform knows it, it is requested: for a closed kit once all sizes are
 * chosen; for an open kit, whose sum is known, on click. Responses for outdated choices are dropped.
 */
function useKitPrice(kit: Kit, selection: KitSelection) {
  const [quote, setQuote] = useState<KitQuote | null>(null);
  const request = useRef<AbortController>(undefined);
  const key = priceQueryKey(kit, selection);

  async function fetchQuote() {
    if (key === null) return;
    request.current?.abort();
    const controller = new AbortController();
    request.current = controller;
    setQuote({ key, precos: 'pending' });
    try {
      const precos = await fetchKitPrice(kit, selection, controller.signal);
      if (!controller.signal.aborted) setQuote({ key, precos });
    } catch (error) {
      if (controller.signal.aborted) return;
      console.error('The kit could not be priced', error);
      setQuote({ key, precos: null });
    }
  }

  useEffect(() => () => request.current?.abort(), []);

  const hasQuote = quote !== null && quote.key === key;
  const owed = kit.isClosed && !hasQuote ? key : null;
  const fetchOwed = useEffectEvent(() => void fetchQuote());
  useEffect(() => {
    if (owed === null) return;
    const timer = setTimeout(() => fetchOwed(), QUOTE_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [owed]);

  return {
    ...kitPrice(kit, selection, quote),
    canFetch: key !== null && !hasQuote,
    fetch: () => void fetchQuote(),
  };
}

type KitContextValue = {
  kit: Kit;
  selection: KitSelection;
  /**
   * Price of the current choice, for one closed kit. `fetch` requests prices that only the platform knows, and retries
   * after a failure.
   */
  price: ReturnType<typeof useKitPrice>;
  change: (next: (current: KitSelection) => Partial<KitSelection>) => void;
  /** Whether the product still has no size after an attempt to buy. */
  isMissing: (product: KitProduct) => boolean;
  /** Whether nothing in an open kit is selected; the price is then that of the whole kit. */
  isEmpty: boolean;
  /** Loads the code of the form. */
  preload: () => void;
  /** Registers the element that gets the focus if the product's size is missing. */
  registerFocusTarget: (id: number, element: HTMLElement | null) => void;
  busy: boolean;
  /** Why nothing was bought; '' for no message. */
  problem: string;
  buy: () => void;
};

const KitContext = createContext<KitContextValue | null>(null);

/** The purchase of a kit: the choices, what is missing, and the checkout. */
export function KitProvider({ kit, children }: { kit: Kit; children: ReactNode }) {
  const focusTargets = useRef(new Map<number, HTMLElement>());
  const checkout = useCheckoutRedirect();
  const { selection, isMissing, ...form } = useKitForm(kit, {
    onValid: (chosen) => void checkout.start(() => prepareKitCheckout(kit, chosen)),
    onInvalid: (product) => {
      const element = product && focusTargets.current.get(product.id);
      // From its top, so that the messages of the products below are in view as well.
      element?.closest('li')?.scrollIntoView({ block: 'start' });
      element?.focus({ preventScroll: true });
    },
    onUnavailable: () =>
      void checkout.start(() => Promise.reject(new TypeError('The form of the kit could not be loaded'))),
  });
  const isEmpty = includedProducts(kit, selection).length === 0;
  const price = useKitPrice(kit, isEmpty ? withAllProducts(selection) : selection);

  const value: KitContextValue = {
    kit,
    selection,
    price,
    change: (next) => {
      checkout.clearFailure();
      form.change(next);
    },
    isMissing,
    isEmpty,
    preload: form.preload,
    registerFocusTarget: (id, element) => {
      if (element) focusTargets.current.set(id, element);
      else focusTargets.current.delete(id);
    },
    busy: checkout.busy || form.isWaiting,
    problem: form.error || checkout.failure,
    buy: form.submit,
  };

  return (
    <KitContext value={value}>
      {form.controller}
      {/* For the buy bar on phones, which shows the price of the current choice. */}
      <PurchaseProvider options={kitPurchaseOptions(kit, price)}>{children}</PurchaseProvider>
    </KitContext>
  );
}

/** The purchase of the surrounding kit page; throws outside one. */
export function useKit(): KitContextValue {
  const kit = useContext(KitContext);
  if (!kit) throw new Error('useKit needs a KitProvider around it');
  return kit;
}
