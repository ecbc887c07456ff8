import { allowedConsent } from '@/lib/consent/consent-store';
import { createSignal } from '@/lib/signal/signal';

/** News that wait at most: nobody presses more before a script has come. */
const MAX_WAITING = 20;

/**
 * News of one kind for whoever measures (TRACK-11). The script that does comes with the first sign of the shopper, which
 * may be the very press that makes the news: where statistics are allowed they wait for the first listener, else they
 * are gone (L10).
 */
export function createNews<T>() {
  const { subscribe, tell } = createSignal<T>();
  const waiting: T[] = [];
  return {
    /** Calls `listener` with what waits and with all that comes; answers the function that stops it. */
    on(listener: (news: T) => void): () => void {
      const stop = subscribe(listener);
      for (const news of waiting.splice(0)) listener(news);
      return stop;
    },
    tell(news: T): void {
      if (!tell(news) && waiting.length < MAX_WAITING && allowedConsent().estatistica) waiting.push(news);
    },
  };
}
