import { html } from 'hono/html';
import type { Session } from '../cart/session';
import type { LoadedProduct } from '../catalogue/load-products';
import { pixPrice } from '../catalogue/pricing';
import type { ShopContent } from '../content/shop-content';
import { brl } from '../money';
import { loginNeeded, noneYet } from './account-pages';
import { type Markup, removalNote } from './layout';
import { suggestions } from './suggestions';

type WishlistOptions = {
  wished: readonly LoadedProduct[];
  /** The favourite that the shopper has just removed. */
  removed: LoadedProduct | null;
  /** Products for an empty list. */
  suggested: readonly LoadedProduct[];
  /** Origin of the storefront, where they can be bought. */
  shopUrl: string;
};

/** The favourites of the account. */
export function wishlistPage(
  shop: ShopContent,
  session: Session | null,
  { wished, removed, suggested, shopUrl }: WishlistOptions,
): Markup {
  if (!session?.cliente) return loginNeeded('os favoritos da sua conta');
  const note = removed ? undoRemoval(removed) : '';
  if (wished.length === 0)
    return html`${note}<p>${noneYet(shopUrl)}</p>
      <div class="actions"><a class="button" href="${shopUrl}">Ver os produtos</a></div>
      ${suggestions(suggested, shopUrl)}`;
  return html`${note}${shop.comparesFrames ? comparison(wished, shopUrl) : ''}<ul class="lines pairs">
    ${wished.map((product) => {
      const address = `${shopUrl}/${product.slug}.html`;
      return html`<li class="line">
      <img src="/upload/produto/imagem/s_${product.slug}-1.webp" alt="" width="160" height="160" />
      <div>
        <a href="${address}"><strong>${product.nome}</strong></a>
        ${wishedPrice(product)}
        ${sizeLinks(shop, product, address)}
        <div class="controls">
          ${product.status === 'disponivel' && product.conjuntoLentes && !product.isLens ? html`<a class="button" href="${address}#lentes">Comprar com lentes<span class="hidden">: ${product.nome}</span></a>` : ''}
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

const MAX_COMPARED = 4;

/** Link to the shop's comparison of the first favourites. */
function comparison(wished: readonly LoadedProduct[], shopUrl: string): Markup | '' {
  if (wished.length < 2) return '';
  const isAll = wished.length <= MAX_COMPARED;
  const paths = wished.slice(0, MAX_COMPARED).map(({ slug }) => `/${slug}.html`);
  return html`<div class="actions">
      <a class="button outline" href="${shopUrl}/comparar#${paths.join(',')}">Comparar os ${isAll ? wished.length : `${MAX_COMPARED} primeiros`}</a>
    </div>`;
}

/** Links to the product in each of its sizes that are in stock; nothing for a product with a single size. */
function sizeLinks(
  { sizeName }: ShopContent,
  { nome, status, sizes }: LoadedProduct,
  address: string,
): Markup | '' {
  const inStock = sizes.filter(({ estoque }) => estoque > 0);
  if (status !== 'disponivel' || sizes.length < 2 || inStock.length === 0) return '';
  return html`<p class="sizes"><span class="quiet">${sizeName}</span>${inStock.map(
    ({ label }) =>
      html`<a href="${address}?tamanho=${encodeURIComponent(label)}"><span class="hidden">${nome}, ${sizeName.toLowerCase()} </span>${label}</a>`,
  )}</p>`;
}

function undoRemoval({ id, nome }: LoadedProduct): Markup {
  const field = html`<input type="hidden" name="idProduto" value="${id}" />`;
  return removalNote('/minha-conta/lista-desejo/desfazer', field, `${nome} saiu dos favoritos.`);
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
