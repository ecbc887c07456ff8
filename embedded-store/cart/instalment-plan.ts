import { type Instalment, instalments } from '../catalogue/pricing';
import { type CartLine, totalOf } from './cart';

/** Plans from the most to the least expensive for the shopper. */
const PLANS = ['com-juros', 'misto', 'sem-juros', 'desconto'];

const planOfLine = ({ item }: CartLine) => ('product' in item ? item.product.plano : 'misto');

/**
 * The plan that can pay all lines: the one that they share or, if they differ, the one with the most interest.
 * Payment services charge one plan for a whole order.
 */
export function planOf(lines: CartLine[]): string {
  const plans = lines.map(planOfLine);
  return PLANS.find((plan) => plans.includes(plan)) ?? 'vazio';
}

/** The largest number of instalments without interest; undefined if there are none. */
export const mostWithoutInterest = (plans: Instalment[]): Instalment | undefined =>
  plans.findLast(({ taxa, parcelas }) => taxa === 0 && parcelas > 1);

/**
 * Why an order has fewer instalments without interest than one of its products would allow: it names the product whose
 * plan the order has. '' if there is no such difference.
 */
export function planRestriction(lines: CartLine[]): string {
  const plan = planOf(lines);
  const countOf = (name: string) => mostWithoutInterest(instalments(totalOf(lines), name))?.parcelas ?? 1;
  const count = countOf(plan);
  const restricting = lines.find((line) => planOfLine(line) === plan);
  const isRestricted = lines.some((line) => countOf(planOfLine(line)) > count);
  if (!restricting || !isRestricted) return '';
  const terms = count === 1 ? 'não tem parcelas sem juros' : `tem até ${count}x sem juros`;
  return `${restricting.nome} ${terms}, e o parcelamento vale para o pedido todo.`;
}
