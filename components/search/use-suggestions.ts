'use client';

import { useEffect, useState } from 'react';
import { callGateway } from '@/lib/gateway/browser';
import { askable, LIMIT, type Suggestion, suggestionsOf } from '@/lib/search/suggestions';
import type { Listagem } from '@/lib/store-api/schemas/listagem';

const DEBOUNCE_MS = 300;

/** A quick answer comes without a word about it, ms. */
const PATIENCE_MS = 500;

/** Suggestions and the text that they answer. */
export type Answer = { text: string; items: Suggestion[] };

/**
 * Suggestions for a text that is being written (SEARCH-04 to SEARCH-06): one call per pause of 300 ms, the call
 * under way is given up when the text changes. The last answer stays until the next one; null while there is none,
 * for texts under four characters and after a failure. `slow` while one takes its time.
 */
export function useSuggestions(text: string): { answer: Answer | null; slow: boolean } {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [slow, setSlow] = useState(false);
  const asked = askable(text);

  useEffect(() => {
    if (asked === null) {
      setAnswer(null);
      return;
    }
    const call = new AbortController();
    const patience = setTimeout(setSlow, DEBOUNCE_MS + PATIENCE_MS, true);
    const rest = () => {
      clearTimeout(patience);
      setSlow(false);
    };
    const timer = setTimeout(() => {
      const query = new URLSearchParams({ busca: asked, offset: '0', limit: String(LIMIT) });
      callGateway<Listagem>('GET', `url/product/listing/search?${query}`, { signal: call.signal }).then(
        ({ conteudo }) => {
          if (call.signal.aborted) return;
          setAnswer({ text: asked, items: suggestionsOf(conteudo.produtos) });
          rest();
        },
        () => {
          // Suggestions are a help: without them the form still searches.
          if (call.signal.aborted) return;
          setAnswer(null);
          rest();
        },
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      rest();
      call.abort();
    };
  }, [asked]);

  return { answer, slow };
}
