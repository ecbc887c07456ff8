import { type RefObject, useEffect, useRef } from 'react';

/**
 * Brings the element of the ref into view whenever it has new words to say: inside of a dialog an error may come
 * to stand below the edge. `''` for nothing to say.
 */
export function useShown<T extends Element>(words: string): RefObject<T | null> {
  const element = useRef<T>(null);
  useEffect(() => {
    if (words !== '') element.current?.scrollIntoView({ block: 'nearest' });
  }, [words]);
  return element;
}
