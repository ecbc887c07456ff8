import useSWR, { type SWRConfiguration } from 'swr';
import { fetchShippingQuote } from '@/lib/purchase/shipping';

/**
 * The shipping quote for a postal code and items. Quotes of the visit are kept by both, so that an earlier choice gets
 * its quote at once.
 * @param digits of the postal code; '' for none
 * @param items `ShippedItem[]` as JSON; null for none
 */
export function useCachedQuote(
  digits: string,
  items: string | null,
  options: Pick<SWRConfiguration, 'keepPreviousData' | 'onError'> = {},
) {
  const key =
    digits === '' || items === null ? null : (['/v2/front/shipment/product', digits, items] as const);
  return useSWR(key, ([, cep, list]) => fetchShippingQuote(cep, JSON.parse(list)), {
    revalidateIfStale: false,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
    ...options,
  });
}
