/**
 * Closes the empty panel that an early press has opened (lib/framework/tuning/paint-first/start-scripts.ts), when the real one opens
 * or cannot. The focus goes back to the button, so that the real one returns it there. True if it was open.
 */
export function closeWaitingPanel(): boolean {
  const panel = document.querySelector<HTMLDialogElement>('dialog#waiting-panel[open]');
  panel?.close();
  return panel !== null;
}
