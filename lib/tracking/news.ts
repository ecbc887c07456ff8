import { allowedConsent } from '@/lib/consent/consent-store';

/** News that wait at most: nobody presses more before a script has come. */
const MAX_WAITING = 20;

/**
 * News of one kind for whoever measures (TRACK-11). The script that does comes with the first sign of the shopper, which
 * may be the very press that makes the news: where statistics are allowed they wait for the first listener, else they
 * are gone (L10).
 */
export function createNews<T>() {
  const listeners = new Set<(news: T) => void>();
  const waiting: T[] = [];
  return {
    /** Calls `listener` with what waits and with all that comes; answers the function that stops it. */
    on(listener: (news: T) => void): () => void {
      listeners.add(listener);
      for (const news of waiting.splice(0)) listener(news);
      return () => {
        listeners.delete(listener);
      };
    },
    tell(news: T): void {
      for (const listener of listeners) listener(news);
      if (listeners.size === 0 && waiting.length < MAX_WAITING && allowedConsent().estatistica)
        waiting.push(news);
    },
  };
}
