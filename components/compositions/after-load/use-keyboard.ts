import { useEffect } from 'react';
import { FILTER_PANEL_ID } from '@/components/catalog/listing/ids';

/** Whether the middle of the element is covered by another one, or is outside the window. */
function isObscured(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit === null || !(element.contains(hit) || hit.contains(element));
}

/** Input with which a shopper scrolls deliberately. */
const MOVES = ['wheel', 'touchmove', 'pointerdown'] as const;

/**
 * Keeps the focused element in view when the page grows above it: late blocks push the content below them out of the
 * window, or under elements at its lower edge (WCAG 2.4.11). A page heading that has the focus after a navigation is
 * not scrolled back, because keys may have scrolled past it. Stops once the shopper has scrolled.
 */
export function useFocusInView(): void {
  useEffect(() => {
    let isFollowed = true;
    const listeners = new AbortController();
    const options = { capture: true, passive: true, signal: listeners.signal };
    document.addEventListener('focusin', () => (isFollowed = true), options);
    for (const move of MOVES) window.addEventListener(move, () => (isFollowed = false), options);

    const observer = new ResizeObserver(() => {
      const focused = isFollowed ? document.querySelector(':focus-visible:not(h1)') : null;
      if (focused && isObscured(focused)) focused.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    });
    observer.observe(document.body);
    return () => {
      listeners.abort();
      observer.disconnect();
    };
  }, []);
}

/** Filter links look like checkboxes, so Space toggles them too. */
export function useSpaceOnFilters(): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== ' ' || !(event.target instanceof HTMLAnchorElement)) return;
      if (!event.target.matches(`#${FILTER_PANEL_ID} [rel="nofollow"]`)) return;
      event.preventDefault();
      if (!event.repeat) event.target.click();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
