/**
 * Runs `work` after the next frame is painted, so that the shopper sees the reaction to a click before slow
 * work starts.
 */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}

/**
 * Calls `start` now and whenever the page is restored from the back/forward cache, and the function that
 * `start` returned whenever the page enters that cache. Browsers discard a cached page with an open channel
 * at the channel's first message.
 * @returns a function that stops this
 */
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
