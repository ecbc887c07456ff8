import { html } from 'hono/html';
import type { Delivery } from '../api/shipment';
import type { CartLine } from '../cart/cart';
import { MISSING_PRESCRIPTION, PRESCRIPTION_STATES } from '../cart/lens-choice';
import type { LoadedProduct } from '../catalogue/load-products';
import { pixPrice } from '../catalogue/pricing';
import type { ShopContent } from '../content/shop-content';
import { brl } from '../money';
import { deliveryPart, payBar, totals } from './bag-summary';
import { icon, type Markup, removalNote } from './layout';
import { lensText, prescriptionText } from './lens-texts';
import type { SizedLine } from './line-sizes';
import { conditionText, deliveryText, picture } from './line-texts';
import { suggestions } from './suggestions';

/** A line that the shopper removed, with all its pieces. */
export type Removal = { nome: string; identity: CartLine['identity']; quantidade: number };

type CartNotes = {
  /** Message about the last change; '' if there is none. */
  warning: string;
  /** A postal code that could not be found, as typed; '' if there is none. */
  unknownCep: string;
  /** The line that the shopper has just removed. */
  removed: Removal | null;
  /** Origin of the storefront, for the link to continue shopping. */
  shopUrl: string;
};

/** Message about the last change of the bag, and the button that undoes a removal. */
function cartNotes({ warning, removed }: CartNotes): Markup {
  return html`${warning ? html`<p class="warning" role="status">${warning}</p>` : ''}${removed ? undoRemoval(removed) : ''}`;
}

function undoRemoval({ nome, identity, quantidade }: Removal): Markup {
  const fields = html`${identityFields(identity)}<input type="hidden" name="quantidade" value="${quantidade}" />`;
  return removalNote('/checkout/carrinho/desfazer', fields, `${nome} saiu da sacola.`);
}

/** The bag without lines, with products to start from. */
export function emptyCartPage(
  shop: ShopContent,
  { suggested, ...notes }: CartNotes & { suggested: LoadedProduct[] },
): Markup {
  return html`${cartNotes(notes)}<p>A sua sacola está vazia. Escolha ${shop.oneProduct} na loja e volte aqui.</p>
      <div class="actions"><a class="button" href="${notes.shopUrl}">Ver os produtos</a></div>
      ${suggestions(suggested, notes.shopUrl)}`;
}

/**
 * The session's cart with its total.
 * @param delivery to the postal code that the shopper entered in the shop
 * @param suggested products below a short list
 */
export function cartPage(
  shop: ShopContent,
  lines: SizedLine[],
  { delivery, suggested, ...notes }: CartNotes & { delivery: Delivery; suggested: LoadedProduct[] },
): Markup {
  const { shopUrl } = notes;
  return html`${steps(1)}${cartNotes(notes)}
    <div class="order">
      <ul class="lines">${lines.map((line) => cartRow(shop, line, shopUrl))}</ul>
      <section class="summary" aria-labelledby="resumo">
        <h2 id="resumo">Resumo</h2>
        ${totals(lines, delivery)}
        <a class="button" href="/checkout/pagamento">Ir para o pagamento</a>
        ${deliveryPart(lines, delivery, notes.unknownCep)}
        <p class="links"><a href="${shopUrl}">Continuar comprando</a></p>
        <p class="quiet">
          Mudou de ideia? Você tem 7 dias depois de receber para devolver.
          <a href="${shopUrl}/pagina/troca-e-devolucao">Como devolver</a>
        </p>
      </section>
      ${suggestions(suggested, shopUrl)}
      ${payBar(lines, delivery)}
    </div>`;
}

/** The number of the checkout's current step, which the page's heading names. */
const steps = (step: 1 | 2): Markup =>
  html`<p class="quiet">Etapa ${step} de 2${step === 1 ? ': depois vem o pagamento' : ''}</p>`;

