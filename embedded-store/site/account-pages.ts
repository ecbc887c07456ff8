import { html } from 'hono/html';
import type { Session } from '../cart/session';
import type { LoadedProduct } from '../catalogue/load-products';
import { pixPrice } from '../catalogue/pricing';
import type { ShopContent } from '../content/shop-content';
import { brl } from '../money';
import { icon, type Markup } from './layout';

/** Placeholder for the login: one button, without account and password. */
export function loginPage(session: Session | null): Markup {
  if (session?.cliente) {
    return html`<p>Você entrou como <b>Cliente de Demonstração</b>. Os favoritos da loja já funcionam.</p>
      <form method="post" action="/checkout/sair"><button type="submit">Sair</button></form>`;
  }
  return html`<div class="order access">
      <div class="stack">
        <p>
          Em uma loja de verdade, aqui ficariam o seu login e o seu cadastro. Nesta demonstração, um botão basta: não
          pedimos e-mail nem senha.
        </p>
        <form method="post" action="/checkout/entrar"><button type="submit">Entrar como cliente de demonstração</button></form>
      </div>
      <section class="summary" aria-label="O que a conta guarda">${accountHolds}</section>
    </div>`;
}

type AccountOptions = {
  /** Origin of the storefront. */
  shopUrl: string;
  /** The page of the shop from which the shopper went to the login; the home page if there is none. */
  returnUrl: string;
  /** Number of favourites. */
  wished: number;
};

/** Placeholder for the customer's account: its orders, which are always empty, and its favourites. */
export function accountPage(session: Session | null, { shopUrl, returnUrl, wished }: AccountOptions): Markup {
  if (!session?.cliente) return loginNeeded();
  const favourites = wished === 1 ? '1 produto guardado.' : `${wished} produtos guardados.`;
  return html`<p>Olá, Cliente de Demonstração.</p>
    <div class="panels">
      <section class="summary" aria-labelledby="pedidos">
        <h2 id="pedidos">Pedidos</h2>
        <p>Os seus pedidos aparecem aqui.</p>
        <a class="button" href="${returnUrl}">${returnUrl === shopUrl ? 'Ver os produtos' : 'Continuar de onde parei'}</a>
      </section>
      <section class="summary" aria-labelledby="favoritos">
        <h2 id="favoritos">Favoritos</h2>
        <p>${wished === 0 ? noneYet(shopUrl) : favourites}</p>
        <a class="button outline" href="/minha-conta/lista-desejo/">Ver favoritos</a>
      </section>
    </div>
    <form method="post" action="/checkout/sair"><button class="plain" type="submit">Sair da conta</button></form>`;
}

/** The store cannot see the favourites on the device: the shop adds them when it is opened. */
const noneYet = (shopUrl: string): Markup =>
  html`Nenhum favorito ainda nesta conta. Os deste aparelho passam para ela quando você abre
    <a href="${shopUrl}/favoritos">os favoritos da loja</a>.`;

/** The advantages of an account. */
const accountHolds: Markup = html`<ul class="holds">
    <li>${icon('bag')}<span><b>Pedidos</b> O que você comprou aparece na sua conta.</span></li>
    <li>${icon('heart')}<span><b>Favoritos</b> Os que você marcou já estão guardados neste aparelho. Depois de entrar, eles passam para a conta quando você volta à loja.</span></li>
    <li>${icon('back')}<span><b>De volta à loja</b> Depois de entrar, você volta à página em que estava.</span></li>
  </ul>`;

const loginNeeded = (): Markup => html`<p>Entre para ver os seus pedidos e favoritos.</p>
  ${accountHolds}
  <div class="actions"><a class="button" href="/checkout/acesso">Entrar</a></div>`;

/** The favourites of the account. @param shopUrl origin of the storefront, where they can be bought */
export function wishlistPage(
  shop: ShopContent,
  session: Session | null,
  wished: LoadedProduct[],
  shopUrl: string,
): Markup {
  if (!session?.cliente) return loginNeeded();
  if (wished.length === 0)
    return html`<p>${noneYet(shopUrl)}</p>
      <div class="actions"><a class="button" href="${shopUrl}">Ver os produtos</a></div>`;
  return html`<ul class="lines">
    ${wished.map((product) => {
      const address = `${shopUrl}/${product.slug}.html`;
      return html`<li class="line">
      <img src="/upload/produto/imagem/s_${product.slug}-1.webp" alt="" width="160" height="160" />
      <div>
        <a href="${address}"><strong>${product.nome}</strong></a>
        ${wishedPrice(product)}
        <div class="controls">
          ${wishedButton(shop, product, address)}
          <form method="post" action="/minha-conta/lista-desejo/remover">
            <input type="hidden" name="idProduto" value="${product.id}" />
            <button class="plain" type="submit" aria-label="Remover ${product.nome} dos favoritos">Remover</button>
          </form>
        </div>
      </div>
    </li>`;
    })}
  </ul>`;
}

/**
 * A button that puts a product without choices into the bag. Products with choices link to their page in the
 * shop instead.
 */
function wishedButton(
  shop: ShopContent,
  { id, nome, status, sizes, estoque }: LoadedProduct,
  address: string,
): Markup {
  const link = (href: string, text: string, name = `: ${nome}`) =>
    html`<a class="button outline" href="${href}">${text}<span class="hidden">${name}</span></a>`;
  if (status !== 'disponivel') return link(address, 'Ver na loja');
  if (sizes.length > 1) return link(address, `Escolher ${shop.sizeName.toLowerCase()}`);
  const [size] = sizes;
  if ((size ?? { estoque }).estoque <= 0) return link(address, 'Ver na loja');
  return link(`/checkout/carrinho/?add=${id}-${size?.id ?? 0}-0-0-1`, 'Adicionar à sacola');
}

function wishedPrice({ status, precoPor }: LoadedProduct): Markup {
  if (status !== 'disponivel' || precoPor <= 0)
    return html`<p>${status === 'indisponivel' ? 'Esgotado' : 'Sob consulta'}</p>`;
  return html`<p class="price start">
    <strong>${brl(pixPrice(precoPor))}</strong> no PIX <span class="quiet">ou ${brl(precoPor)}</span>
  </p>`;
}
