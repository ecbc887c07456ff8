/** A finger that moves this many px sideways, and more sideways than along the page, turns the picture. */
const SWIPE = 30;

/**
 * Lets a finger turn the pictures of all cards below `root` by a swipe; a pointer and the keyboard's focus turn them
 * without script (A10). The second picture is loaded when it first shows.
 * @param first touch that is under way already
 * @param signal ends it
 */
export function turnPictures(root: HTMLElement, first: TouchEvent, signal: AbortSignal): void {
  let start = first.touches[0];

  function touch({ touches }: TouchEvent) {
    start = touches.length === 1 ? touches[0] : undefined;
  }

  function lift({ target, changedTouches: [end] }: TouchEvent) {
    const card = target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null;
    if (!card || !start || !end) return;
    const sideways = end.clientX - start.clientX;
    if (Math.abs(sideways) < SWIPE || Math.abs(sideways) < Math.abs(end.clientY - start.clientY)) return;
    card.toggleAttribute('data-turned', sideways < 0);
  }

  root.addEventListener('touchstart', touch, { passive: true, signal });
  root.addEventListener('touchend', lift, { passive: true, signal });
}
