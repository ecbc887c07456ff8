'use client';

import { createContext, type ReactNode, useContext, useState } from 'react';
import { initialSize, type PurchaseOptions, type PurchaseState, purchaseState } from '@/lib/product/purchase';

/** What a buy button needs to know: read it with `usePurchase`. */
export type Purchase = PurchaseState & {
  options: PurchaseOptions;
  /** Chosen size (`idAtributoValor`), null while none is. */
  escolhido: number | null;
  escolher: (id: number) => void;
  /** How often the shopper tried to buy without a size. */
  pedidos: number;
  /** True after an attempt to buy without a size, until one is chosen. */
  faltaEscolher: boolean;
  /** To be called when the shopper wants to buy and `precisaEscolher` is true: flags the size choice. */
  pedirEscolha: () => void;
};

const PurchaseContext = createContext<Purchase | null>(null);

/** Holds the chosen size of one product for everything inside (PDP-48). */
export function PurchaseProvider({ options, children }: { options: PurchaseOptions; children: ReactNode }) {
  const [escolhido, setEscolhido] = useState(() => initialSize(options));
  const [pedidos, setPedidos] = useState(0);
  const state = purchaseState(options, escolhido);
  const value: Purchase = {
    ...state,
    options,
    escolhido,
    escolher: setEscolhido,
    pedidos,
    faltaEscolher: pedidos > 0 && state.precisaEscolher,
    pedirEscolha: () => setPedidos((count) => count + 1),
  };
  return <PurchaseContext value={value}>{children}</PurchaseContext>;
}

/** The purchase state of the surrounding product page; throws outside of one. */
export function usePurchase(): Purchase {
  const purchase = useContext(PurchaseContext);
  if (!purchase) throw new Error('usePurchase needs a PurchaseProvider around it');
  return purchase;
}
