import type { Precos } from '@/lib/store-api/schemas/precos';
import { formatBRL, toCents } from './format';
import {
  type InstalmentRow,
  type InstalmentSummary,
  instalmentRows,
  instalmentSummary,
  instalmentText,
  percent,
} from './instalments';

/** What every place that shows a price shows: card, product page, structured data, cart. Amounts in reais. */
export type DisplayPrices = {
  /** Old price, only when above the price (CARD-13, PDP-33). */
  de: number | null;
  /** The price, payable in instalments (PDP-34). */
  por: number;
  /** Price 'à vista no PIX' (CARD-14, PDP-35); null when the store states none or a senseless one. */
  pix: number | null;
  /** Whole percent that Pix saves on the price, rounded down so that it never promises too much; 0 for none. */
  descontoPix: number;
  parcela: InstalmentSummary | null;
  parcelas: InstalmentRow[];
};

/**
 * Decides once which prices are shown. The platform writes 0 for "not given": a missing price is read from
 * the Pix price; without either there is nothing to show and the answer is null.
 */
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
    descontoPix: hasPix ? savedPercent(price, pix) : 0,
    parcela: instalmentSummary(precos.parcelamento),
    parcelas: instalmentRows(precos.parcelamento, price / 100),
  };
}

/** Whole percent between two prices in cents. Prices are rounded to the cent, so 7% off may be 6.998% of them. */
function savedPercent(price: number, reduced: number): number {
  const percent = ((price - reduced) * 100) / price;
  const next = Math.ceil(percent);
  return Math.round((price * (100 - next)) / 100) === reduced ? next : Math.floor(percent);
}

const positiveCents = (reais: number) => Math.max(0, toCents(reais));

/**
 * What paying without Pix means, in one line: 'ou R$ 449,90 em até 10x de R$ 44,99 sem juros'. Options with
 * interest name their own total instead of the price, because the price is not what they cost (L6), and
 * `withCost` also what the credit costs a year, which the law wants where it is offered (L7). `''` when there is
 * nothing to add to the price already shown.
 */
export function creditText({ por, pix, parcela, parcelas }: DisplayPrices, withCost = false): string {
  const hasOther = pix !== null && pix < por;
  const price = formatBRL(por);
  if (!parcela || parcela.parcelas === 1) return hasOther ? `ou ${price} em outras formas de pagamento` : '';
  const option = instalmentText(parcela);
  if (parcela.taxa !== 0) {
    const row = parcelas.find((one) => one.parcelas === parcela.parcelas && one.taxa === parcela.taxa);
    const cost = withCost && row?.custo ? `, CET ${percent(row.custo.anual * 100)} ao ano` : '';
    const total = `${option} (total ${formatBRL(parcela.valor * parcela.parcelas)}${cost})`;
    return hasOther ? `ou ${price}, ou ${total}` : `ou ${total}`;
  }
  if (hasOther) return `ou ${price} em ${option}`;
  return pix === null ? `em ${option}` : `ou ${option}`;
}
