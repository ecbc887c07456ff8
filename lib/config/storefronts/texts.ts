import type { Credit, PostalAddress } from './storefront';

/* Sentences generated from the facts of a storefront. */

/** A postal address as one line. */
export const addressLine = ({ street, locality, region, postalCode }: PostalAddress) =>
  `${street}, ${locality}, ${region}, CEP ${postalCode}`;

/**
 * The note below instalments with interest, which follows the price without interest. Pages send it to the
 * browser, so that scripts need not contain it.
 */
export const creditNote = (credit: Credit | null) =>
  `CET é o custo efetivo total do parcelamento. Quem antecipa parcelas paga menos juros. ${creditTerms(credit)}`.trimEnd();

/**
 * How long an offer of credit with interest is valid, and the charges for late payment; '' if not configured.
 */
export function creditTerms(credit: Credit | null): string {
  if (credit === null) return '';
  return `Condições válidas por ${credit.validDays} dias. Encargos por atraso: ${credit.lateCharges}.`;
}

const NUMBERS = ['Nenhuma', 'Uma', 'Duas', 'Três', 'Quatro', 'Cinco', 'Seis', 'Sete', 'Oito', 'Nove', 'Dez'];

/** The number of stores at the start of a sentence: 'Duas lojas'. */
export function storeCountText(count: number): string {
  return `${NUMBERS[count] ?? count} ${count < 2 ? 'loja' : 'lojas'}`;
}
