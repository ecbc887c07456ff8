import { useEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import { saveCep } from '@/lib/browser/visitor-cookies';
import type { Fretes } from '@/lib/platform/schemas/purchase';
import { combineQuotes, fetchShippingQuote, type ShippedItem } from '@/lib/purchase/shipping';
import { cepDigits } from '@/lib/shared/formats';

/** Time without a change after which changed items are quoted, in ms. */
const SETTLE_MS = 400;

/** The items once they have not changed for a moment, because the shop accepts few quotes per minute. */
export function useSettledItems<Items extends string | null>(items: Items): Items {
  const [settled, setSettled] = useState(items);
  useEffect(() => {
    if (items === settled) return;
    const timer = setTimeout(() => setSettled(items), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [items, settled]);
  return settled;
}

/**
 * The shipping quote for a postal code and items. Quotes are cached for the visit, so that an earlier choice gets its
 * quote at once; of changed items, only the changed ones are quoted again. `refetch` also replaces known quotes.
 * @param cep such as '12345-678'; '' for none
 * @param items `ShippedItem[]` as JSON; null for none
 */
export function useQuote(cep: string, items: string | null) {
  const known = useRef(new Map<string, Fretes>());
  const key =
    cep === '' || items === null ? null : (['/v2/front/shipment/product', cepDigits(cep), items] as const);

  async function quoteItem(digits: string, item: ShippedItem): Promise<Fretes> {
    const name = JSON.stringify([digits, item]);
    const quote = known.current.get(name) ?? (await fetchShippingQuote(digits, item));
    known.current.set(name, quote);
    return quote;
  }

  async function quoteItems(digits: string, list: string): Promise<Fretes> {
    const shipped: ShippedItem[] = JSON.parse(list);
    return combineQuotes(await Promise.all(shipped.map((item) => quoteItem(digits, item))));
  }

  const { data, error, isValidating, mutate } = useSWR(key, ([, digits, list]) => quoteItems(digits, list), {
    revalidateIfStale: false,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
    onError: (reason) => console.warn('The shipping could not be quoted', reason),
  });

  return {
    data,
    error,
    isValidating,
    refetch() {
      // After a failure, the items whose quotes arrived need no other.
      if (error === undefined) known.current.clear();
      void mutate();
    },
  };
}

/** The quote for the shopper's postal code, which is saved if it can be delivered to (SHIP-07). */
export function useCachedQuote(cep: string, items: string | null) {
  const response = useQuote(cep, items);
  const hasDelivery = response.data !== undefined && response.data.fretes.length > 0;
  useEffect(() => {
    if (hasDelivery) saveCep(cep);
  }, [hasDelivery, cep]);
  return response;
}
