import { createSignal } from '@/lib/signal/signal';

/** Whether the lens dialog is open: its buttons and the dialog live in different parts of the page. */
let open = false;
const changed = createSignal();

export const subscribeLensPanel = changed.subscribe;

export function isLensPanelOpen(): boolean {
  return open;
}

export function setLensPanel(next: boolean): void {
  open = next;
  changed.tell();
}
