import { createSignal } from '@/lib/signal/signal';

/** A short notice over the page; `id` tells equal ones apart. */
export type Toast = { id: number; text: string };

let current: Toast | null = null;
let count = 0;
const changed = createSignal();

function set(toast: Toast | null): void {
  current = toast;
  changed.tell();
}

/** Shows `text` for a few seconds and reads it out; it takes the place of the one before. */
export function showToast(text: string): void {
  count += 1;
  set({ id: count, text });
}

export const toasts = {
  get: () => current,
  hide: () => set(null),
  subscribe: changed.subscribe,
};
