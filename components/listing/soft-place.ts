import { listingHref } from '@/lib/listing/query';

export { turnPictures } from '@/components/product/card-pictures';

/*
 * What the listing needs from the first event on, in one file because each file fetched on demand has its price.
 * A soft navigation replaces the whole page, and with it the control that has the focus. Its successor gets the
 * focus then; a control that is gone hands it to the list (WCAG 2.4.3).
 */
const LIST = 'produtos';

function successorOf(element: Element): () => HTMLElement | null {
  if (element instanceof HTMLSelectElement) {
    const { name } = element;
    return () => document.querySelector(`#${LIST} select[name="${name}"]`);
  }
  const menu = element.closest('#filtros');
  const text = element.closest('a')?.textContent ?? '';
  if (!menu || text === '') return () => null;
  return () =>
    [...document.querySelectorAll<HTMLElement>('#filtros a')].find(
      ({ textContent }) => textContent === text,
    ) ?? null;
}

function announce(text: string): void {
  const id = 'aviso-da-lista';
  let region = document.getElementById(id);
  if (region === null) {
    region = document.createElement('div');
    region.id = id;
    region.className = 'visually-hidden';
    region.setAttribute('role', 'status');
    document.body.append(region);
  }
  region.textContent = text;
}

/** Gives the focus to the first of the elements that takes it: what is folded away, or in a closed sheet, does not. */
function focusFirst(elements: readonly (HTMLElement | null)[]): void {
  for (const element of elements) {
    element?.focus({ preventScroll: true });
    if (element !== null && document.activeElement === element) return;
  }
}

/**
 * Remembers a control by what will still be true on the next page. The answer gives the focus to its successor
 * once the new list is there, and tells the count (A6). The focus stays where the shopper has taken it meanwhile,
 * and nothing is done on the page that was left, at `left`: going back to it is no answer to that control.
 */
export function placeOf(element: Element, left: string): () => void {
  const successor = successorOf(element);
  return () => {
    if (window.location.href === left) return;
    const list = document.getElementById(LIST);
    if (document.activeElement === document.body) focusFirst([successor(), list]);
    const count = list?.querySelector('[data-count]')?.textContent ?? '';
    announce(`Lista atualizada: ${count.replace(/^Mostrando | (Produtos )?encontrado.*/g, '')}.`);
  };
}

/** Canonical address that a GET form of a listing leads to with its present choices (LIST-24, LIST-25). */
export function formAddress(form: HTMLFormElement): string {
  const entries = [...new FormData(form)].flatMap(([key, value]) =>
    typeof value === 'string' ? [[key, value] as const] : [],
  );
  return listingHref(new URL(form.action).pathname, Object.fromEntries(entries));
}
