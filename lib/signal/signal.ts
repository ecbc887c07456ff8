/**
 * Smallest way to tell several listeners of the same thing. `subscribe` calls `listener` on every `tell` and answers
 * the function that stops it, as useSyncExternalStore wants it.
 */
export function createSignal<Told = void>() {
  const listeners = new Set<(told: Told) => void>();
  return {
    subscribe(listener: (told: Told) => void): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Answers whether anybody listened. */
    tell(told: Told): boolean {
      for (const listener of listeners) listener(told);
      return listeners.size > 0;
    },
  };
}
