'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { hasCookie } from '@/lib/browser/has-cookie';
import type { Fretes } from '@/lib/platform/schemas/purchase';
import { cepDigits, fetchShippingQuote, maskCep, type ShippedItem } from '@/lib/purchase/shipping';

/** A quote for `cep`, '12345-678'. */
export type QuoteState =
  | { phase: 'idle' }
  | { phase: 'pending' | 'failed'; cep: string }
  | { phase: 'done'; cep: string; quote: Fretes };

const loadCookie = () => import('@/lib/browser/visitor-cookies');

/** Saves the code, and the state that it belongs to. */
function saveCep(cep: string): void {
  loadCookie().then(
    (cookies) => cookies.saveCep(cep),
    (error: unknown) => console.warn('Postal code not saved', error),
  );
}

export type ShippingQuoteControl = QuoteState & {
  /** Resolves to true when the platform answered, or a newer request replaced this one. */
  requestQuote: (cep: string) => Promise<boolean>;
};

/**
 * Shipping quote: requested at once for a saved postal code, and again for other items. Postal codes with delivery are
 * saved. The latest request wins.
 * @param key the items as JSON
 */
export function useShippingQuote(key: string): ShippingQuoteControl {
  const [state, setState] = useState<QuoteState>({ phase: 'idle' });
  const controllerRef = useRef<AbortController | null>(null);

  const requestQuote = useCallback(
    async (digits: string) => {
      const items: readonly ShippedItem[] = JSON.parse(key);
      const cep = maskCep(digits);
      controllerRef.current?.abort();
      const controller = new AbortController();
      const { signal } = controller;
      controllerRef.current = controller;
      setState({ phase: 'pending', cep });
      try {
        const quote = await fetchShippingQuote(digits, items, signal);
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
    },
    [key],
  );

  useEffect(() => {
    let isActive = true;
    async function requestSavedCep() {
      const { readCep } = await loadCookie();
      const cep = cepDigits(readCep());
      if (isActive && cep !== '') await requestQuote(cep);
    }
    if (hasCookie('cep'))
      requestSavedCep().catch((error: unknown) => console.warn('Postal code not read', error));
    return () => {
      isActive = false;
      controllerRef.current?.abort();
    };
  }, [requestQuote]);

  return { ...state, requestQuote };
}
