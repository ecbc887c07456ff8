import { type Choice, settingChoice } from '@/lib/catalog/listing/choices';
import { withPrices } from '@/lib/catalog/listing/filter-state';
import type { ListingPage } from '@/lib/catalog/listing/links';
import { listingHref } from '@/lib/platform/canonical-query';
import { canReadPrices, typedPrices } from './price-fields';

/**
 * Applies a typed price that was not sent when the shopper goes on to another filter, which would open the list without
 * it. Not on the way elsewhere: the list would change under a press on a product.
 */
export function watchTypedPrice(
  panel: HTMLElement,
  page: ListingPage,
  choose: (choice: Choice, control: HTMLElement) => void,
  signal: AbortSignal,
): void {
  const form = panel.querySelector('form');
  form?.addEventListener(
    'focusout',
    ({ relatedTarget: next }) => {
      const isOtherFilter = next instanceof HTMLElement && panel.contains(next) && !form.contains(next);
      // The open sheet stages its choices itself.
      if (!isOtherFilter || panel.role === 'dialog' || !canReadPrices(form)) return;
      const { path, query } = withPrices(page, typedPrices(form) ?? {});
      if (query.preco !== page.query.preco) choose(settingChoice('preco', listingHref(path, query)), next);
    },
    { signal },
  );
}
