'use client';

import { useSyncExternalStore } from 'react';
import { callGateway } from '@/lib/gateway/browser';
import { whileShown } from '@/lib/routing/while-shown';
import { createSignal } from '@/lib/signal/signal';
import type { Usuario } from '@/lib/store-api/schemas/carrinho';

let customer: Usuario | undefined;
const changed = createSignal();
let readers = 0;
let stop: (() => void) | undefined;

/** Asks anew who is shopping; a failure leaves what is known (API-37, SALE-02). */
export async function refreshCustomer(): Promise<void> {
  try {
    customer = await callGateway<Usuario>('GET', 'checkout/user');
  } catch (error) {
    console.warn('Customer not known', error);
  }
  changed.tell();
}

/** Whoever signs in at the store and comes back by the browser's button finds the page as it was left. */
function askWhileShown(): () => void {
  return whileShown(() => {
    void refreshCustomer();
    return () => undefined;
  });
}

function subscribe(listener: () => void): () => void {
  const leave = changed.subscribe(listener);
  readers += 1;
  stop ??= askWhileShown();
  return () => {
    leave();
    readers -= 1;
    if (readers > 0) return;
    stop?.();
    stop = undefined;
    customer = undefined;
  };
}

/**
 * Who is shopping; undefined until it is known or when it cannot be known. Asked for once, by the first component
 * that wants to know: the shell's, so once a visit.
 */
export function useCustomer(): Usuario | undefined {
  return useSyncExternalStore(
    subscribe,
    () => customer,
    () => undefined,
  );
}
