import type { Credit } from './storefront';

/** How long an offer of credit with interest holds, and what is due when a payment is late; '' when it is not said. */
export function creditTerms(credit: Credit | null): string {
  if (credit === null) return '';
  return `Condições válidas por ${credit.validDays} dias. Encargos por atraso: ${credit.lateCharges}.`;
}
