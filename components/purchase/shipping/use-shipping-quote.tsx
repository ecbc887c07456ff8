'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { useLazyModule } from '@/components/ui/lazy-loading';
import { hasCookie } from '@/lib/browser/shopper-region';
import type { QuoteResult, QuoteState } from './shipping-quote-reader';

export type ShippingQuoteControl = QuoteState & {
  /** Requests a quote for a postal code, even if one exists. */
  requestQuote: (cep: string) => void;
};

const loadReader = () => import('./shipping-quote-reader');

/**
 * Shipping quote: requested at once for a saved postal code, and again when the items change. Its code loads with the
 * first postal code: render `reader`, which requests the quote.
 * @param items as JSON
 */
export function useShippingQuote(items: string): { quote: ShippingQuoteControl; reader: ReactNode } {
  const [{ cep, attempt }, setRequest] = useState({ cep: '', attempt: 0 });
  const [result, setResult] = useState<QuoteResult | null>(null);
  const [isUnavailable, setUnavailable] = useState(false);
  const code = useLazyModule(loadReader, cep !== '' && !isUnavailable, () => setUnavailable(true));

  function requestQuote(wanted: string) {
    setUnavailable(false);
    setRequest((before) => ({ cep: wanted, attempt: before.attempt + 1 }));
  }

  useEffect(() => {
    if (!hasCookie('cep')) return;
    loadReader().then(
      // Text typed in the meantime is newer.
      ({ readCep }) => setRequest((before) => (before.cep === '' ? { ...before, cep: readCep() } : before)),
      (error: unknown) => console.warn('Postal code not read', error),
    );
  }, []);

  function currentState(): QuoteState {
    if (cep === '') return { phase: 'idle', cep };
    if (isUnavailable) return { phase: 'failed', cep };
    if (result?.cep !== cep || result.items !== items) return { phase: 'pending', cep };
    return result.quote ? { phase: 'done', cep, quote: result.quote } : { phase: 'failed', cep };
  }

  return {
    quote: { ...currentState(), requestQuote },
    reader: code ? <code.ShippingQuoteReader request={{ cep, items, attempt }} onResult={setResult} /> : null,
  };
}
