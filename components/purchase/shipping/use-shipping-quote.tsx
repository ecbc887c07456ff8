'use client';

import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useLazyModule } from '@/components/ui/lazy-loading';
import { hasCookie } from '@/lib/browser/shopper-state';
import { applyMask } from '@/lib/forms/input-mask';
import { cepDigits } from '@/lib/shared/formats';
import type { QuoteAnswer, QuoteState } from './shipping-quote-reader';

export type ShippingQuoteControl = QuoteState & {
  /** Requests a quote for these digits, even if one exists. */
  requestQuote: (digits: string) => void;
};

const loadReader = () => import('./shipping-quote-reader');

/**
 * Shipping quote: requested at once for a saved postal code, and again when the items change. Its code loads with the
 * first postal code: render `reader`, which requests the quote.
 * @param items as JSON
 */
export function useShippingQuote(items: string): { quote: ShippingQuoteControl; reader: ReactNode } {
  const [{ digits, attempt }, setRequest] = useState({ digits: '', attempt: 0 });
  const [answer, setAnswer] = useState<QuoteAnswer | null>(null);
  const [isUnavailable, setUnavailable] = useState(false);
  const code = useLazyModule(loadReader, digits !== '' && !isUnavailable, () => setUnavailable(true));

  const requestQuote = useCallback((wanted: string) => {
    setUnavailable(false);
    setRequest((before) => ({ digits: wanted, attempt: before.attempt + 1 }));
  }, []);

  useEffect(() => {
    if (!hasCookie('cep')) return;
    loadReader().then(
      // Text typed in the meantime is newer.
      ({ readCep }) =>
        setRequest((before) => (before.digits === '' ? { ...before, digits: cepDigits(readCep()) } : before)),
      (error: unknown) => console.warn('Postal code not read', error),
    );
  }, []);

  function currentState(): QuoteState {
    if (digits === '') return { phase: 'idle' };
    const cep = applyMask('cep', digits);
    if (isUnavailable) return { phase: 'failed', cep };
    if (answer?.digits !== digits || answer.items !== items) return { phase: 'pending', cep };
    return answer.quote ? { phase: 'done', cep, quote: answer.quote } : { phase: 'failed', cep };
  }

  return {
    quote: { ...currentState(), requestQuote },
    reader: code ? (
      <code.ShippingQuoteReader request={{ digits, items, attempt }} onAnswer={setAnswer} />
    ) : null,
  };
}
