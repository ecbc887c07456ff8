/** Leaves the shop for an address that the caller has validated. */
export function redirectTo(href: string): void {
  window.location.assign(href);
}

/** Loads the page again from the server. */
export function reloadPage(): void {
  window.location.reload();
}

/**
 * The address, with its query, that this tab last visited among these paths; null if there is none or the
 * browser does not reveal it.
 */
export function lastVisited(paths: readonly string[]): string | null {
  if (!('navigation' in window)) return null;
  const { currentEntry } = window.navigation;
  const before = window.navigation.entries().slice(0, currentEntry?.index);
  const addresses = before.flatMap(({ url }) => (url === null ? [] : [new URL(url)]));
  const last = addresses.findLast(({ pathname }) => paths.includes(pathname));
  return last ? last.pathname + last.search : null;
}
