import { toCents } from '@/lib/money/format';
import type { CombinacaoComprada } from '@/lib/store-api/schemas/compra';

/** What two products cost together, in BRL: subtotal less discount is the total, to the cent. */
export type CombinationPrices = {
  subtotal: number;
  desconto: number;
  total: number;
  /** Price 'à vista no PIX'; null when it is not below the total. */
  pix: number | null;
};

const positive = (reais: number) => Math.max(0, toCents(reais));

/**
 * Reads the prices of an answer (PDP-23, PDP-24); null when it states none. Platforms fill the fields
 * differently: what is missing follows from the others, and a discount that does not fit gives way.
 */
export function combinationPrices({ precos }: CombinacaoComprada): CombinationPrices | null {
  const { combinacao } = precos;
  const given = positive(combinacao?.descontoCombinacao ?? 0);
  const stated = positive(precos.por) || positive(combinacao?.vista ?? 0);
  const subtotal = positive(combinacao?.de ?? 0) || positive(precos.de) || (stated > 0 ? stated + given : 0);
  const total = stated || subtotal - given;
  if (total <= 0 || subtotal <= 0) return null;
  const whole = Math.max(subtotal, total);
  const pix = positive(precos.vista);
  return {
    subtotal: whole / 100,
    desconto: (whole - total) / 100,
    total: total / 100,
    pix: pix > 0 && pix < total ? pix / 100 : null,
  };
}
