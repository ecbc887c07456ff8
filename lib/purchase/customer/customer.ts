'use client';

import { callGateway } from '@/lib/browser/gateway-client';
import { runWhilePageShown } from '@/lib/browser/page-lifecycle';
import type { Usuario } from '@/lib/platform/schemas/cart';
import { createStore, type ReadableStore } from '@/lib/shared/store';
import { useStore } from '@/lib/shared/use-store';

const store = createStore<Usuario | undefined>(undefined);
let subscriberCount = 0;
let stopRefreshing: (() => void) | undefined;

/** Refetches the customer; keeps the last value on error. */
export async function refreshCustomer(): Promise<void> {
  try {
    store.set(await callGateway<Usuario>('GET', 'checkout/user'));
  } catch (error) {
    console.warn('Customer not known', error);
  }
}

/** The browser restores a page as it was left; its visitor may have signed in at the store meanwhile. */
function refreshWhileShown(): () => void {
  return runWhilePageShown(() => {
    void refreshCustomer();
    return () => undefined;
  });
}

/** The customer, fetched while anybody is subscribed. */
const customer: ReadableStore<Usuario | undefined> = { ...store, subscribe };

function subscribe(listener: () => void): () => void {
  const unsubscribe = store.subscribe(listener);
  subscriberCount += 1;
  stopRefreshing ??= refreshWhileShown();
  return () => {
    unsubscribe();
    subscriberCount -= 1;
    if (subscriberCount > 0) return;
    stopRefreshing?.();
    stopRefreshing = undefined;
    store.set(undefined);
  };
}

/** The customer; undefined until the platform has answered. Fetched by the first component that uses it. */
export const useCustomer = (): Usuario | undefined => useStore(customer);
