'use client';

import { useEffect, useEffectEvent } from 'react';
import useSWR from 'swr';
import { readCep, saveCep } from '@/lib/browser/visitor-cookies';
import { applyMask } from '@/lib/forms/input-mask';
import { fetchShippingQuote } from '@/lib/purchase/shipping';
import type { QuoteAnswer, QuoteRequest } from './quote-state';

export { readCep };

/** A tab that gets the focus again asks anew, but not at each change of tabs. */
const FRESH_MS = 5 * 60 * 1000;

type Props = {
  request: QuoteRequest;
  /** Called with the answer, and with null while there is none. */
  onAnswer: (answer: QuoteAnswer | null) => void;
};

/**
 * Requests a shipping quote. Quotes of the visit are kept by postal code and items, so that a size chosen before is
 * answered at once. A postal code with delivery is saved with its answer.
 */
export function ShippingQuoteReader({ request: { digits, items, attempt }, onAnswer }: Props) {
  const key = digits === '' ? null : (['/v2/front/shipment/product', digits, items] as const);
  const { data, error, mutate } = useSWR(key, ([, cep, list]) => fetchShippingQuote(cep, JSON.parse(list)), {
    dedupingInterval: FRESH_MS,
    focusThrottleInterval: FRESH_MS,
    shouldRetryOnError: false,
    onError: (reason) => console.warn('Shipping not quoted', reason),
  });

  const publish = useEffectEvent((answer: QuoteAnswer, isFailed: boolean) => {
    if (answer.quote && answer.quote.fretes.length > 0) saveCep(applyMask('cep', answer.digits));
    onAnswer(answer.quote || isFailed ? answer : null);
  });
  const isFailed = error !== undefined && data === undefined;
  useEffect(() => publish({ digits, items, quote: data ?? null }, isFailed), [data, isFailed, digits, items]);

  const retry = useEffectEvent(() => {
    if (!isFailed) return;
    onAnswer(null);
    void mutate();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each further attempt
  useEffect(() => retry(), [attempt]);
  return null;
}
