/**
 * Calls `start` now and whenever the page comes back from the back/forward cache, and the function that it returned
 * whenever the page goes there: a cached page with open channels is discarded at their first message.
 * @returns a function that stops for good
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
