import type { Choice } from '@/lib/catalog/listing/choices';
import type { Facets } from '@/lib/catalog/listing/facets';
import { resumeChoices } from '@/lib/catalog/listing/filter-state';
import type { ListingPage } from '@/lib/catalog/listing/links';
import { type ShownProducts, shownRange } from '@/lib/catalog/listing/paging';
import { FILTER_PANEL_ID, PRODUCTS_ID } from './ids';
import type { PendingNavigation } from './listing-memory';

/** The control in this list that corresponds to `control` in the previous one; null if there is none. */
function findSuccessor(control: Element): HTMLElement | null {
  if (control instanceof HTMLSelectElement)
    return document.querySelector(`#${PRODUCTS_ID} select[name="${control.name}"]`);
  const text = control.textContent;
  if (!control.closest(`#${FILTER_PANEL_ID}`) || !text) return null;
  const links = document.querySelectorAll<HTMLElement>(`#${FILTER_PANEL_ID} a`);
  return [...links].find(({ textContent }) => textContent === text) ?? null;
}

/** Focuses the first focusable element. Elements in a collapsed group or a closed sheet are not focusable. */
function focusFirst(elements: readonly (HTMLElement | null)[]): void {
  for (const element of elements) {
    element?.focus({ preventScroll: true });
    if (element !== null && document.activeElement === element) return;
  }
}

/** A list on which navigations start and end. */
export type NavigatedList = { page: ListingPage; facets: Facets; shown: ShownProducts };

/**
 * Completes a navigation between lists. Returns the choices that were waiting for the new list's links. If there are
 * none, moves the focus to the control that corresponds to the one used, or to the list (WCAG 2.4.3), and announces the
 * count. Focus that the shopper has moved since then stays where it is.
 */
export function completeNavigation(
  { href, previousAddress, waiting, control }: PendingNavigation,
  { page, facets, shown }: NavigatedList,
  announce: (text: string) => void,
): Choice[] {
  const address = window.location.pathname + window.location.search;
  // The shopper went back instead of waiting.
  if (address === previousAddress && address !== href) return [];
  const choices = address === href ? resumeChoices(waiting, page, facets) : [];
  if (choices.length > 0) return choices;
  if (document.activeElement === document.body)
    focusFirst([findSuccessor(control), document.getElementById(PRODUCTS_ID)]);
  const { from, to } = shownRange(shown);
  announce(`Lista atualizada: ${from}-${to} de ${shown.total}.`);
  return [];
}
