import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/**
 * Calls `onInput` once after hydration: the shopper may have changed the field before JavaScript ran, or the browser
 * may have restored its value on a reload, which React does not notice. Runs before the next click is handled, because
 * that click may buy.
 */
export function usePreHydrationInput<T extends HTMLElement>(
  field: RefObject<T | null>,
  onInput: (field: T) => void,
) {
  const handleInput = useEffectEvent(onInput);
  useLayoutEffect(() => {
    if (field.current) handleInput(field.current);
  }, [field]);
}
