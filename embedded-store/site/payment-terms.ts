import { html } from 'hono/html';
import { planOf } from '../api/shapes/cart';
import type { CartLine } from '../cart/cart';
import { type Instalment, instalments } from '../catalogue/pricing';
import { brl } from '../money';
import type { Markup } from './layout';

/** Payment options other than Pix for a total in cents, by the same plans as on the shop's pages. */
export function paymentTerms(lines: CartLine[], total: number): Markup {
  const plans = instalments(total, planOf(lines));
  return html`${leadingTerms(plans, total)}${plans.length > 1 ? allPlans(plans) : ''}`;
}

const each = ({ parcelas, valorParcela }: Instalment) => `${parcelas}x de ${brl(valorParcela * 100)}`;
const sumOf = ({ parcelas, valorParcela }: Instalment) => brl(parcelas * Math.round(valorParcela * 100));

/**
 * The largest number of instalments without interest; if all have interest, the largest number, with their
 * sum.
 */
function leadingTerms(plans: Instalment[], total: number): Markup {
  const free = plans.findLast(({ taxa, parcelas }) => taxa === 0 && parcelas > 1);
  if (free) return html`<span>ou ${brl(total)} em até ${each(free)} sem juros</span>`;
  const most = plans.findLast(({ taxa }) => taxa > 0);
  if (!most) return html`<span>ou ${brl(total)} no cartão ou no boleto</span>`;
  return html`<span>ou ${brl(total)} no boleto</span>
    <span>ou em até ${each(most)} no cartão, ${sumOf(most)} no total</span>`;
}

function allPlans(plans: Instalment[]): Markup {
  return html`<details>
    <summary>Ver todas as parcelas</summary>
    <table>
      <thead><tr><th scope="col">Parcelas</th><th scope="col">Total</th><th scope="col">Juros</th></tr></thead>
      <tbody>${plans.map((plan) => html`<tr><th scope="row">${each(plan)}</th><td>${sumOf(plan)}</td><td>${condition(plan)}</td></tr>`)}</tbody>
    </table>
  </details>`;
}

function condition({ taxa }: Instalment): string {
  if (taxa === 0) return 'sem juros';
  return taxa < 0 ? `${-taxa}% de desconto` : `${String(taxa).replace('.', ',')}% ao mês`;
}
