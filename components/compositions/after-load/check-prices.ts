import { isReadablePrice, PRICE_FIELDS } from '@/lib/catalog/listing/price-form';
import type { AssistedSubmit } from './respond-to-assistants';

const FIELDS = Object.values(PRICE_FIELDS)
  .map((name) => `input[name="${name}"]`)
  .join();

/**
 * Says that a typed price cannot be read instead of showing the list without it. Runs before the handler of the filter
 * sheet. An assistant gets its response from the page that the form opens.
 */
function onSubmit(event: AssistedSubmit): void {
  if (event.agentInvoked || !(event.target instanceof HTMLFormElement)) return;
  const fields = [...event.target.querySelectorAll<HTMLInputElement>(FIELDS)];
  const unreadable = fields.find(({ value }) => !isReadablePrice(value));
  if (!unreadable) return;
  event.preventDefault();
  event.stopPropagation();
  unreadable.setCustomValidity('Escreva o preço só com números, como 500.');
  unreadable.reportValidity();
  unreadable.addEventListener('input', () => unreadable.setCustomValidity(''), { once: true });
}

/** Checks the price forms of lists. Returns a function that stops it. */
export function checkPrices(): () => void {
  window.addEventListener('submit', onSubmit, { capture: true });
  return () => window.removeEventListener('submit', onSubmit, { capture: true });
}
