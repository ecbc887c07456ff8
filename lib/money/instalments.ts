import type { Parcela } from '@/lib/store-api/schemas/precos';
import { type CreditCost, creditCost } from './credit-cost';
import { formatBRL, toCents } from './format';

/** Pay in `parcelas` × `valor`; amounts in reais; `total` is exactly n × the printed value. */
export type InstalmentRow = {
  parcelas: number;
  valor: number;
  total: number;
  /** What the credit costs above the price, in reais; negative when paying this way is cheaper. */
  acrescimo: number;
  /** Percent as the platform states it: 0 interest-free, above interest, below discount. */
  taxa: number;
  /** Effective cost of an option with interest (L7); null where none is charged. */
  custo: CreditCost | null;
};

export type InstalmentSummary = { parcelas: number; valor: number; taxa: number };

const isUsable = ({ parcelas, valorParcela }: Parcela) =>
  Number.isInteger(parcelas) && parcelas > 0 && toCents(valorParcela) > 0;

/**
 * The option that a card announces: the last interest-free one; without any, the last one with a discount;
 * when all carry interest, the last (CONST-09, A-30). Null when nothing usable is offered.
 */
export function instalmentSummary(parcelamento: readonly Parcela[]): InstalmentSummary | null {
  const usable = parcelamento.filter(isUsable);
  const option =
    usable.findLast(({ taxa }) => taxa === 0) ?? usable.findLast(({ taxa }) => taxa < 0) ?? usable.at(-1);
  if (!option) return null;
  return { parcelas: option.parcelas, valor: toCents(option.valorParcela) / 100, taxa: option.taxa };
}

/** Every usable option with its total, so that n × value = total to the cent; `preco` in reais (PDP-36, L6). */
export function instalmentRows(parcelamento: readonly Parcela[], preco: number): InstalmentRow[] {
  return parcelamento.filter(isUsable).map(({ parcelas, valorParcela, taxa }) => {
    const value = toCents(valorParcela);
    const total = parcelas * value;
    return {
      parcelas,
      valor: value / 100,
      total: total / 100,
      acrescimo: preco > 0 ? (total - toCents(preco)) / 100 : 0,
      taxa,
      custo: taxa > 0 ? creditCost(parcelas, value / 100, preco) : null,
    };
  });
}

/** 'sem juros', 'com 10% de desconto' or '' for an option with interest (CONST-09: no promise it cannot keep). */
export function instalmentCondition(taxa: number): string {
  if (taxa === 0) return 'sem juros';
  return taxa < 0 ? `com ${percent(-taxa)} de desconto` : '';
}

/** 'até 10x de R$ 44,99 sem juros'; a single payment is '1x de R$ 449,90 sem juros' (CONST-09, PDP-36). */
export function instalmentText({ parcelas, valor, taxa }: InstalmentSummary): string {
  const amount = `${parcelas}x de ${formatBRL(valor)}`;
  return [parcelas > 1 ? `até ${amount}` : amount, instalmentCondition(taxa)].filter(Boolean).join(' ');
}

/** '2,99%' in Brazilian form, at most two decimals. */
export function percent(value: number): string {
  return `${value.toLocaleString('pt-BR', { maximumFractionDigits: 2 })}%`;
}
