import { type RefObject, useEffect, useRef } from 'react';

/**
 * Scrolls the element into view whenever `message` changes: in a dialog, an error message may appear below the fold.
 * @param message `''` for none
 */
export function useScrollIntoViewOnChange<T extends Element>(message: string): RefObject<T | null> {
  const element = useRef<T>(null);
  useEffect(() => {
    if (message !== '') element.current?.scrollIntoView({ block: 'nearest' });
  }, [message]);
  return element;
}
