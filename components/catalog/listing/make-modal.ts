/**
 * Makes an open popover modal until it closes: everything else is inert, including elements added later, such as the
 * chat button, so that the focus stays inside. The native popover does the rest: top layer, Escape, and returning the
 * focus to the button. Returns a function that undoes it if the popover is removed instead.
 */
export function makeModal(sheet: HTMLElement): () => void {
  const madeInert: HTMLElement[] = [];
  function makeInert(elements: Iterable<Node>): void {
    for (const element of elements) {
      if (!(element instanceof HTMLElement) || element.inert || element.contains(sheet)) continue;
      element.inert = true;
      madeInert.push(element);
    }
  }
  const arrivals = new MutationObserver((records) => {
    for (const { addedNodes } of records) makeInert(addedNodes);
  });
  for (let parent = sheet.parentElement; parent; parent = parent.parentElement) {
    makeInert(parent.children);
    arrivals.observe(parent, { childList: true });
  }
  function release(): void {
    arrivals.disconnect();
    for (const element of madeInert.splice(0)) element.inert = false;
  }
  /** The browser returns the focus, except if it had left the sheet or was on a link that was removed. */
  function returnFocus(): void {
    if (document.activeElement !== document.body) return;
    document
      .querySelector<HTMLElement>(`[popovertarget="${sheet.id}"]:not([popovertargetaction])`)
      ?.focus({ preventScroll: true });
  }
  function onClosing(): void {
    // The focus cannot return to an element that is still inert.
    release();
    sheet.addEventListener('toggle', returnFocus, { once: true });
  }
  sheet.addEventListener('beforetoggle', onClosing, { once: true });
  return release;
}
