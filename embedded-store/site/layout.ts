import type { MiddlewareHandler } from 'hono';
import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

/** Escaped markup; `html` may be asynchronous. */
export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

/** Shop name, and the storefront's origin for the links back. */
export type ShopIdentity = { nome: string; shopUrl: string };

/** A placeholder page of the store's site: heading, a note that it is a demonstration, content. */
export function layout(title: string, { nome, shopUrl }: ShopIdentity, content: Markup): Markup {
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
      <nav aria-label="Conta e sacola">
        <a href="/minha-conta">Minha conta</a>
        <a href="/minha-conta/lista-desejo/">Favoritos</a>
        <a href="/checkout/carrinho/">Sacola</a>
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

const policy =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Headers of every placeholder page: no scripts, no frames, no caching. */
export const pagePolicy: MiddlewareHandler = async (c, next) => {
  await next();
  c.header('Content-Security-Policy', policy);
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('Referrer-Policy', 'same-origin');
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
};
