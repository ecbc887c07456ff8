import useSWR from 'swr';
import { fetchFromGateway } from '@/lib/browser/gateway-client';
import { comparedKey } from '@/lib/catalog/product/fetch-compared';
import type { ComparedProduct } from './compared-product';

/**
 * A product's prices, sizes and measurements: undefined until loaded, null for a product that is gone. All components
 * share one request per product.
 * @param path of the product's page, without its size; null to read nothing
 */
export function useComparedProduct(path: string | null, onError?: (error: unknown) => void) {
  const { data, error } = useSWR<ComparedProduct | null, unknown>(
    path ? comparedKey(path) : null,
    fetchFromGateway,
    { revalidateOnFocus: false, shouldRetryOnError: false, ...(onError && { onError }) },
  );
  return { data, error };
}
