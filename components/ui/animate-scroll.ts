const easeOut = (progress: number) => 1 - (1 - progress) ** 3;

/**
 * Scrolls a row to `left` (px) in `ms`, which native smooth scrolling cannot guarantee; 0 jumps. Snapping is off during
 * the animation.
 */
export function animateScroll(row: HTMLElement, left: number, ms: number): void {
  if (ms === 0) {
    row.scrollTo({ left, behavior: 'instant' });
    return;
  }
  const from = row.scrollLeft;
  const began = performance.now();
  row.style.scrollSnapType = 'none';
  const step = (now: number) => {
    const progress = Math.min(1, Math.max(0, (now - began) / ms));
    row.scrollTo({ left: from + (left - from) * easeOut(progress), behavior: 'instant' });
    if (progress < 1) requestAnimationFrame(step);
    else row.style.removeProperty('scroll-snap-type');
  };
  requestAnimationFrame(step);
}

/** Whether the shopper prefers reduced motion. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
