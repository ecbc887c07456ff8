import type { Parcela, Precos } from '@/lib/platform/schemas/offer';
import { formatBRL, toCents } from '@/lib/shared/money';
import {
  costPercent,
  type InstalmentRow,
  type InstalmentSummary,
  instalmentRows,
  instalmentSummary,
  instalmentText,
} from './instalments';

/** Prices as cards, product pages, structured data and cart show them, in reais. */
export type DisplayPrices = {
  /** Old price, only when above the price. */
  de: number | null;
  /** The price, payable in instalments. */
  por: number;
  /** Price 'à vista no PIX'; null when the platform states none, or one above the price. */
  pix: number | null;
  /** Whole percent that Pix saves, rounded down so that it never promises too much. */
  pixDiscount: number;
  instalment: InstalmentSummary | null;
  instalments: InstalmentRow[];
};

/** The prices to show, null without any. The platform writes 0 for a missing price; the Pix price is used then. */
export function displayPrices(precos: Precos | null): DisplayPrices | null {
  if (!precos) return null;
  const price = positiveCents(precos.por) || positiveCents(precos.vista);
  if (price === 0) return null;
  const pix = positiveCents(precos.vista);
  const list = positiveCents(precos.de);
  const hasPix = pix > 0 && pix <= price;
  return {
    de: list > price ? list / 100 : null,
    por: price / 100,
    pix: hasPix ? pix / 100 : null,
    pixDiscount: hasPix ? savedPercent(price, pix) : 0,
    instalment: instalmentSummary(precos.parcelamento),
    instalments: instalmentRows(precos.parcelamento, price / 100),
  };
}

/**
 * 'Você economiza R$ 150,00', against the old price; `''` without one. Below a lower price by Pix it says that it counts
 * the card's.
 */
export function savingText({ de, por, pix }: DisplayPrices): string {
  if (de === null) return '';
  const saved = `Você economiza ${formatBRL((toCents(de) - toCents(por)) / 100)}`;
  return pix !== null && pix < por ? `${saved}, mesmo no cartão` : saved;
}

/** Whole percent between two prices in cents; after rounding to cents, 7% off may be 6.998% of them. */
function savedPercent(price: number, reduced: number): number {
  const percent = ((price - reduced) * 100) / price;
  const next = Math.ceil(percent);
  return Math.round((price * (100 - next)) / 100) === reduced ? next : Math.floor(percent);
}

const positiveCents = (reais: number) => Math.max(0, toCents(reais));

/**
 * An option to pay by instalments; one with interest names its own total and, where `rows` have it, its yearly cost.
 */
function optionText(option: InstalmentSummary, rows: readonly InstalmentRow[]): string {
  const text = instalmentText(option);
  if (option.taxa === 0) return text;
  const row = rows.find((one) => one.parcelas === option.parcelas && one.taxa === option.taxa);
  const cost = row?.creditCost ? `, CET ${costPercent(row.creditCost.yearly)} ao ano` : '';
  return `${text} (total ${formatBRL(option.amount * option.parcelas)}${cost})`;
}

/**
 * The instalments of an order, by the rule that chooses those of a product: 'em até 10x de R$ 44,99 sem juros'. `''`
 * where the platform offers no more than a single payment.
 */
export function orderInstalmentsText(parcelamento: readonly Parcela[], total: number): string {
  const option = instalmentSummary(parcelamento);
  if (option === null || option.parcelas === 1) return '';
  return `em ${optionText(option, instalmentRows(parcelamento, total))}`;
}

/**
 * How to pay without Pix: 'ou R$ 449,90 em até 10x de R$ 44,99 sem juros'. An option with interest names its own total
 * and, with `withCost`, its yearly cost, as the law wants where credit is offered. `''` when there is nothing to add.
 */
export function creditText({ por, pix, instalment, instalments }: DisplayPrices, withCost = false): string {
  const hasOther = pix !== null && pix < por;
  const price = formatBRL(por);
  if (!instalment || instalment.parcelas === 1)
    return hasOther ? `ou ${price} em outras formas de pagamento` : '';
  const option = optionText(instalment, withCost ? instalments : []);
  if (instalment.taxa !== 0) return hasOther ? `ou ${price}, ou ${option}` : `ou ${option}`;
  if (hasOther) return `ou ${price} em ${option}`;
  return pix === null ? `em ${option}` : `ou ${option}`;
}
