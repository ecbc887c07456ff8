import { html } from 'hono/html';
import type { CartLine } from '../cart/cart';
import { PIX_DISCOUNT, pixPrice } from '../catalogue/pricing';
import type { ShopContent } from '../content/shop-content';
import { brl } from '../money';
import type { Markup } from './layout';

/** Sum of a cart, cents. */
function totalOf(lines: CartLine[]): number {
  return lines.reduce((sum, line) => sum + line.price.por * line.quantidade, 0);
}

/** The cart of the session, line by line, and what it costs. */
export function cartPage(shop: ShopContent, lines: CartLine[], warning: string): Markup {
  const note = warning ? html`<p class="warning" role="status">${warning}</p>` : '';
  if (lines.length === 0) {
    return html`${note}<p>O seu carrinho está vazio. Escolha ${shop.oneProduct} na loja e volte aqui.</p>`;
  }
  return html`${note}
    <ul class="lines">${lines.map((line) => cartRow(shop, line))}</ul>
    ${totals(lines)}
    <div class="actions"><a class="button" href="/checkout/pagamento">Ir para o pagamento</a></div>`;
}

/** The sum, and the sum by Pix. */
export function totals(lines: CartLine[]): Markup {
  const total = totalOf(lines);
  return html`<p class="total">
    <span>Total: <b>${brl(total)}</b></span>
    <span>${brl(pixPrice(total))} à vista no Pix (${PIX_DISCOUNT}% de desconto)</span>
    <span class="quiet">Frete grátis para todo o Brasil</span>
  </p>`;
}

function cartRow({ sizeName }: ShopContent, line: CartLine): Markup {
  const { identity, price, quantidade } = line;
  const details = [
    ...line.escolhas.map((choice) => `${choice.nome}: ${choice.valor}`),
    sizeOf(line, sizeName),
  ].filter(Boolean);
  return html`<li class="line">
    <img src="${picture(line)}" alt="" width="160" height="160" />
    <div>
      <strong>${line.nome}</strong>
      <span class="quiet">${[`Código ${line.sku}`, ...details].join(' · ')}</span>
      <form method="post" action="/checkout/carrinho/remover">
        ${Object.entries(identity).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
        <button class="plain" type="submit" aria-label="Remover ${line.nome}">Remover</button>
      </form>
    </div>
    <p class="price">${quantidade} × ${brl(price.por)}<br /><strong>${brl(price.por * quantidade)}</strong></p>
  </li>`;
}

function sizeOf({ item, identity }: CartLine, sizeName: string): string {
  if ('list' in item) return '';
  const size = item.product.sizes.find((s) => s.id === identity.idAtributoSimples);
  return size ? `${sizeName} ${size.label}` : '';
}

function picture({ item }: CartLine): string {
  if ('list' in item) return `/upload/lista/imagem/s_${item.list.slug}-1.webp`;
  const { slug, imagens } = item.product;
  return imagens > 0 ? `/upload/produto/imagem/s_${slug}-1.webp` : '/upload/atributo/formato-redondo.svg';
}
