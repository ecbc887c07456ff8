/**
 * Calls `start` now and whenever the page comes back from the back/forward cache, and the function that it returned
 * whenever the page goes there: a cached page with open channels is discarded at their first message.
 * @returns a function that stops for good
 */

/** Runs `work` when the next frame has been painted, so that the answer to a press is seen before what takes long. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}

export function runWhilePageShown(start: () => () => void): () => void {
  let stop: (() => void) | undefined = start();
  const handlePageHide = () => {
    stop?.();
    stop = undefined;
  };
  const handlePageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) stop ??= start();
  };
  window.addEventListener('pagehide', handlePageHide);
  window.addEventListener('pageshow', handlePageShow);
  return () => {
    window.removeEventListener('pagehide', handlePageHide);
    window.removeEventListener('pageshow', handlePageShow);
    handlePageHide();
  };
}
