'use client';

import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { fetchFromGateway } from '@/lib/browser/gateway-client';
import { FETCH_ONCE } from '@/lib/browser/swr-options';
import { correctedSearch } from '@/lib/catalog/search/corrected-search';
import {
  type NarrowerSearch,
  SUGGESTION_LIMIT,
  type Suggestion,
  searchableText,
  searchesInCategories,
  toSuggestions,
} from '@/lib/catalog/search/suggestions';
import type { Listagem } from '@/lib/platform/schemas/listing';

const DEBOUNCE_MS = 300;

/** Delay in ms before the loading message. */
const SLOW_AFTER_MS = 500;

/** Suggestions, the text that they are for, the total number of products found, and the same search by category. */
export type SuggestionResult = {
  text: string;
  items: Suggestion[];
  total: number;
  narrower: NarrowerSearch[];
};

/** The text once it has not changed for 300 ms; null at once for texts that are too short to search. */
function useSettledText(text: string | null): string | null {
  const [settled, setSettled] = useState<string | null>(null);
  useEffect(() => {
    if (text === null) return setSettled(null);
    const timer = setTimeout(setSettled, DEBOUNCE_MS, text);
    return () => clearTimeout(timer);
  }, [text]);
  return text === null ? null : settled;
}

function suggestionsKey(text: string): string {
  const query = new URLSearchParams({ busca: text, offset: '0', limit: String(SUGGESTION_LIMIT) });
  return `/v2/front/url/product/listing/search?${query}`;
}

/**
 * Suggestions while the shopper types: one request after each pause of 300 ms, and none for a text that already has a
 * response. The last response stays until the next one. Null for texts shorter than four characters, and after a
 * failure.
 */
export function useSuggestions(text: string): { result: SuggestionResult | null; slow: boolean } {
  const searchText = useSettledText(searchableText(text));
  const [isSlow, setSlow] = useState(false);
  const { data, error, isLoading } = useSWR(
    searchText === null ? null : suggestionsKey(searchText),
    async (key) => {
      const listing = await fetchFromGateway<Listagem>(key);
      const { conteudo, info } = listing;
      const text = searchText ?? '';
      const narrower = searchesInCategories(correctedSearch(text, listing) ?? text, conteudo.detalhes);
      return { text, items: toSuggestions(conteudo.produtos), total: info.total, narrower };
    },
    {
      keepPreviousData: true,
      ...FETCH_ONCE,
    },
  );

  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(setSlow, SLOW_AFTER_MS, true);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isLoading]);

  const hasResult = searchText !== null && error === undefined;
  return { result: hasResult ? (data ?? null) : null, slow: isSlow };
}
