import { html } from 'hono/html';
import type { Delivery, DeliveryOption } from '../api/shipment';
import { type CartLine, piecesOf, totalOf } from '../cart/cart';
import { PIX_DISCOUNT, pixPrice } from '../catalogue/pricing';
import { brl } from '../money';
import type { Markup } from './layout';
import { arrivalVerb, conditionText, dayOf, freightText } from './line-texts';
import { paymentTerms } from './payment-terms';

/** Price of the delivery in cents; 0 if it is free. */
const freightOf = (delivery: Delivery) => Math.round((delivery?.chosen.valor ?? 0) * 100);

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

/** Fragment of the delivery, to which the page returns after the postal code or the option has changed. */
export const DELIVERY_ID = 'entrega';

/**
 * The delivery options to the shopper's postal code, or a field for the code.
 * @param unknownCep a postal code that could not be found, as typed; '' if there is none
 */
export function deliveryPart(lines: CartLine[], delivery: Delivery, unknownCep: string): Markup {
  if (delivery === null || unknownCep !== '')
    return html`<div class="delivery" id="${DELIVERY_ID}">${cepForm(unknownCep, unknownCep !== '')}</div>`;
  const { cep, chosen, options } = delivery;
  return html`<div class="delivery" id="${DELIVERY_ID}">
      <form method="post" action="/checkout/carrinho/entrega" data-submit-on-change>
        <fieldset>
          <legend>Entrega em ${cep}</legend>
          ${options.map((option) => optionRow(lines, option, option === chosen))}
        </fieldset>
        <noscript><button class="outline" type="submit">Usar esta entrega</button></noscript>
      </form>
      <p class="quiet">${conditionText(lines)}</p>
      <details><summary>Trocar CEP</summary>${cepForm(cep, false)}</details>
    </div>`;
}

const optionRow = (lines: CartLine[], option: DeliveryOption, isChosen: boolean): Markup =>
  html`<label class="option">
      <input type="radio" name="entrega" value="${option.id}"${isChosen ? html` checked` : ''} />
      <span>${arrivalVerb(option)} <b>${dayOf(lines, option, new Date())}</b><small>${option.label}, ${freightText(option)}</small></span>
    </label>`;

const UNKNOWN = 'CEP não encontrado. Confira os oito números.';

const cepForm = (
  cep: string,
  isUnknown: boolean,
): Markup => html`<form class="search cep" method="post" action="/checkout/carrinho/cep">
      <label for="cep">CEP para frete e prazo</label>
      <input id="cep" name="cep" value="${cep}" placeholder="00000-000" inputmode="numeric" autocomplete="postal-code" maxlength="9" pattern="\\d{5}-?\\d{3}" title="Oito números" required${isUnknown ? html` aria-invalid="true" aria-describedby="cep-erro"` : ''} />
      <button class="outline" type="submit">Calcular</button>
      ${isUnknown ? html`<p class="error" id="cep-erro" role="alert">${UNKNOWN}</p>` : ''}
    </form>`;

/** On a phone, total and payment stay in view below the lines. */
export function payBar(lines: CartLine[], delivery: Delivery): Markup {
  return html`<div class="pay-bar">
      <p><b>${brl(pixPrice(totalOf(lines)) + freightOf(delivery))}</b><span class="quiet">no PIX</span></p>
      <a class="button" href="/checkout/pagamento">Ir para o pagamento</a>
    </div>`;
}
