import { useSyncExternalStore } from 'react';

/** Events of one kind. `subscribe` returns an unsubscribe function. */
export function createEmitter<T = void>() {
  const listeners = new Set<(value: T) => void>();
  return {
    subscribe(listener: (value: T) => void): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Notifies all listeners. Returns whether there were any. */
    emit(value: T): boolean {
      for (const listener of listeners) listener(value);
      return listeners.size > 0;
    },
  };
}

/** An observable value. `initial` is rendered by the server. */
export type ReadableStore<T> = {
  initial: T;
  get: () => T;
  /** Calls `listener` after each change; returns an unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
};

/** State that lives outside components, as long as the document. Components read it with `useStore`. */
export function createStore<T>(initial: T) {
  let current = initial;
  const { subscribe, emit } = createEmitter<T>();
  return {
    initial,
    get: (): T => current,
    set(next: T): void {
      current = next;
      emit(next);
    },
    subscribe,
  };
}

/**
 * The value of a store, or the result of `select` for it. Renders again when that changes. For the same
 * value, `select` must return the same object, or the component renders endlessly.
 */
export function useStore<T>(store: ReadableStore<T>): T;
export function useStore<T, S>(store: ReadableStore<T>, select: (value: T) => S): S;
export function useStore<T>(
  { initial, get, subscribe }: ReadableStore<T>,
  select: (value: T) => unknown = (value) => value,
) {
  return useSyncExternalStore(
    subscribe,
    () => select(get()),
    () => select(initial),
  );
}
