/** Whether the lens dialog is open: its buttons and the dialog live in different parts of the page. */

type Listener = () => void;

let open = false;
const listeners = new Set<Listener>();

export function subscribeLensPanel(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function isLensPanelOpen(): boolean {
  return open;
}

export function setLensPanel(next: boolean): void {
  open = next;
  for (const listener of listeners) listener();
}
