import { isReadablePrice, PRICE_FIELDS } from '@/lib/catalog/listing/price-form';
import type { Query } from '@/lib/platform/canonical-query';

const NAMES = Object.values(PRICE_FIELDS);
const FIELDS = NAMES.map((name) => `input[name="${name}"]`).join();

/** The fields of the price form in `root`. */
const priceFieldsIn = (root: Element): HTMLInputElement[] => [
  ...root.querySelectorAll<HTMLInputElement>(FIELDS),
];

/** The typed prices as the form sends them; null without a form. */
export function typedPrices(root: Element): Query | null {
  const fields = priceFieldsIn(root);
  return fields.length === 0 ? null : Object.fromEntries(fields.map(({ name, value }) => [name, value]));
}

export const canReadPrices = (root: Element): boolean =>
  priceFieldsIn(root).every(({ value }) => isReadablePrice(value));

/** Shows a message at the first price in `root` that cannot be read. Returns whether there was one. */
export function reportUnreadablePrice(root: Element): boolean {
  const unreadable = priceFieldsIn(root).find(({ value }) => !isReadablePrice(value));
  if (!unreadable) return false;
  unreadable.setCustomValidity('Escreva o preço só com números, como 500.');
  unreadable.reportValidity();
  unreadable.addEventListener('input', () => unreadable.setCustomValidity(''), { once: true });
  return true;
}

/** Shows a range in the form in `root`, unless the shopper is typing there. */
export function showPrices(root: Element, { from, to }: { from: string; to: string }): void {
  const fields = priceFieldsIn(root);
  if (fields.some((field) => field === document.activeElement)) return;
  for (const field of fields) field.value = field.name === PRICE_FIELDS.from ? from : to;
}
