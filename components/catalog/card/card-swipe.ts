/** Smallest horizontal movement of a swipe, in px. */
const SWIPE_DISTANCE = 30;

/**
 * Lets swipes toggle the second picture of all cards in `root`; for hover and keyboard focus CSS does it.
 * @param firstTouch the touchstart that is already in progress
 * @param signal removes the listeners
 */
export function enablePictureSwipe(root: HTMLElement, firstTouch: TouchEvent, signal: AbortSignal): void {
  let start = firstTouch.touches[0];

  function onTouchStart({ touches }: TouchEvent) {
    start = touches.length === 1 ? touches[0] : undefined;
  }

  function onTouchEnd({ target, changedTouches: [end] }: TouchEvent) {
    const card = target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null;
    if (!card || !start || !end) return;
    const sideways = end.clientX - start.clientX;
    if (Math.abs(sideways) < SWIPE_DISTANCE || Math.abs(sideways) < Math.abs(end.clientY - start.clientY))
      return;
    card.toggleAttribute('data-swiped', sideways < 0);
  }

  root.addEventListener('touchstart', onTouchStart, { passive: true, signal });
  root.addEventListener('touchend', onTouchEnd, { passive: true, signal });
}
