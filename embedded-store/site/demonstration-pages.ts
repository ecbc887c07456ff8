import { html } from 'hono/html';
import type { Session } from '../cart/session';
import type { Markup } from './layout';

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

/** Start page of the store's site. */
export function startPage(): Markup {
  return html`<p>
    Este endereço é o da plataforma da loja: ele responde à API em <code>/api/v2/front</code> e guarda as páginas de
    conta e pagamento. A vitrine fica em outro endereço.
  </p>`;
}
