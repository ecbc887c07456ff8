/**
 * Keeps something going for as long as the page is the one being looked at: `begin` runs now, what it answers runs
 * when the page is left, and `begin` runs again when the browser brings the page back as it was. A page that listens
 * to others while it waits there is thrown away at their first word, and one that does not shows what was true
 * before (CART-26, T7).
 * @returns ends it for good
 */
export function whileShown(begin: () => () => void): () => void {
  let end: (() => void) | undefined = begin();
  const leave = () => {
    end?.();
    end = undefined;
  };
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) end ??= begin();
  };
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', comeBack);
  return () => {
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('pageshow', comeBack);
    leave();
  };
}
