/** Leaves the shop for an address that the caller has checked. */
export function redirectTo(href: string): void {
  window.location.assign(href);
}

/** Loads the page again from the server. */
export function reloadPage(): void {
  window.location.reload();
}
