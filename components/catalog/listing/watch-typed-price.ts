import { type Choice, parseHref, settingChoice } from '@/lib/catalog/listing/choices';
import type { ListingPage } from '@/lib/catalog/listing/links';
import { priceFormHref } from '@/lib/catalog/listing/price-form';
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
      const { path, query } = page;
      const href = priceFormHref(path, { ...query, ...typedPrices(form) }) ?? listingHref(path, query);
      if (parseHref(href).query.preco !== query.preco) choose(settingChoice('preco', href), next);
    },
    { signal },
  );
}
