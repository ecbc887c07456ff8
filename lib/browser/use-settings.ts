'use client';

import useSWR from 'swr';
import type { Configuracoes } from '@/lib/platform/schemas/blocks';
import { fetchFromGateway } from './gateway-client';

/** SWR key of the shop's settings. */
export const SETTINGS_KEY = '/v2/front/settings';

/** The shop's settings, read once per visit; undefined while loading. */
export function useSettings(): Configuracoes | undefined {
  const { data } = useSWR<{ configuracoes: Configuracoes }>(SETTINGS_KEY, fetchFromGateway, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  return data?.configuracoes;
}
