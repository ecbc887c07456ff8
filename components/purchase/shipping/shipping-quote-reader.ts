'use client';

import { useEffect, useEffectEvent } from 'react';
import { readCep } from '@/lib/browser/visitor-cookies';
import type { Fretes } from '@/lib/platform/schemas/purchase';
import { useCachedQuote, useSettledItems } from './cached-quote';

/** A quote for `cep`, such as '12345-678'; '' while idle. */
export type QuoteState =
  | { phase: 'idle' | 'pending' | 'failed'; cep: string }
  | { phase: 'done'; cep: string; quote: Fretes };

/** A requested quote: the postal code, the items as JSON, and the number of the attempt. */
type QuoteRequest = { cep: string; items: string; attempt: number };

/** The response to a request. */
export type QuoteResult = Pick<QuoteRequest, 'cep' | 'items'> & { quote: Fretes | null };

export { readCep };

type Props = {
  request: QuoteRequest;
  /** Called with the response, and with null while there is none. */
  onResult: (result: QuoteResult | null) => void;
};

/** Requests a shipping quote, and again for each attempt. */
export function ShippingQuoteReader({ request: { cep, items: wanted, attempt }, onResult }: Props) {
  const items = useSettledItems(wanted);
  const { data, error, isValidating, refetch } = useCachedQuote(cep, items);
  const quote = error === undefined ? data : null;

  const publish = useEffectEvent(onResult);
  useEffect(() => {
    publish(isValidating || quote === undefined ? null : { cep, items, quote });
  }, [quote, isValidating, cep, items]);

  const repeat = useEffectEvent(() => {
    if (quote !== undefined) refetch();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of the attempt is what triggers it
  useEffect(() => repeat(), [attempt]);
  return null;
}
