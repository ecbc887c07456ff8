import { creditText, displayPrices } from '@/lib/platform/prices';
import type { Precos } from '@/lib/platform/schemas/offer';
import { toCents } from '@/lib/shared/money';

export const CURRENCY = 'BRL';

export const money = (reais: number) => ({ amount: toCents(reais), currency: CURRENCY });

/**
 * Prices of a variant in the protocol's format; null without a public price. The old price is only included
 * if pages show it too.
 */
export function pricesOf(precos: Precos | null, isAvailable: boolean) {
  const prices = displayPrices(precos);
  if (prices === null) return null;
  const { de, por, pix, instalment } = prices;
  return {
    price: money(por),
    listPrice: de !== null && isAvailable ? money(de) : null,
    metadata: {
      ...(pix === null ? {} : { pix_price: money(pix) }),
      ...(instalment === null
        ? {}
        : {
            instalments: {
              count: instalment.parcelas,
              amount: money(instalment.amount),
              interest_free: instalment.taxa === 0,
            },
          }),
      payment_text: creditText(prices, true),
    },
  };
}
