/**
 * Runs `work` after the next frame is painted, so that the shopper sees the reaction to a click before slow
 * work starts.
 */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}

/**
 * Calls `listener` whenever the browser restores the page from its back/forward cache, but not after a load.
 * @returns a function that stops this
 */
export function onPageRestored(listener: () => void): () => void {
  const handlePageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  window.addEventListener('pageshow', handlePageShow);
  return () => window.removeEventListener('pageshow', handlePageShow);
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
  const ignoreRestored = onPageRestored(() => {
    stop ??= start();
  });
  window.addEventListener('pagehide', handlePageHide);
  return () => {
    window.removeEventListener('pagehide', handlePageHide);
    ignoreRestored();
    handlePageHide();
  };
}
