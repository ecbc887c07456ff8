'use client';

import { useSyncExternalStore } from 'react';
import { callGateway } from '@/lib/gateway/browser';
import type { Usuario } from '@/lib/store-api/schemas/carrinho';

let customer: Usuario | undefined;
const listeners = new Set<() => void>();

/** Asks anew who is shopping; a failure leaves what is known (API-37, SALE-02). */
export async function refreshCustomer(): Promise<void> {
  try {
    customer = await callGateway<Usuario>('GET', 'checkout/user');
  } catch (error) {
    console.warn('Customer not known', error);
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) void refreshCustomer();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) customer = undefined;
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
