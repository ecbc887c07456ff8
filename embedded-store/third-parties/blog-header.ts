import { html } from 'hono/html';
import type { MenuEntry } from '../content/menus';
import { icon, type Markup, pieceCount } from '../site/layout';
import { HOME, links } from './blog-pages';

type BlogHeader = {
  /** The shop's main menu. */
  entries: readonly MenuEntry[];
  /** Origin of the storefront. */
  shopUrl: string;
  /** Pieces in the bag. */
  pieces: number;
};

const panelId = (index: number) => `menu-${index}`;

/** An entry of the row; a button opens the entries below it, as in the shop. */
function rowEntry({ label, path, destaque, sub = [] }: MenuEntry, index: number, shopUrl: string): Markup {
  const link = html`<a href="${shopUrl}${path}"${destaque ? html` class="marked"` : ''}>${label}</a>`;
  if (sub.length === 0) return link;
  return html`<span>${link}<button type="button" class="toggle" popovertarget="${panelId(index)}" aria-label="Abrir ${label}"></button></span>`;
}

/** The entries below an entry, which open without a script. */
function panel({ label, path, sub = [] }: MenuEntry, index: number, shopUrl: string): Markup {
  if (sub.length === 0) return html``;
  const groups = sub.map(
    (group) =>
      html`<li>${links([group], shopUrl)}${group.sub?.length ? html`<ul>${links(group.sub, shopUrl).map((link) => html`<li>${link}</li>`)}</ul>` : ''}</li>`,
  );
  return html`<div popover id="${panelId(index)}" class="panel" role="group" aria-label="${label}">
        <a class="button outline" href="${shopUrl}${path}">Ver tudo</a>
        <ul>${groups}</ul>
      </div>`;
}

/** The shop's header: menu, help, search, account, favourites and bag. On narrow screens the menu opens without a script. */
export function blogHeader({ entries, shopUrl, pieces }: BlogHeader): Markup {
  const blog = html`<a class="here" href="${HOME}">Blog</a>`;
  return html`<details class="menu">
        <summary>${icon('menu')}<span class="hidden">Menu</span></summary>
        <nav aria-label="Menu">${links(entries, shopUrl)}${blog}</nav>
      </details>
      <nav class="shop" aria-label="Loja e blog">${entries.map((entry, index) => rowEntry(entry, index, shopUrl))}${blog}</nav>
      ${entries.map((entry, index) => panel(entry, index, shopUrl))}
      <a class="help" href="${shopUrl}/pagina/perguntas-frequentes">Ajuda</a>
      <a class="find" href="${shopUrl}/busca">${icon('search')}<span class="hidden">Buscar</span></a>
      <nav class="icons" aria-label="Conta e sacola">
        <a href="/minha-conta">${icon('account')}<span>Minha conta</span></a>
        <a href="${shopUrl}/favoritos">${icon('heart')}<span>Favoritos</span></a>
        <a href="/checkout/carrinho/">${icon('bag')}<span>Sacola</span>${pieceCount(pieces)}</a>
      </nav>`;
}
