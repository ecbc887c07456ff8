import { createSignal } from '@/lib/shared/store';
import { allowedConsent } from './consent';

/** Enough for what a shopper can do before the analytics code has loaded. */
const MAX_BUFFERED = 20;

/**
 * A signal for analytics events. The analytics code loads on the first interaction, which may itself cause an
 * event: with consent to statistics, events wait for the first subscriber; without it they are dropped.
 */
export function createBufferedSignal<T>() {
  const { subscribe, emit } = createSignal<T>();
  const buffer: T[] = [];
  return {
    /** Replays buffered events, then forwards new ones. Returns an unsubscribe function. */
    subscribe(listener: (event: T) => void): () => void {
      const stop = subscribe(listener);
      for (const event of buffer.splice(0)) listener(event);
      return stop;
    },
    emit(event: T): void {
      if (!emit(event) && buffer.length < MAX_BUFFERED && allowedConsent().statistics) buffer.push(event);
    },
  };
}
