/**
 * Makes an open popover modal: everything beside it is inert, so the focus stays inside (A11). The native
 * popover does the rest: top layer, Escape, and the focus back on its opener.
 * @returns what undoes it
 */
export function makeModal(sheet: HTMLElement): () => void {
  const hidden: HTMLElement[] = [];
  for (let inside: HTMLElement = sheet; inside.parentElement; inside = inside.parentElement) {
    for (const beside of inside.parentElement.children) {
      if (beside === inside || !(beside instanceof HTMLElement) || beside.inert) continue;
      beside.inert = true;
      hidden.push(beside);
    }
  }
  return () => {
    for (const element of hidden) element.inert = false;
    // The browser gives the focus back, but not when it had wandered off or was on a link that is gone.
    sheet.addEventListener(
      'toggle',
      () => {
        if (document.activeElement !== document.body) return;
        document
          .querySelector<HTMLElement>(`[popovertarget="${sheet.id}"]:not([popovertargetaction])`)
          ?.focus({ preventScroll: true });
      },
      { once: true },
    );
  };
}
