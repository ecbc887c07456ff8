import { type RefObject, useEffect } from 'react';

/** Marks the entry of the dialog in the state of the history. */
const STATE_KEY = 'openDialog';

const isDialogEntry = () => Boolean(window.history.state?.[STATE_KEY]);

/**
 * Lets Back close an open dialog instead of leaving the page, with an entry in the history; browsers with CloseWatcher need
 * none. Returns a function that removes the entry, for a dialog that has been closed.
 */
export function useBackCloses(dialog: RefObject<HTMLDialogElement | null>): () => void {
  useEffect(() => {
    if ('CloseWatcher' in window) return;
    // With the state of the page, because the entry is the same page for the router.
    if (!isDialogEntry()) window.history.pushState({ ...window.history.state, [STATE_KEY]: true }, '');
    const close = () => {
      if (!isDialogEntry()) dialog.current?.close();
    };
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, [dialog]);
  return () => {
    if (isDialogEntry()) window.history.back();
  };
}