/** Link to a chat in which a missing prescription can be sent. */
function prescriptionLink({ contact }: ShopContent, { nome, sku }: CartLine): Markup {
  const text = `Olá! Quero enviar a receita para ${nome} (${sku}).`;
  const address = `https://wa.me/55${contact.whatsapp.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
  return html`<a href="${address}" target="_blank" rel="noopener">Enviar pelo WhatsApp</a>`;
}

/** A choice for the frame. A prescription, or the note that it is missing, is shown as a status. */
function choice(shop: ShopContent, line: CartLine, nome: string, valor: string): Markup | string {
  if (valor === MISSING_PRESCRIPTION)
    return html`<span class="status missing">${statusIcon('missing')}${nome}: ${valor}. ${prescriptionLink(shop, line)}</span>`;
  if (PRESCRIPTION_STATES.includes(valor))
    return html`<span class="status">${statusIcon('there')}${nome}: ${valor}</span>`;
  return prescriptionText(nome, valor) ?? lensText(nome, valor) ?? `${nome}: ${valor}`;
}

const STATUS_ICONS = {
  missing: 'M12 4 21 20H3zM12 10v4.5M12 17v.5',
  there: 'M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0ZM8 12.2l2.8 2.8L16 9.5',
} as const;

const statusIcon = (state: keyof typeof STATUS_ICONS): Markup =>
  html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${STATUS_ICONS[state]}" /></svg>`;

/** A pair of lenses without a frame: nothing in the shop has asked for its prescription yet. */
const isLooseLenses = ({ item, escolhas }: CartLine) =>
  'product' in item && item.product.isLens && escolhas.length === 0;

/** Options of a line: colour, size, lenses, parts of a kit. */
function choices(shop: ShopContent, line: SizedLine): Markup {
  const colour = 'product' in line.item ? line.item.product.cor : null;
  const details = [
    ...(colour ? [`Cor: ${colour}`] : []),
    ...(line.tamanho ? [`${shop.sizeName}: ${line.tamanho}`] : []),
    ...line.escolhas.map(({ nome, valor }) => choice(shop, line, nome, valor)),
    ...(isLooseLenses(line) ? [choice(shop, line, 'Receita', MISSING_PRESCRIPTION)] : []),
  ];
  if (details.length === 0) return html``;
  return html`<ul class="choices">${details.map((detail) => html`<li>${detail}</li>`)}</ul>`;
}

function cartRow(shop: ShopContent, line: SizedLine, shopUrl: string): Markup {
  const { identity, price, quantidade } = line;
  return html`<li class="line" id="${lineId(identity)}">
    <img src="${picture(line)}" alt="" width="360" height="360" />
    <div>
      <strong><a class="title" href="${shopUrl}${pathOf(line)}">${line.nome}</a></strong>
      ${choices(shop, line)}
      <span class="quiet code">Código ${line.sku}</span>
      <div class="controls">
        <form class="quantity" method="post" action="/checkout/carrinho/quantidade">
          ${identityFields(identity)}
          ${quantityButton('minus', `Diminuir a quantidade de ${line.nome}`, quantidade - 1)}
          <span><span class="hidden">Quantidade: </span>${quantidade}</span>
          ${quantityButton('plus', `Aumentar a quantidade de ${line.nome}`, quantidade + 1)}
        </form>
        <form method="post" action="/checkout/carrinho/remover">
          ${identityFields(identity)}
          <button class="plain" type="submit" aria-label="Remover ${line.nome}">Remover</button>
        </form>
      </div>
    </div>
    <p class="price">
      <strong>${brl(pixPrice(price.por * quantidade))}</strong> no PIX
      <span class="quiet">ou ${oldPrice(price.de * quantidade, price.por * quantidade)}${brl(price.por * quantidade)}</span>
      ${quantidade > 1 ? html`<span class="quiet">${quantidade} × ${brl(price.por)}</span>` : ''}
    </p>
  </li>`;
}

/** The price before the discount, which the summary adds up; nothing without a discount. */
const oldPrice = (before: number, now: number): Markup =>
  before > now
    ? html`<s><span class="hidden">antes </span>${brl(before)}</s><span class="hidden">, agora</span> `
    : html``;

/** Fragment of a line, to which the page returns after its quantity has changed; unique in the bag. */
export const lineId = ({ tipo, idProduto, idAtributoSimples, adicional }: CartLine['identity']): string =>
  [tipo, idProduto, idAtributoSimples, adicional].filter((part) => part !== '').join('-');

/** Path of the line's page in the shop. */
const pathOf = ({ item }: CartLine): string =>
  'list' in item ? `/lista/${item.list.slug}.html` : `/${item.product.slug}.html`;

const identityFields = (identity: CartLine['identity']) =>
  Object.entries(identity).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );

