/** Leaves the shop for an address that the caller has checked. */
export function redirectTo(href: string): void {
  window.location.assign(href);
}

/** Loads the page again from the server. */
export function reloadPage(): void {
  window.location.reload();
}

/**
 * The address of this tab that was opened last of those at these paths, with its query; null for none, or if the browser
 * does not tell.
 */
export function lastVisited(paths: readonly string[]): string | null {
  if (!('navigation' in window)) return null;
  const { currentEntry } = window.navigation;
  const before = window.navigation.entries().slice(0, currentEntry?.index);
  const addresses = before.flatMap(({ url }) => (url === null ? [] : [new URL(url)]));
  const last = addresses.findLast(({ pathname }) => paths.includes(pathname));
  return last ? last.pathname + last.search : null;
}
