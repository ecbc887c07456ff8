import { type FocusEvent, type KeyboardEvent, type UIEvent, useRef } from 'react';

/** Parts of the table that scroll sideways separately if three or more frames are wider than a phone. */
const PARTS = 'thead > tr, tbody, tfoot';

/**
 * Keeps the parts of the table at the same horizontal position. They scroll separately because names and buttons in a
 * common scroller would leave the view with it.
 */
export function useCommonScroll() {
  const placed = useRef(new WeakMap<Element, number>());
  return ({ currentTarget, target }: UIEvent<HTMLTableElement>) => {
    if (!(target instanceof Element)) return;
    // The scroll event of a part that was moved here comes late, and would stop the part that the shopper is moving.
    if (placed.current.get(target) === target.scrollLeft) return;
    placed.current.delete(target);
    for (const part of currentTarget.querySelectorAll(PARTS)) {
      if (part === target) continue;
      part.scrollLeft = target.scrollLeft;
      placed.current.set(part, part.scrollLeft);
    }
  };
}

/** Scrolls the focused table to the next or previous frame. */
export function scrollByKey({ key, target, currentTarget }: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (step === undefined || target !== currentTarget) return;
  const rows = currentTarget.querySelector('tbody');
  const frame = currentTarget.querySelector('tfoot td')?.clientWidth ?? 0;
  rows?.scrollBy({ left: step * frame });
}

/** Scrolls a focused element fully into view: the browser does nothing if it is partly visible. */
export function showFocused({ target }: FocusEvent<HTMLElement>): void {
  // A tap must not move the element from under the finger.
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
