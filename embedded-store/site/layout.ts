import type { MiddlewareHandler } from 'hono';
import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

/** Escaped markup; `html` may be asynchronous. */
export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

/** Shop name, and the storefront's origin for the links back. */
export type ShopIdentity = { nome: string; shopUrl: string };

/** The eyewear shop's name has one drawn letter, as in its header; other shops' names are plain text. */
function wordmark(nome: string): Markup {
  if (nome !== 'Meridiano') return html`${nome}`;
  return html`<span aria-hidden="true">Meridian<svg viewBox="0 0 62 122"><path d="M31 37.5a23.5 23.5 0 1 1 0 47 23.5 23.5 0 1 1 0-47Z" /><path d="M31 0v122" /></svg></span>`;
}

const ICONS = {
  account: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4.5 20.5c.8-4 3.6-6 7.5-6s6.7 2 7.5 6',
  heart: 'M12 20C7 16.3 3.5 13 3.5 9.2A4.7 4.7 0 0 1 12 6.5a4.7 4.7 0 0 1 8.5 2.7C20.5 13 17 16.3 12 20Z',
  bag: 'M5.5 8.5h13l1 12h-15zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM15.5 15.5l5 5',
  minus: 'M5 12h14',
  plus: 'M12 5v14M5 12h14',
  menu: 'M3.5 8h17M3.5 16h17',
  back: 'M9.5 5.5 4 11l5.5 5.5M4 11h11a5 5 0 0 1 0 10h-3',
} as const;

export const icon = (name: keyof typeof ICONS): Markup =>
  html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${ICONS[name]}" /></svg>`;

/** The number of pieces in the bag, next to its icon; nothing for an empty bag. */
export const pieceCount = (pieces: number): Markup => (pieces > 0 ? html` <b>${pieces}</b>` : html``);

/** Links to account and bag, with the number of pieces in the bag. */
function customerLinks(pieces: number): Markup {
  return html`<nav class="icons" aria-label="Conta e sacola">
        <a href="/minha-conta">${icon('account')}<span>Minha conta</span></a>
        <a href="/minha-conta/lista-desejo/">${icon('heart')}<span>Favoritos</span></a>
        <a href="/checkout/carrinho/">${icon('bag')}<span>Sacola</span>${pieceCount(pieces)}</a>
      </nav>`;
}

/** Link back to a page of the shop. */
export const backLink = (url: string): Markup => html`<a href="${url}" data-back>Voltar à loja</a>`;

/** Message that a form has removed something, and the button that restores it. @param fields hidden fields of that form */
export const removalNote = (action: string, fields: Markup, text: string): Markup =>
  html`<form class="warning undo" method="post" action="${action}">
      ${fields}
      <span role="status">${text}</span>
      <button class="plain" type="submit">Desfazer</button>
    </form>`;

const CHARGES = html`: nada é cobrado<span> e nenhum pedido é enviado</span>`;

type LayoutOptions = {
  /** Pieces in the bag. */
  pieces?: number;
  /** Replaces the link back to the page of the shop from which the shopper came. */
  back?: Markup | undefined;
  /** Replaces the links to account and bag. */
  navigation?: Markup;
  /** Links after the content. */
  foot?: Markup;
  /** False for pages without prices, which need not say that nothing will be charged. */
  isSelling?: boolean;
};

/**
 * A placeholder page of the store's site: a heading that gets the focus, a note that this is a demonstration,
 * and the content. Its script makes the link go back to the page of the shop that opened it; without
 * JavaScript, the link opens the shop's home page.
 */
export function layout(
  title: string,
  { nome, shopUrl }: ShopIdentity,
  content: Markup,
  { pieces = 0, back, navigation, foot, isSelling = true }: LayoutOptions = {},
): Markup {
  return html`<!doctype html>
<html lang="pt-BR" data-shop="${nome}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${title} | ${nome}</title>
    <link rel="icon" href="/favicon.ico" type="image/svg+xml" />
    <link rel="stylesheet" href="/demonstracao/estilo.css" />
    <script src="/demonstracao/voltar.js" defer></script>
  </head>
  <body>
    <a class="skip" href="#conteudo">Pular para o conteúdo</a>
    <p class="note" role="note">Esta é uma página de demonstração${isSelling ? CHARGES : ''}.</p>
    <header class="bar">
      <a class="brand" href="${shopUrl}" aria-label="${nome}">${wordmark(nome)}</a>
      ${navigation ?? customerLinks(pieces)}
    </header>
    <main id="conteudo">
      <p class="back">${back ?? backLink(shopUrl)}</p>
      <h1 tabindex="-1" autofocus>${title}</h1>
      ${content}
    </main>
    ${foot ? html`<footer class="foot"><a class="brand" href="${shopUrl}" aria-label="${nome}">${wordmark(nome)}</a>${foot}</footer>` : ''}
  </body>
</html>`;
}

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'";

/**
 * Headers of every placeholder page: no scripts except its own file, no frames, no caching. Forms may only be
 * sent to the site or, after the login, to the shop.
 */
export const pagePolicy =
  (shopUrl: string): MiddlewareHandler =>
  async (c, next) => {
    await next();
    c.header('Content-Security-Policy', `${policy} ${new URL(shopUrl).origin}`);
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Referrer-Policy', 'same-origin');
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
  };
