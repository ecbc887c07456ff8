/** A short notice over the page; `id` tells equal ones apart. */
export type Toast = { id: number; text: string };

let current: Toast | null = null;
let count = 0;
const listeners = new Set<() => void>();

function set(toast: Toast | null): void {
  current = toast;
  for (const listener of listeners) listener();
}

/** Shows `text` for a few seconds and reads it out; it takes the place of the one before. */
export function showToast(text: string): void {
  count += 1;
  set({ id: count, text });
}

export const toasts = {
  get: () => current,
  hide: () => set(null),
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
