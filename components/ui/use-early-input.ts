import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * What a shopper did to a field before script ran, or what the browser put back on a reload, is shown by the field
 * but unknown to React: `adopt` is told once, with the field as it stands.
 */
export function useEarlyInput<T extends HTMLElement>(field: RefObject<T | null>, adopt: (field: T) => void) {
  const adoptNow = useEffectEvent(adopt);
  useEffect(() => {
    if (field.current) adoptNow(field.current);
  }, [field]);
}
