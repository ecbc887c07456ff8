'use client';

import { useEffect, useState } from 'react';
import { callGateway } from '@/lib/browser/gateway-client';
import {
  SUGGESTION_LIMIT,
  type Suggestion,
  searchableText,
  toSuggestions,
} from '@/lib/catalog/search/suggestions';
import type { Listagem } from '@/lib/platform/schemas/listing';

const DEBOUNCE_MS = 300;

/** ms after which waiting is mentioned. */
const SLOW_AFTER_MS = 500;

/** Suggestions and the text they are for. */
export type Answer = { text: string; items: Suggestion[] };

/**
 * Suggestions for a text that is being written: one request per pause of 300 ms, aborted when the text changes. The
 * last answer stays until the next one; null for texts under four characters and after a failure.
 */
export function useSuggestions(text: string): { answer: Answer | null; slow: boolean } {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [slow, setSlow] = useState(false);
  const searchText = searchableText(text);

  useEffect(() => {
    if (searchText === null) {
      setAnswer(null);
      return;
    }
    const request = new AbortController();
    const slowTimer = setTimeout(setSlow, DEBOUNCE_MS + SLOW_AFTER_MS, true);
    const stopWaiting = () => {
      clearTimeout(slowTimer);
      setSlow(false);
    };
    const timer = setTimeout(() => {
      const query = new URLSearchParams({ busca: searchText, offset: '0', limit: String(SUGGESTION_LIMIT) });
      callGateway<Listagem>('GET', `url/product/listing/search?${query}`, { signal: request.signal }).then(
        ({ conteudo }) => {
          if (request.signal.aborted) return;
          setAnswer({ text: searchText, items: toSuggestions(conteudo.produtos) });
          stopWaiting();
        },
        () => {
          // Suggestions are a help: without them the form still searches.
          if (request.signal.aborted) return;
          setAnswer(null);
          stopWaiting();
        },
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      stopWaiting();
      request.abort();
    };
  }, [searchText]);

  return { answer, slow };
}
