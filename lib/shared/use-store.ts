'use client';

import { useSyncExternalStore } from 'react';
import type { ReadableStore } from './store';

/** The value of a store, or what `select` takes from it; renders again when that changes. */
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
