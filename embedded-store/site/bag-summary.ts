import { html } from 'hono/html';
import type { Delivery } from '../api/shipment';
import { type CartLine, piecesOf, totalOf } from '../cart/cart';
import { PIX_DISCOUNT, pixPrice } from '../catalogue/pricing';
import { brl } from '../money';
import type { Markup } from './layout';
import { arrivalText } from './line-texts';
import { paymentTerms } from './payment-terms';

/** Price of the delivery in cents; 0 if it is free. */
const freightOf = (delivery: Delivery) => Math.round((delivery?.valor ?? 0) * 100);

type Row = [label: string, value: string];

/** The way from the pieces' old prices to the total on Pix, so that each discount is subtracted once. */
function rows(lines: CartLine[], delivery: Delivery): Row[] {
  const total = totalOf(lines);
  const saving = lines.reduce(
    (sum, { price, quantidade }) => sum + Math.max(0, price.de - price.por) * quantidade,
    0,
  );
  const pieces = piecesOf(lines);
  const discount: Row[] = saving > 0 ? [['Desconto', `− ${brl(saving)}`]] : [];
  const freight = freightOf(delivery);
  return [
    [pieces === 1 ? 'Produto' : `Produtos (${pieces})`, brl(total + saving)],
    ...discount,
    [`Desconto do PIX (${PIX_DISCOUNT}%)`, `− ${brl(total - pixPrice(total))}`],
    ['Frete', freight > 0 ? brl(freight) : 'Grátis'],
  ];
}

/** The sum of the bag, Pix first and then card, as in the shop's cart panel. */
export function totals(lines: CartLine[], delivery: Delivery): Markup {
  const freight = freightOf(delivery);
  const total = totalOf(lines);
  return html`<dl class="sums">
      ${rows(lines, delivery).map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}
      <div class="sum"><dt>Total no PIX</dt><dd>${brl(pixPrice(total) + freight)}</dd></div>
    </dl>
    <div class="total">${paymentTerms(lines, total + freight)}</div>`;
}

/**
 * Day and price of the delivery to the shopper's postal code, or a field for the code.
 * @param lines of the bag
 */
export function deliveryPart(lines: CartLine[], delivery: Delivery): Markup {
  if (delivery === null) return cepForm('');
  return html`<div class="delivery">
      <p>${arrivalText(lines, delivery, new Date())}</p>
      <details><summary>Trocar CEP</summary>${cepForm(delivery.cep)}</details>
    </div>`;
}

const cepForm = (
  cep: string,
): Markup => html`<form class="search cep" method="post" action="/checkout/carrinho/cep">
      <label for="cep">CEP para frete e prazo</label>
      <input id="cep" name="cep" value="${cep}" placeholder="00000-000" inputmode="numeric" autocomplete="postal-code" maxlength="9" pattern="\\d{5}-?\\d{3}" title="Oito números" required />
      <button class="outline" type="submit">Calcular</button>
    </form>`;
