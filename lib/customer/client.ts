'use client';

import useSWR from 'swr';
import { fetchFromGateway } from '@/lib/gateway/browser';
import type { Usuario } from '@/lib/store-api/schemas/carrinho';

/** SWR key of who is shopping: whoever asks shares the one answer (API-37, SALE-02). */
export const CUSTOMER_KEY = '/v2/front/checkout/user';

/** Who is shopping, asked for once a visit; undefined until it is known or when it cannot be known. */
export function useCustomer(): Usuario | undefined {
  const { data } = useSWR<Usuario>(CUSTOMER_KEY, fetchFromGateway, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  });
  return data;
}
