import { useEffect, useEffectEvent } from 'react';

/** Takes the focus when the component appears, if it was lost with a control that the component replaces. */
export function useLostFocus(takeFocus: () => void): void {
  const take = useEffectEvent(takeFocus);
  useEffect(() => {
    if (document.activeElement === document.body) take();
  }, []);
}
