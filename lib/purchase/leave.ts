/** Leaves the shop for an address that has been checked before. */
export function leaveFor(href: string): void {
  window.location.assign(href);
}
