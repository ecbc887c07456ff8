import { type Choice, settingChoice } from '@/lib/catalog/listing/choices';
import { withPrices } from '@/lib/catalog/listing/filter-state';
import type { ListingPage } from '@/lib/catalog/listing/links';
import { listingHref } from '@/lib/platform/canonical-query';
import { canReadPrices, typedPrices } from './price-fields';

/** The address applied last, so that a platform that writes prices in another way is not called again and again. */
let lastApplied = '';

/**
 * Applies a typed price that was not sent together with the next filter, whose link would open the list without it. Not
 * on the way elsewhere: the list would change under a press on a product.
 */
export function watchTypedPrice(
  panel: HTMLElement,
  page: ListingPage,
  choose: (choice: Choice, control: HTMLElement) => void,
  signal: AbortSignal,
): void {
  const form = panel.querySelector('form');
  if (form === null || signal.aborted) return;

  const applyWith = (target: EventTarget | null, isLate: boolean): void => {
    const filter = target instanceof Element ? target.closest('a') : null;
    // The open sheet stages its choices itself.
    if (!filter || panel.role === 'dialog' || !canReadPrices(form)) return;
    const { path, query } = withPrices(page, typedPrices(form) ?? {});
    const href = listingHref(path, query);
    if (query.preco === page.query.preco || (isLate && href === lastApplied)) return;
    lastApplied = href;
    choose(settingChoice('preco', href), filter);
  };

  panel.addEventListener('click', ({ target }) => applyWith(target, false), { capture: true, signal });
  // This code can arrive after the shopper has pressed a filter.
  if (panel.contains(document.activeElement)) applyWith(document.activeElement, true);
}
