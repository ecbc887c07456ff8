import { html } from 'hono/html';
import type { CartLine } from '../cart/cart';
import type { Session } from '../cart/session';
import type { LoadedProduct } from '../catalogue/load-products';
import { brl } from '../money';
import { totals } from './cart-page';
import type { Markup } from './layout';

/** The stand-in for logging in: one button, no account and no password. */
export function accessPage(session: Session | null): Markup {
  if (session?.cliente) {
    return html`<p>Você entrou como <b>Cliente de Demonstração</b>. Os favoritos da loja já funcionam.</p>
      <form method="post" action="/checkout/sair"><button type="submit">Sair</button></form>`;
  }
  return html`<p>
      Em uma loja de verdade, aqui ficariam o seu login e o seu cadastro. Nesta demonstração, um botão basta: não
      pedimos e-mail nem senha.
    </p>
    <form method="post" action="/checkout/entrar"><button type="submit">Entrar como cliente de demonstração</button></form>`;
}

/** The stand-in for paying: what would be paid, and that nothing will be. */
export function paymentPage(lines: CartLine[]): Markup {
  if (lines.length === 0) return html`<p>Não há nada a pagar: o seu carrinho está vazio.</p>`;
  return html`<p>
      Aqui terminaria a compra, com cartão (Visa, Master, Amex, Diners, Elo e Hipercard), dois cartões, boleto, Pix ou
      compre agora, pague depois. Como esta loja é uma demonstração, o caminho acaba nesta página.
    </p>
    ${totals(lines)}`;
}

/** The stand-in for the customer's account. */
export function accountPage(session: Session | null): Markup {
  if (!session?.cliente) {
    return html`<p>Entre para ver os seus pedidos e favoritos.</p>
      <div class="actions"><a class="button" href="/checkout/acesso">Entrar</a></div>`;
  }
  return html`<p>Olá, Cliente de Demonstração. Você ainda não tem pedidos, e nesta loja nunca terá.</p>
    <div class="actions"><a class="button" href="/minha-conta/lista-desejo/">Ver favoritos</a></div>`;
}

/** The customer's favourites. */
export function wishlistPage(session: Session | null, wished: LoadedProduct[]): Markup {
  if (!session?.cliente) return accountPage(session);
  if (wished.length === 0) return html`<p>Nenhum favorito ainda. Toque no coração de um produto da loja.</p>`;
  return html`<ul class="lines">
    ${wished.map(
      (product) => html`<li class="line">
      <img src="/upload/produto/imagem/s_${product.slug}-1.webp" alt="" width="160" height="160" />
      <strong>${product.nome}</strong>
      <p class="price">${product.precoPor > 0 ? brl(product.precoPor) : 'Sob consulta'}</p>
    </li>`,
    )}
  </ul>`;
}

/** Starts and shows the internal-sale mode, so that its bar can be seen in the shop (SALE). */
export function internalSalePage(session: Session | null): Markup {
  if (session?.vendaInterna) {
    return html`<p>A venda interna nº ${session.vendaInterna} está em andamento. Volte à loja para ver a barra.</p>`;
  }
  return html`<p>
      No modo de venda interna, uma pessoa da equipe compra em nome de um cliente. Comece uma venda de demonstração e
      volte à loja: a barra aparece no alto de todas as páginas.
    </p>
    <form method="post" action="/demonstracao/venda-interna"><button type="submit">Começar venda interna</button></form>`;
}

/** Where a link leaves the shop for a service that a demonstration does not have. */
export function elsewherePage(service: string, nome: string): Markup {
  return html`<p>Em uma loja de verdade, este link levaria ao ${service} da ${nome}.</p>`;
}

/** The front door of the store site itself. */
export function doorPage(): Markup {
  return html`<p>
    Este endereço é o da plataforma da loja: ele responde à API em <code>/api/v2/front</code> e guarda as páginas de
    conta e pagamento. A vitrine fica em outro endereço.
  </p>`;
}
