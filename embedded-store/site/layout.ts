import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

/** Escaped markup; `html` may have to wait for parts of it. */
export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

/** Whose stand-in page it is, and the origin of the storefront for the links back. */
export type Door = { nome: string; shopUrl: string };

/** A stand-in page of the store site: heading, the note that it is a demonstration, content. */
export function layout(title: string, { nome, shopUrl }: Door, content: Markup): Markup {
  return html`<!doctype html>
<html lang="pt-BR" data-shop="${nome}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${title} | ${nome}</title>
    <link rel="stylesheet" href="/demonstracao/estilo.css" />
  </head>
  <body>
    <p class="note" role="note">Esta é uma página de demonstração: nada é cobrado e nenhum pedido é enviado.</p>
    <header class="bar">
      <a class="brand" href="${shopUrl}">${nome}</a>
      <nav aria-label="Conta e carrinho">
        <a href="/minha-conta">Minha conta</a>
        <a href="/minha-conta/lista-desejo/">Favoritos</a>
        <a href="/checkout/carrinho/">Carrinho</a>
      </nav>
    </header>
    <main>
      <h1>${title}</h1>
      ${content}
    </main>
    <footer>
      <a href="${shopUrl}">Voltar à loja</a>
    </footer>
  </body>
</html>`;
}