function quantityButton(sign: 'minus' | 'plus', label: string, quantity: number): Markup {
  return html`<button class="step" type="submit" name="quantidade" value="${quantity}" aria-label="${label}"${quantity < 1 ? html` disabled` : ''}>${icon(sign)}</button>`;
}

/** Placeholder for payment: shows the amount, and says that nothing will be charged. */
export function paymentPage(shop: ShopContent, lines: SizedLine[], delivery: Delivery): Markup {
  return html`${steps(2)}
    <div class="order">
      <div class="stack">
        <h2>O que você vai receber</h2>
        <ul class="names">${lines.map((line) => html`<li><img class="thumb" src="${picture(line)}" alt="" width="360" height="360" /><div>${line.quantidade} × ${line.nome}${choices(shop, line)}</div></li>`)}</ul>
        <h2>Como pagar</h2>
        <p>Esta loja é uma demonstração: o botão conclui um pedido de exemplo, sem cobrar nem enviar nada. Em uma loja de verdade, você pagaria com:</p>
        <ul class="methods">${METHODS.map(({ nome, icone }) => html`<li><svg viewBox="0 0 24 24" aria-hidden="true"><path d="${icone}" /></svg>${nome}</li>`)}</ul>
      </div>
      <section class="summary" aria-labelledby="resumo">
        <h2 id="resumo">Resumo</h2>
        ${totals(lines, delivery)}
        <p class="quiet">${deliveryText(lines, delivery, new Date())}.${delivery ? ` ${conditionText(lines)}` : ''}</p>
        <form class="whole" method="post" action="/checkout/pagamento"><button type="submit">Concluir o pedido de exemplo</button></form>
        <p class="links"><a href="/checkout/carrinho/">Voltar à sacola</a></p>
      </section>
    </div>`;
}

/** Nothing can be paid for, with products to start from. */
export function emptyPaymentPage(suggested: LoadedProduct[], shopUrl: string): Markup {
  return html`<p>Não há nada a pagar: a sua sacola está vazia.</p>
    <div class="actions"><a class="button" href="${shopUrl}">Ver os produtos</a></div>
    ${suggestions(suggested, shopUrl)}`;
}

/** Names of payment methods, and their drawings in a square of 24. */
const METHODS = [
  { nome: 'PIX', icone: 'M12 3.5 20.5 12 12 20.5 3.5 12zM8 8l4 4 4-4M8 16l4-4 4 4' },
  {
    nome: 'Cartão: Visa, Master, Amex, Diners, Elo e Hipercard',
    icone: 'M3.5 6.5h17v11h-17zM3.5 10h17M6.5 14.5h4',
  },
  { nome: 'Dois cartões', icone: 'M7.5 5.5h13v9M3.5 9h13v9.5h-13zM3.5 12h13' },
  { nome: 'Boleto', icone: 'M4 6v12M7.5 6v12M10 6v12M14 6v12M16.5 6v12M20 6v12' },
  { nome: 'Compre agora, pague depois', icone: 'M4.5 6.5h15v13h-15zM4.5 10.5h15M8.5 4v4M15.5 4v4M9 15h6' },
] as const;
