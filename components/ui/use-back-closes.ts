import { useEffect, useEffectEvent } from 'react';

/** In the state of the history: how many dialogs are open on its entry. */
const STATE_KEY = 'openDialogs';

const openDialogs = (): number => window.history.state?.[STATE_KEY] ?? 0;

/** Goes back to the page's own entry. That is no travel for other listeners, which would close panels. */
function removeEntry(onRemoved: () => void): void {
  const finish = (event: Event) => {
    event.stopImmediatePropagation();
    onRemoved();
  };
  window.addEventListener('popstate', finish, { capture: true, once: true });
  window.history.back();
}

/**
 * Lets Back close a dialog instead of leaving the page, with an entry in the history that is removed once the dialog has
 * been closed in another way. Browsers themselves close dialogs only by the back gesture of Android.
 * @param onRemoved called once the address is that of the page's own entry again
 */
export function useBackCloses(isOpen: boolean, close: () => void, onRemoved?: () => void): void {
  const onBack = useEffectEvent(close);
  const afterRemoval = useEffectEvent(() => onRemoved?.());
  useEffect(() => {
    if (!isOpen) return;
    const own = openDialogs() + 1;
    // With the state of the page, because the entry is the same page for the router.
    window.history.pushState({ ...window.history.state, [STATE_KEY]: own }, '');
    const onTravel = () => openDialogs() < own && onBack();
    window.addEventListener('popstate', onTravel);
    return () => {
      window.removeEventListener('popstate', onTravel);
      if (openDialogs() === own) removeEntry(afterRemoval);
    };
  }, [isOpen]);
}
