import { html } from 'hono/html';
import { type Delivery, workingDays } from '../api/shipment';
import type { Order } from '../cart/orders';
import type { Session } from '../cart/session';
import type { LoadedProduct } from '../catalogue/load-products';
import type { ShopContent } from '../content/shop-content';
import { icon, type Markup } from './layout';
import { orderList } from './order-pages';

/** Placeholder for the login: one button, without account and password. */
export function loginPage(): Markup {
  return html`<div class="order access">
      <div class="stack">
        <p>
          Em uma loja de verdade, aqui ficariam o seu login e o seu cadastro. Nesta demonstração, um botão basta: não
          pedimos e-mail nem senha.
        </p>
        <form class="whole" method="post" action="/checkout/entrar"><button type="submit">Entrar como cliente de demonstração</button></form>
      </div>
      <section class="summary" aria-label="O que a conta guarda">${accountHolds}</section>
    </div>`;
}

type AccountOptions = {
  /** Origin of the storefront. */
  shopUrl: string;
  /** The page of the shop from which the shopper went to the login; the home page if there is none. */
  returnUrl: string;
  orders: readonly Order[];
  wished: readonly LoadedProduct[];
  /** Delivery estimate for the postal code saved in the shop's cookie. */
  delivery: Delivery;
};

/** The customer's account: orders and favourites of the demonstration, data of an example, and ways on. */
export function accountPage(shop: ShopContent, session: Session | null, options: AccountOptions): Markup {
  if (!session?.cliente) return loginNeeded('os seus pedidos e favoritos');
  const { shopUrl, delivery } = options;
  return html`<p>Olá, Cliente de Demonstração.</p>
    <div class="panels">
      ${orderPanel(options)}
      ${favouritePanel(options)}
      ${panel(
        'dados',
        'Seus dados',
        html`<dl class="facts">
          <dt>Nome</dt><dd>Cliente de Demonstração</dd>
          <dt>E-mail</dt><dd>${shop.customerEmail}</dd>
        </dl>
        <p class="quiet">São dados de exemplo, iguais para todos os visitantes.</p>`,
      )}
      ${panel(
        'enderecos',
        'Endereços',
        delivery
          ? html`<dl class="facts"><dt>CEP</dt><dd>${delivery.cep}</dd><dt>Entrega</dt><dd>${workingDays(delivery.chosen.dias)}</dd></dl>
            <p class="quiet">É o CEP que você informou na loja, guardado só neste aparelho.</p>`
          : html`<p>Nenhum endereço. Informe o CEP na página de um produto e o prazo aparece aqui e na sacola.</p>`,
      )}
      ${panel(
        'ajuda',
        'Ajuda',
        html`<ul class="ways">
          ${HELP.map(([label, path]) => html`<li><a href="${shopUrl}${path}">${label}</a></li>`)}
        </ul>`,
      )}
    </div>
    <form method="post" action="/checkout/sair"><button class="plain" type="submit">Sair da conta</button></form>`;
}

/** Pages for an account's owner. */
const HELP = [
  ['Trocar ou devolver', '/pagina/troca-e-devolucao'],
  ['Dúvidas frequentes', '/pagina/perguntas-frequentes'],
  ['Falar com a loja', '/pagina/contato'],
] as const;

const panel = (id: string, title: string, content: Markup): Markup =>
  html`<section class="summary" aria-labelledby="${id}"><h2 id="${id}">${title}</h2>${content}</section>`;

function orderPanel({ orders, returnUrl, shopUrl }: AccountOptions): Markup {
  const wayOn = html`<a class="button${orders.length > 0 ? ' outline' : ''}" href="${returnUrl}">${returnUrl === shopUrl ? 'Ver os produtos' : 'Continuar de onde parei'}</a>`;
  if (orders.length > 0) return panel('pedidos', 'Pedidos', html`${orderList(orders)}${wayOn}`);
  return panel(
    'pedidos',
    'Pedidos',
    html`<p>Nenhum pedido ainda. Conclua uma compra de demonstração, que não cobra nada, e ela aparece aqui.</p>${wayOn}`,
  );
}

const SHOWN_FAVOURITES = 4;

function favouritePanel({ wished, shopUrl }: AccountOptions): Markup {
  const count = wished.length === 1 ? '1 produto guardado.' : `${wished.length} produtos guardados.`;
  return panel(
    'favoritos',
    'Favoritos',
    html`${
      wished.length === 0
        ? html`<p>${noneYet(shopUrl)}</p>`
        : html`<p>${count}</p>
        <p class="thumbs">${wished
          .slice(0, SHOWN_FAVOURITES)
          .map(
            ({ slug, nome }) =>
              html`<a href="${shopUrl}/${slug}.html"><img src="/upload/produto/imagem/s_${slug}-1.webp" alt="${nome}" width="160" height="160" /></a>`,
          )}</p>`
    }<a class="button outline" href="/minha-conta/lista-desejo/">Ver favoritos</a>`,
  );
}

/** The store cannot see the favourites on the device: the shop adds them when it is opened. */
export const noneYet = (shopUrl: string): Markup =>
  html`Nenhum favorito ainda nesta conta. Os deste aparelho passam para ela quando você abre
    <a href="${shopUrl}/favoritos">os favoritos da loja</a>.`;

/** The advantages of an account. */
const accountHolds: Markup = html`<ul class="holds">
    <li>${icon('bag')}<span><b>Pedidos</b> O que você comprou aparece na sua conta.</span></li>
    <li>${icon('heart')}<span><b>Favoritos</b> Os que você marcou já estão guardados neste aparelho. Depois de entrar, eles passam para a conta quando você volta à loja.</span></li>
    <li>${icon('back')}<span><b>De volta à loja</b> Depois de entrar, você volta à página em que estava.</span></li>
  </ul>`;

/** @param what it is for: 'os seus pedidos' */
export const loginNeeded = (what: string): Markup => html`<p>Entre para ver ${what}.</p>
  ${accountHolds}
  <div class="actions"><a class="button" href="/checkout/acesso">Entrar</a></div>`;
