import { useEffect } from 'react';
import useSWR from 'swr';
import { saveCep } from '@/lib/browser/visitor-cookies';
import { applyMask } from '@/lib/forms/input-mask';
import { fetchShippingQuote } from '@/lib/purchase/shipping';

/**
 * The shipping quote for a postal code and items. Quotes are cached for the visit, so that an earlier choice gets its
 * quote at once. A postal code that can be delivered to is saved (SHIP-07).
 * @param digits of the postal code; '' for none
 * @param items `ShippedItem[]` as JSON; null for none
 */
export function useCachedQuote(digits: string, items: string | null) {
  const key =
    digits === '' || items === null ? null : (['/v2/front/shipment/product', digits, items] as const);
  const response = useSWR(key, ([, cep, list]) => fetchShippingQuote(cep, JSON.parse(list)), {
    revalidateIfStale: false,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
    onError: (reason) => console.warn('Shipping not quoted', reason),
  });
  const hasDelivery = response.data !== undefined && response.data.fretes.length > 0;
  useEffect(() => {
    if (hasDelivery) saveCep(applyMask('cep', digits));
  }, [hasDelivery, digits]);
  return response;
}
