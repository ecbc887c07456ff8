/**
 * Runs `work` after the next frame is painted, so that the reaction to a press is visible before slow work starts.
 */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}

/**
 * Calls `start` now and whenever the page is restored from the back/forward cache, and the function it returned
 * whenever the page enters that cache: browsers discard cached pages with open channels at the first message.
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
