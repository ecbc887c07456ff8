/** Leaves this shop's pages for another address, checked by the caller; the back button comes back here. */
export function leaveFor(href: string): void {
  window.location.assign(href);
}
