import type { Parcela } from '@/lib/platform/schemas/offer';
import { formatDecimal } from '@/lib/shared/formats';
import { formatBRL, toCents } from '@/lib/shared/money';

/** Effective cost of credit per month and per year, as fractions: 0.1956 is 19,56%. */
export type CreditCost = { monthly: number; yearly: number };

const EPSILON = 1e-12;
const MAX_MONTHLY = 10;
const HALF_A_CENT = 0.005;

/**
 * Present value of `count` monthly payments of `amount`, the first after a month, at a monthly rate above 0.
 */
function presentValue(count: number, amount: number, rate: number): number {
  return (amount * (1 - (1 + rate) ** -count)) / rate;
}

/**
 * Effective cost of credit (CET, CDC arts. 52 and 54-B) if one pays `count` × `amount` instead of `price`, in
 * reais: the rate at which the payments are worth the price. `price` is the price without credit, not the Pix
 * price, because the law separates a discount for Pix from interest (Lei 13.455/2017). Null if the payments
 * do not exceed the price, or if no rate below 1000% a month explains them.
 */
export function creditCost(count: number, amount: number, price: number): CreditCost | null {
  if (!(count * amount - price >= HALF_A_CENT)) return null;
  if (presentValue(count, amount, MAX_MONTHLY) > price) return null;
  let [low, high] = [0, MAX_MONTHLY];
  while (high - low > EPSILON) {
    const middle = (low + high) / 2;
    if (presentValue(count, amount, middle) > price) low = middle;
    else high = middle;
  }
  return { monthly: high, yearly: (1 + high) ** 12 - 1 };
}

/** A way to pay by instalments, in reais. `total` is exactly `parcelas` × `amount`. */
export type InstalmentRow = {
  parcelas: number;
  amount: number;
  total: number;
  /** `total` minus the price; negative if this option is cheaper. */
  surcharge: number;
  /** Percent: 0 interest-free, above 0 interest, below 0 discount. */
  taxa: number;
  /** Whether the platform asks not to show the percentage. */
  isRateHidden: boolean;
  /** Null without interest. */
  creditCost: CreditCost | null;
};

const isUsable = ({ parcelas, valorParcela }: Parcela) =>
  Number.isInteger(parcelas) && parcelas > 0 && toCents(valorParcela) > 0;

/**
 * The option shown on a card: the last one without interest, otherwise the last one with a discount,
 * otherwise the last one. Null without options.
 */
export const instalmentSummary = (rows: readonly InstalmentRow[]): InstalmentRow | null =>
  rows.findLast(({ taxa }) => taxa === 0) ?? rows.findLast(({ taxa }) => taxa < 0) ?? rows.at(-1) ?? null;

/** Every usable option; `price` in reais. A rate that the platform omits follows from the payments. */
export function instalmentRows(parcelamento: readonly Parcela[], price: number): InstalmentRow[] {
  return parcelamento.filter(isUsable).map(({ parcelas, valorParcela, taxa: given, exibirTaxa }) => {
    const value = toCents(valorParcela);
    const total = parcelas * value;
    const surcharge = price > 0 ? total - toCents(price) : 0;
    const cost = creditCost(parcelas, value / 100, price);
    // Payments are rounded to cents.
    const taxa = given ?? (surcharge < parcelas ? 0 : (cost?.monthly ?? MAX_MONTHLY) * 100);
    return {
      parcelas,
      amount: value / 100,
      total: total / 100,
      surcharge: surcharge / 100,
      taxa,
      isRateHidden: exibirTaxa === false,
      creditCost: taxa > 0 ? cost : null,
    };
  });
}

/** 'sem juros' or 'com 10% de desconto'; '' for an option with interest. */
export function instalmentCondition({
  taxa,
  isRateHidden,
}: Pick<InstalmentRow, 'taxa' | 'isRateHidden'>): string {
  if (taxa === 0) return 'sem juros';
  if (taxa > 0) return '';
  return isRateHidden ? 'com desconto' : `com ${percent(-taxa)} de desconto`;
}

/** 'até 10x de R$ 44,99 sem juros'; a single payment is '1x de R$ 449,90 sem juros'. */
export function instalmentText(option: InstalmentRow): string {
  const { parcelas, amount } = option;
  const printed = `${parcelas}x de ${formatBRL(amount)}`;
  return [parcelas > 1 ? `até ${printed}` : printed, instalmentCondition(option)].filter(Boolean).join(' ');
}

/** '2,99%' in Brazilian form, at most two decimals. */
export function percent(value: number): string {
  return `${formatDecimal(value, 2)}%`;
}

/**
 * A cost of credit in the form that the law requires, such as '26,70%': always with two decimals, so that
 * costs are easy to compare.
 */
export const costPercent = (fraction: number): string => `${(fraction * 100).toFixed(2).replace('.', ',')}%`;
