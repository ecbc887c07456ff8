'use client';

import useSWR from 'swr';
import { fetchFromGateway } from '@/lib/gateway/browser';
import type { Configuracoes } from '@/lib/store-api/schemas/configuracoes';

/** SWR key of the shop's settings: whoever asks shares the one answer. */
export const SETTINGS_KEY = '/v2/front/settings';

/** The shop's settings, read once (API-21); undefined until they are there. */
export function useSettings(): Configuracoes | undefined {
  const { data } = useSWR<{ configuracoes: Configuracoes }>(SETTINGS_KEY, fetchFromGateway, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  return data?.configuracoes;
}
