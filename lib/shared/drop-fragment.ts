/**
 * Removes a fragment that opened a dialog from the address, without a history entry: a reload would open the dialog again.
 * @param prefix the start of the fragment, with '#'
 */
export function dropFragment(prefix: string): void {
  const { hash, pathname, search } = window.location;
  if (hash.startsWith(prefix)) window.history.replaceState(window.history.state, '', pathname + search);
}
