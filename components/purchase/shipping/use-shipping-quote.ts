'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { hasCookie } from '@/lib/browser/has-cookie';
import type { Fretes } from '@/lib/platform/schemas/purchase';
import { cepDigits, fetchShippingQuote, maskCep } from '@/lib/purchase/shipping';
import type { ShippingRequest } from '@/lib/purchase/shipping-schema';

/** A quote for `cep`, '12345-678'. */
export type QuoteState =
  | { phase: 'idle' }
  | { phase: 'pending' | 'failed'; cep: string }
  | { phase: 'done'; cep: string; quote: Fretes };

const loadCookie = () => import('@/lib/browser/visitor-cookies');

function saveCep(cep: string): void {
  loadCookie().then(
    (cookies) => cookies.saveCep(cep),
    (error: unknown) => console.warn('Postal code not saved', error),
  );
}

export type ShippedProduct = Pick<ShippingRequest, 'idProduto' | 'idAtributoValor'>;

export type ShippingQuoteControl = QuoteState & {
  /** Resolves to true when the platform answered, or a newer request replaced this one. */
  requestQuote: (request: ShippingRequest) => Promise<boolean>;
};

/**
 * Shipping quote of one product: requested at once for a saved postal code, and again for another size. Postal codes
 * with delivery are saved. The latest request wins.
 */
export function useShippingQuote({ idProduto, idAtributoValor }: ShippedProduct): ShippingQuoteControl {
  const [state, setState] = useState<QuoteState>({ phase: 'idle' });
  const controllerRef = useRef<AbortController | null>(null);

  const requestQuote = useCallback(async (request: ShippingRequest) => {
    const cep = maskCep(request.cep);
    controllerRef.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    controllerRef.current = controller;
    setState({ phase: 'pending', cep });
    try {
      const quote = await fetchShippingQuote(request, signal);
      if (signal.aborted) return true;
      setState({ phase: 'done', cep, quote });
      // The form must not wait for this: it takes no other postal code meanwhile.
      if (quote.fretes.length > 0) saveCep(cep);
      return true;
    } catch (error) {
      // A newer request has replaced this one.
      if (signal.aborted) return true;
      console.warn('Shipping not quoted', error);
      setState({ phase: 'failed', cep });
      return false;
    }
  }, []);

  useEffect(() => {
    let isActive = true;
    async function requestSavedCep() {
      const { readCep } = await loadCookie();
      const cep = cepDigits(readCep());
      if (isActive && cep !== '') await requestQuote({ cep, idProduto, idAtributoValor, quantidade: 1 });
    }
    if (hasCookie('cep'))
      requestSavedCep().catch((error: unknown) => console.warn('Postal code not read', error));
    return () => {
      isActive = false;
      controllerRef.current?.abort();
    };
  }, [requestQuote, idProduto, idAtributoValor]);

  return { ...state, requestQuote };
}
