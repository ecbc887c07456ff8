import { reportUnreadablePrice } from '@/components/catalog/listing/price-fields';
import type { AssistedSubmit } from './respond-to-assistants';

/**
 * Says that a typed price cannot be read instead of showing the list without it. Runs before the handler of the filter
 * sheet. An assistant gets its response from the page that the form opens.
 */
function onSubmit(event: AssistedSubmit): void {
  if (event.agentInvoked || !(event.target instanceof HTMLFormElement)) return;
  if (!reportUnreadablePrice(event.target)) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Checks the price forms of lists. Returns a function that stops it. */
export function checkPrices(): () => void {
  window.addEventListener('submit', onSubmit, { capture: true });
  return () => window.removeEventListener('submit', onSubmit, { capture: true });
}
