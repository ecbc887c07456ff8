'use client';

import Link from 'next/link';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { LinkAttributes } from '@/components/ui/button';
import {
  BUY_FORM_ID,
  type PurchaseOptions,
  type PurchaseState,
  purchaseState,
} from '@/lib/catalog/product/purchase-options';
import { sizeHref } from '@/lib/catalog/product/size-href';
import type { FormTool } from '@/lib/forms/form-tools';

/** The shopper's choice on a product page; read it with `usePurchase`. */
export type Purchase = PurchaseState & {
  options: PurchaseOptions;
  /** `idAtributoValor` of the chosen or preselected size; null for none. */
  chosenSize: number | null;
  chooseSize: (id: number) => void;
  /** Whether the address or the shopper has chosen the size. */
  isSizeChosen: boolean;
  /** Preselects a size while none is chosen; null for the platform's default. */
  suggestSize: (id: number | null) => void;
  /** Number of attempts to buy without choosing a size. */
  attempts: number;
  /** True after an attempt to buy without a size, until one is chosen. */
  isSizeMissing: boolean;
  /** Call it when the shopper tries to buy while `needsSize` is true. */
  flagMissingSize: () => void;
};

const PurchaseContext = createContext<Purchase | null>(null);

/** Keeps the chosen size in the entry of the browser's history, so that Back and a reload restore it (PDP-48). */
const HISTORY_KEY = 'chosenSize';

function keepSize(id: number): void {
  window.history.replaceState({ ...window.history.state, [HISTORY_KEY]: id }, '');
}

/** Provides the chosen size of one product. */
export function PurchaseProvider({ options, children }: { options: PurchaseOptions; children: ReactNode }) {
  const [shopperChoice, setShopperChoice] = useState<number | null>(null);
  const [suggested, suggestSize] = useState<number | null>(null);
  const [attempts, setAttempts] = useState(0);
  const { sizes } = options;
  useEffect(() => {
    const kept = sizes.find(({ id, estoque }) => id === window.history.state?.[HISTORY_KEY] && estoque > 0);
    if (kept) setShopperChoice(kept.id);
  }, [sizes]);
  const isSizeChosen = shopperChoice !== null || options.isSizeNamed === true;
  const chosenSize = shopperChoice ?? (isSizeChosen ? null : suggested) ?? options.startSize;
  const state = purchaseState(options, chosenSize);
  const value: Purchase = {
    ...state,
    options,
    chosenSize,
    chooseSize(id) {
      setShopperChoice(id);
      keepSize(id);
    },
    isSizeChosen,
    suggestSize,
    attempts,
    isSizeMissing: attempts > 0 && state.needsSize,
    flagMissingSize: () => setAttempts((count) => count + 1),
  };
  return <PurchaseContext value={value}>{children}</PurchaseContext>;
}

/** Purchase state of the product page. Throws outside a PurchaseProvider. */
export function usePurchase(): Purchase {
  const purchase = useContext(PurchaseContext);
  if (!purchase) throw new Error('usePurchase needs a PurchaseProvider around it');
  return purchase;
}

/**
 * Plain form behind the buy buttons: before hydration, a click adds the product to the store's cart. The size radios
 * carry the payload; for a product without sizes it is in a hidden field.
 */
export function BuyForm({ tool }: { tool?: FormTool | undefined }) {
  const { options } = usePurchase();
  if (!options.form) return null;
  const { action, value } = options.form;
  return (
    <form {...tool} id={BUY_FORM_ID} action={action} method="get">
      {options.sizes.length === 0 ? <input type="hidden" name="add" value={value} /> : null}
    </form>
  );
}

type SizedPartProps = {
  /** Content for each size, by `idAtributoValor`; other sizes show the children. */
  sizes: Readonly<Record<number, ReactNode>>;
  children: ReactNode;
};

/** A part of the page that depends on the chosen size. The server renders all its variants. */
export function SizedPart({ sizes, children }: SizedPartProps) {
  const { chosenSize } = usePurchase();
  return chosenSize !== null && chosenSize in sizes ? sizes[chosenSize] : children;
}

/**
 * Adds the chosen size to the address of the product, another colour or the comparison. Returns the address
 * unchanged while the platform's default size is preselected.
 */
export function useChosenSizeHref(href: string): string {
  const { options, chosenSize, isSizeChosen } = usePurchase();
  const size = options.sizes.find(({ id }) => id === chosenSize);
  const isKept = isSizeChosen || chosenSize !== options.startSize;
  return size && isKept && options.sizes.length > 1 ? sizeHref(href, size.label) : href;
}

/** A link on the product page that keeps the chosen size. */
export function ChosenSizeLink({ href, ...rest }: LinkAttributes) {
  return <Link href={useChosenSizeHref(href)} prefetch={false} {...rest} />;
}
