import { html } from 'hono/html';
import type { Session } from '../cart/session';
import type { LoadedProduct } from '../catalogue/load-products';
import type { Markup } from './layout';
import { suggestions } from './suggestions';

/** Starts and shows the internal sale, so that its bar appears in the shop. */
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

/** Placeholder for a service that the demo does not have. */
export function externalServicePage(service: string, nome: string): Markup {
  return html`<p>Em uma loja de verdade, este link levaria ao ${service} da ${nome}.</p>`;
}

/** Start page of the store's site. Developers open it too, so its last sentence is for them. */
export function startPage(shopUrl: string): Markup {
  return html`<p>Aqui ficam a sua conta, a sacola e o pagamento. Os produtos ficam na loja.</p>
    ${waysOn(shopUrl)}
    <p class="quiet">Para quem desenvolve: a API da loja responde em <code>/api/v2/front</code>.</p>`;
}

/** An unknown address: a search, and the pages that shoppers most likely want. */
export function missingPage(suggested: readonly LoadedProduct[], shopUrl: string): Markup {
  return html`<p>O endereço pode ter mudado, ou a página saiu do ar. Procure o que você queria ou siga por um destes caminhos.</p>
    <form class="search" method="get" action="${shopUrl}/busca" role="search">
      <label for="busca">Buscar na loja</label>
      <input id="busca" type="search" name="busca" required />
      <button type="submit">Buscar</button>
    </form>
    ${waysOn(shopUrl)}
    ${suggestions(suggested, shopUrl)}`;
}

const waysOn = (shopUrl: string): Markup => html`<div class="actions">
      <a class="button outline" href="${shopUrl}">Ver os produtos</a>
      <a href="/checkout/carrinho/">Sacola</a>
      <a href="/minha-conta">Minha conta</a>
      <a href="${shopUrl}/pagina/perguntas-frequentes">Dúvidas frequentes</a>
      <a href="${shopUrl}/pagina/contato">Falar com a loja</a>
    </div>`;
