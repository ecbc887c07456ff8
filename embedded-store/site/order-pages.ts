import { html } from 'hono/html';
import { piecesOf } from '../cart/cart';
import type { Order } from '../cart/orders';
import { LABORATORY_DAYS } from '../content/delivery';
import { brl } from '../money';
import type { Markup } from './layout';

const DAY = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'America/Sao_Paulo' });

const pieces = (count: number) => (count === 1 ? '1 peça' : `${count} peças`);
const piecesOfOrder = ({ linhas }: Order) => pieces(piecesOf(linhas));
const totalOfOrder = ({ linhas }: Order) => brl(linhas.reduce((sum, { total }) => sum + total, 0));

type OrderOptions = {
  /** Origin of the storefront. */
  shopUrl: string;
  /** Whether the shopper has logged in, and so has an account that lists the orders. */
  isCustomer: boolean;
};

/** From the payment to the arrival; orders with lenses also pass the optician and the laboratory. */
function nextSteps({ linhas, entrega }: Order): string[] {
  const hasLenses = linhas.some(({ escolhas = [] }) => escolhas.length > 0);
  const making = [
    'Um ótico confere a receita e as medidas com você, se algo não estiver claro.',
    `O laboratório faz, monta e confere as lentes, em até ${LABORATORY_DAYS} dias úteis.`,
  ];
  return [
    'A confirmação do pagamento chega por e-mail: na hora no Pix, em até dois dias úteis no boleto.',
    ...(hasLenses ? making : []),
    'No dia da postagem, você recebe o código de rastreio.',
    `${entrega}.`,
  ];
}

/** A placed order. It says twice that it is a demonstration, because it looks like a purchase. */
export function orderPage(order: Order, { shopUrl, isCustomer }: OrderOptions): Markup {
  return html`<p class="warning">
      <b>Este pedido é uma demonstração.</b> Nada foi cobrado, nada será enviado e ninguém recebeu os seus dados.
    </p>
    <p class="quiet">Pedido nº ${order.id}, de ${DAY.format(order.criadoEm)}</p>
    <div class="order">
      <ul class="lines">${order.linhas.map(
        ({ nome, sku, quantidade, imagem, total, escolhas = [] }) => html`<li class="line">
          <img src="${imagem}" alt="" width="160" height="160" />
          <div><strong>${nome}</strong>${
            escolhas.length > 0
              ? html`<ul class="choices">${escolhas.map((escolha) => html`<li>${escolha}</li>`)}</ul>`
              : ''
          }<span class="quiet code">Código ${sku}</span></div>
          <p class="price"><strong>${brl(total)}</strong><span class="quiet">${pieces(quantidade)}</span></p>
        </li>`,
      )}</ul>
      <section class="summary" aria-label="Resumo">
        <div class="total">
          <span><b>${totalOfOrder(order)}</b> em produtos, à vista no PIX</span>
          <span class="quiet">${order.entrega}</span>
        </div>
        ${
          isCustomer
            ? html`<a class="button" href="/minha-conta">Ver os meus pedidos</a>`
            : html`<a class="button" href="/checkout/acesso">Entrar para guardar o pedido na conta</a>`
        }
        <a class="button outline" href="${shopUrl}">Continuar comprando</a>
      </section>
      <section class="next" aria-labelledby="depois">
        <h2 id="depois">O que vem depois, em uma loja de verdade</h2>
        <ol>${nextSteps(order).map((step) => html`<li>${step}</li>`)}</ol>
      </section>
    </div>`;
}

/** The orders of an account, the newest first. */
export function orderList(orders: readonly Order[]): Markup {
  return html`<ul class="orders">${orders.map(
    (order) => html`<li>
      <img src="${order.linhas[0]?.imagem ?? ''}" alt="" width="160" height="160" />
      <div>
        <a href="/checkout/pedido/${order.id}"><strong>Pedido nº ${order.id}</strong></a>
        <span class="quiet">${DAY.format(order.criadoEm)}: ${piecesOfOrder(order)}, ${totalOfOrder(order)} no PIX</span>
        <span class="quiet">Demonstração: nada foi cobrado</span>
      </div>
    </li>`,
  )}</ul>`;
}
