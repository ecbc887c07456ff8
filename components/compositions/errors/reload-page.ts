/** Loads the page again from the server. */
export function reloadPage(): void {
  window.location.reload();
}
