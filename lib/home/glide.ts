const easeOut = (part: number) => 1 - (1 - part) ** 3;

/**
 * Scrolls a row sideways to `left` (px) within `ms`, since the browser's own smooth scrolling takes a time of its own.
 * Snapping rests meanwhile; with `ms` 0 the row jumps.
 */
export function glide(row: HTMLElement, left: number, ms: number): void {
  if (ms === 0) {
    row.scrollTo({ left, behavior: 'instant' });
    return;
  }
  const from = row.scrollLeft;
  const began = performance.now();
  row.style.scrollSnapType = 'none';
  const step = (now: number) => {
    const part = Math.min(1, Math.max(0, (now - began) / ms));
    row.scrollTo({ left: from + (left - from) * easeOut(part), behavior: 'instant' });
    if (part < 1) requestAnimationFrame(step);
    else row.style.removeProperty('scroll-snap-type');
  };
  requestAnimationFrame(step);
}

/** Whether the shopper wants nothing to move. */
export function prefersStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
