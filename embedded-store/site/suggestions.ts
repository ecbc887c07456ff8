import { html } from 'hono/html';
import type { LoadedProduct } from '../catalogue/load-products';
import { pixPrice } from '../catalogue/pricing';
import { brl } from '../money';
import type { Markup } from './layout';

/** New models, below a list that is still empty. @param shopUrl origin of the storefront, which has their pages */
export function suggestions(products: readonly LoadedProduct[], shopUrl: string): Markup {
  if (products.length === 0) return html``;
  return html`<section class="suggested" aria-labelledby="novidades">
    <h2 id="novidades">Novidades da loja</h2>
    <ul class="products">${products.map(
      ({ slug, nome, precoPor }) => html`<li>
        <img src="/upload/produto/imagem/m_${slug}-1.webp" alt="" width="360" height="360" loading="lazy" />
        <a href="${shopUrl}/${slug}.html">${nome}</a>
        ${precoPor > 0 ? html`<span class="quiet"><b>${brl(pixPrice(precoPor))}</b> no PIX</span>` : ''}
      </li>`,
    )}</ul>
  </section>`;
}
