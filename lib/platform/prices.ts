import type { Parcela, Precos } from '@/lib/platform/schemas/offer';
import { formatBRL, positiveCents, toCents } from '@/lib/shared/money';
import {
  costPercent,
  type InstalmentRow,
  instalmentRows,
  instalmentSummary,
  instalmentText,
} from './instalments';

/** Prices in reais as shown on cards, on product pages, in structured data and in the cart. */
export type DisplayPrices = {
  /** Old price; null unless it is above the current price. */
  de: number | null;
  /** The price, which can be paid in instalments. */
  por: number;
  /** Price 'à vista no PIX'; null if the platform sends none, or one above the price. */
  pix: number | null;
  /** Percentage saved with Pix, rounded down; a whole percent that only rounding to cents hides counts. */
  pixDiscount: number;
  instalment: InstalmentRow | null;
  instalments: InstalmentRow[];
};

/**
 * The promise of free delivery (HOME-15, CART-09).
 * @param from order value in reais from which delivery is free; 0 for always, null for no promise
 */
export function freeShippingText(from: number | null): string {
  if (from === null) return '';
  return from === 0 ? 'Frete Grátis Brasil' : `Frete grátis a partir de ${formatBRL(from)}`;
}

/**
 * The prices to show; null if there are none. For a missing price the platform sends 0; the Pix price is used
 * instead.
 */
export function displayPrices(precos: Precos | null): DisplayPrices | null {
  if (!precos) return null;
  const price = positiveCents(precos.por) || positiveCents(precos.vista);
  if (price === 0) return null;
  const pix = positiveCents(precos.vista);
  const list = positiveCents(precos.de);
  const hasPix = pix > 0 && pix <= price;
  const instalments = instalmentRows(precos.parcelamento, price / 100);
  return {
    de: list > price ? list / 100 : null,
    por: price / 100,
    pix: hasPix ? pix / 100 : null,
    pixDiscount: hasPix ? savedPercent(price, pix) : 0,
    instalment: instalmentSummary(instalments),
    instalments,
  };
}

/**
 * 'Você economiza R$ 150,00', compared with the old price; `''` if there is none. If the Pix price is lower,
 * the text adds that the saving refers to the card price.
 */
export function savingText({ de, por, pix }: DisplayPrices): string {
  if (de === null) return '';
  const saved = `Você economiza ${formatBRL((toCents(de) - toCents(por)) / 100)}`;
  return pix !== null && pix < por ? `${saved}, mesmo no cartão` : saved;
}

/** Whole percentage between two prices in cents. Rounding to cents can turn 7% off into 6.998%. */
function savedPercent(price: number, reduced: number): number {
  const percent = ((price - reduced) * 100) / price;
  const next = Math.ceil(percent);
  return Math.round((price * (100 - next)) / 100) === reduced ? next : Math.floor(percent);
}

/**
 * Text of an instalment option. With interest, it includes the option's total and, with `withCost`, its yearly cost.
 * @param interest names the interest after the amount
 */
function optionText(option: InstalmentRow, withCost: boolean, interest = ''): string {
  const text = instalmentText(option);
  if (option.taxa === 0) return text;
  const cost = option.creditCost && withCost ? `, CET ${costPercent(option.creditCost.yearly)} ao ano` : '';
  return `${text}${option.taxa > 0 ? interest : ''} (total\u00a0${formatBRL(option.total)}${cost})`;
}

/**
 * The instalments of an order, chosen by the same rule as a product's: 'em até 10x de R$ 44,99 sem juros'.
 * `''` if the platform only offers a single payment.
 */
export function orderInstalmentsText(parcelamento: readonly Parcela[], total: number): string {
  const option = instalmentSummary(instalmentRows(parcelamento, total));
  if (option === null || option.parcelas === 1) return '';
  return `em ${optionText(option, true, ' com juros')}`;
}

/**
 * How to pay without Pix: 'ou R$ 449,90 em até 10x de R$ 44,99 sem juros'. For an option with interest the
 * text includes its total and, with `withCost`, its yearly cost, which the law requires where credit is
 * offered. `''` if there is nothing to add.
 */
export function creditText({ por, pix, instalment }: DisplayPrices, withCost = false): string {
  const hasOther = pix !== null && pix < por;
  const price = formatBRL(por);
  if (!instalment || instalment.parcelas === 1)
    return hasOther ? `ou ${price} em outras formas de pagamento` : '';
  const option = optionText(instalment, withCost);
  if (instalment.taxa !== 0) return hasOther ? `ou ${price}, ou ${option}` : `ou ${option}`;
  if (hasOther) return `ou ${price} em ${option}`;
  return pix === null ? `em ${option}` : `ou ${option}`;
}
