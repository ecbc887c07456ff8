import { html } from 'hono/html';
import type { CartLine } from '../cart/cart';
import { mostWithoutInterest, planOf, planRestriction } from '../cart/instalment-plan';
import { type Instalment, instalments } from '../catalogue/pricing';
import { brl } from '../money';
import type { Markup } from './layout';

/** Payment options other than Pix for a total in cents, by the same plans as on the shop's pages. */
export function paymentTerms(lines: CartLine[], total: number): Markup {
  const plans = instalments(total, planOf(lines));
  return html`${leadingTerms(plans, total)}${restrictionNote(lines)}${plans.length > 1 ? allPlans(plans) : ''}`;
}

/** Why the bag has fewer instalments without interest than one of its products; nothing if it has as many. */
function restrictionNote(lines: CartLine[]): Markup | '' {
  const restriction = planRestriction(lines);
  return restriction === '' ? '' : html`<span class="quiet">${restriction}</span>`;
}

const each = ({ parcelas, valorParcela }: Instalment) => `${parcelas}x de ${brl(valorParcela * 100)}`;
const sumOf = ({ parcelas, valorParcela }: Instalment) => brl(parcelas * Math.round(valorParcela * 100));

/** The largest number of instalments without interest, or a single payment; then those with interest, and their sum. */
function leadingTerms(plans: Instalment[], total: number): Markup {
  const free = mostWithoutInterest(plans);
  if (free) return html`<span>ou ${brl(total)} em até ${each(free)} sem juros</span>`;
  const most = plans.findLast(({ taxa }) => taxa > 0);
  if (!most) return html`<span>ou ${brl(total)} no cartão ou no boleto</span>`;
  return html`<span>ou ${brl(total)} no boleto ou em 1x no cartão</span>
    <span class="quiet">Com juros, em até ${each(most)} no cartão: ${sumOf(most)} no total</span>`;
}

/** Every option. The monthly rate is said once, because all options with interest have the same. */
function allPlans(plans: Instalment[]): Markup {
  const charged = plans.filter(({ taxa }) => taxa > 0);
  const isCharged = charged.length === plans.length;
  const [first] = charged;
  return html`<details>
    <summary>Ver todas as parcelas</summary>
    ${first ? html`<p class="quiet">${isCharged ? 'Juros' : `De ${first.parcelas}x em diante, juros`} de ${percent(first)} ao mês.</p>` : ''}
    <table>
      <thead><tr><th scope="col">Parcelas</th><th scope="col">Total</th>${isCharged ? '' : html`<th scope="col">Juros</th>`}</tr></thead>
      <tbody>${plans.map((plan) => html`<tr><th scope="row">${each(plan)}</th><td>${sumOf(plan)}</td>${isCharged ? '' : html`<td>${condition(plan)}</td>`}</tr>`)}</tbody>
    </table>
  </details>`;
}

const percent = ({ taxa }: Instalment) => `${String(Math.abs(taxa)).replace('.', ',')}%`;

function condition(plan: Instalment): string {
  if (plan.taxa === 0) return 'sem juros';
  return plan.taxa < 0 ? `${percent(plan)} de desconto` : 'com juros';
}
