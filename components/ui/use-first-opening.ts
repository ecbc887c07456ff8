import { useReducer } from 'react';

/**
 * For `details` whose content is rendered when they are first opened, because most visitors open none of them. Until
 * then the content belongs in a `noscript`.
 */
export function useFirstOpening(isOpen = false) {
  const [wasOpened, open] = useReducer(() => true, isOpen);
  // The `details` may have been opened before hydration.
  const ref = (details: HTMLDetailsElement | null) => {
    if (details?.open) open();
  };
  return { wasOpened, details: { ref, onToggle: open } };
}
