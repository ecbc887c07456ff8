'use client';

import { useCallback, useEffect } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { fetchFromGateway } from '@/lib/browser/gateway-client';
import { onPageRestored } from '@/lib/browser/page-lifecycle';
import type { Usuario } from '@/lib/platform/schemas/cart';

/** SWR key of the customer. */
export const CUSTOMER_KEY = '/v2/front/checkout/user';

/**
 * The customer; undefined until the platform has responded. All components share one request, which is
 * repeated when the tab gets the focus. After an error, the last response stays.
 */
export function useCustomer(): Usuario | undefined {
  const { data } = useSWR<Usuario>(CUSTOMER_KEY, fetchFromGateway, {
    shouldRetryOnError: false,
    onError: (error) => console.warn('The customer could not be read', error),
  });
  return data;
}

/** Fetches the customer again. */
export function useRefreshCustomer(): () => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return useCallback(() => mutate(CUSTOMER_KEY), [mutate]);
}

/**
 * Fetches the customer again when the browser restores a page from its cache, since the visitor may have
 * signed in at the store meanwhile.
 */
export function useCustomerOfRestoredPage(): void {
  const refresh = useRefreshCustomer();
  useEffect(() => onPageRestored(() => void refresh()), [refresh]);
}
