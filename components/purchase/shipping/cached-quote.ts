import { useEffect } from 'react';
import useSWR from 'swr';
import { saveCep } from '@/lib/browser/visitor-cookies';
import { fetchShippingQuote } from '@/lib/purchase/shipping';
import { cepDigits } from '@/lib/shared/formats';

/**
 * The shipping quote for a postal code and items. Quotes are cached for the visit, so that an earlier choice gets its
 * quote at once. A postal code that can be delivered to is saved (SHIP-07).
 * @param cep such as '12345-678'; '' for none
 * @param items `ShippedItem[]` as JSON; null for none
 */
export function useCachedQuote(cep: string, items: string | null) {
  const key =
    cep === '' || items === null ? null : (['/v2/front/shipment/product', cepDigits(cep), items] as const);
  const response = useSWR(key, ([, digits, list]) => fetchShippingQuote(digits, JSON.parse(list)), {
    revalidateIfStale: false,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
    onError: (reason) => console.warn('The shipping could not be quoted', reason),
  });
  const hasDelivery = response.data !== undefined && response.data.fretes.length > 0;
  useEffect(() => {
    if (hasDelivery) saveCep(cep);
  }, [hasDelivery, cep]);
  return response;
}
