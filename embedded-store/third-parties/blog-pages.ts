import { html, raw } from 'hono/html';
import type { LoadedProduct } from '../catalogue/load-products';
import { pixPrice } from '../catalogue/pricing';
import { slugify } from '../catalogue/text';
import type { MenuEntry } from '../content/menus';
import type { Post, ShopContent } from '../content/shop-content';
import { brl } from '../money';
import type { Markup } from '../site/layout';

export const HOME = '/third-parties/blog';

const WORDS_PER_MINUTE = 200;
/** Every text takes a minute, so a shorter time says nothing. */
const MIN_MINUTES = 2;

/** Reading time in minutes, of the words that are read and not of drawings. */
export function minutesToRead(source: string): number {
  const text = source.replace(/<svg.*?<\/svg>/gs, ' ').replace(/<[^>]*>/g, ' ');
  return Math.round(text.trim().split(/\s+/).length / WORDS_PER_MINUTE);
}

/** Subject, date and reading time, on one line of a phone: 'Lentes · 12 nov 2026 · 2 min de leitura'. */
function published({ assunto, dia, html: source }: Post): Markup {
  const day = new Date(`${dia}T12:00:00Z`).toLocaleDateString('pt-BR', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const minutes = minutesToRead(source);
  const time = minutes < MIN_MINUTES ? '' : html`<span> · ${minutes} min de leitura</span>`;
  return html`<p class="quiet"><b>${assunto}</b> · <time datetime="${dia}">${day.replace(/\.| de/g, '')}</time>${time}</p>`;
}

const picture = ({ imagem: { path, largura, altura } }: Post) =>
  html`<img src="${path}" alt="" width="${largura}" height="${altura}" />`;

const postLink = ({ slug, titulo }: Post) => html`<a href="${HOME}/${slug}">${titulo}</a>`;

const postCard = (post: Post) => html`<li>
      ${picture(post)}
      ${published(post)}
      <h3>${postLink(post)}</h3>
      <p class="summary-line">${post.resumo}</p>
    </li>`;

/** Links to the posts of each subject, and to all. */
function subjectLinks(subjects: readonly string[], current: string | undefined): Markup {
  const link = (href: string, label: string, isCurrent: boolean) =>
    html`<a href="${href}"${isCurrent ? html` aria-current="page"` : ''}>${label}</a>`;
  return html`<nav class="subjects" aria-label="Assuntos">
    ${link(HOME, 'Todos', current === undefined)}
    ${subjects.map((each) => link(`${HOME}?assunto=${slugify(each)}`, each, each === current))}
  </nav>`;
}

/**
 * The newest post in large, then the others.
 * @param slug of the only subject to show
 */
export function indexPage({ blogLead, posts }: ShopContent, slug?: string): Markup {
  const subjects = [...new Set(posts.map(({ assunto }) => assunto))];
  const current = subjects.find((each) => slugify(each) === slug);
  const [newest, ...others] = posts.filter(({ assunto }) => current === undefined || assunto === current);
  if (!newest) return html`<p class="lead">${blogLead}</p>`;
  return html`<p class="lead">${blogLead}</p>
  ${subjectLinks(subjects, current)}
  <article class="newest">
    ${picture(newest)}
    <div>
      ${published(newest)}
      <h2>${postLink(newest)}</h2>
      <p>${newest.resumo}</p>
      <p class="quiet">Por ${newest.autor.nome}, ${newest.autor.funcao}</p>
    </div>
  </article>
  ${
    others.length > 0
      ? html`<section class="more" aria-labelledby="mais-textos">
    <h2 id="mais-textos">Mais textos</h2>
    <ul class="posts">${others.map(postCard)}</ul>
  </section>`
      : ''
  }`;
}

export function morePosts(posts: readonly Post[]): Markup {
  return html`<section class="more" aria-labelledby="leia-tambem">
    <h2 id="leia-tambem">Leia também</h2>
    <ul class="posts">${posts.map(postCard)}</ul>
  </section>`;
}

export const links = (entries: readonly MenuEntry[], shopUrl: string) =>
  entries.map(({ label, path }) => html`<a href="${shopUrl}${path}">${label}</a>`);

function productLinks({ vitrine }: Post, products: readonly LoadedProduct[], shopUrl: string): Markup {
  return html`<section class="more" aria-labelledby="vitrine">
    <div class="heading"><h2 id="vitrine">${vitrine.titulo}</h2><a href="${shopUrl}${vitrine.path}">Ver todos</a></div>
    <ul class="products">${products.map(
      ({ slug, nome, precoPor }) => html`<li>
      <img src="/upload/produto/imagem/m_${slug}-1.webp" alt="" width="360" height="360" loading="lazy" />
      <a href="${shopUrl}/${slug}.html">${nome}</a>
      <p><strong>${brl(pixPrice(precoPor))}</strong> <span class="quiet">no PIX</span></p>
    </li>`,
    )}</ul>
  </section>`;
}

/** The headings of a text get ids, which the links next to it use. */
function withAnchors(source: string): { text: string; headings: { id: string; title: string }[] } {
  const headings: { id: string; title: string }[] = [];
  const text = source.replace(/<h2>(.*?)<\/h2>/g, (_, title: string) => {
    const id = slugify(title);
    headings.push({ id, title });
    return `<h2 id="${id}">${title}</h2>`;
  });
  return { text, headings };
}

/** From this many headings on, a text has links to them. */
const MIN_HEADINGS = 3;

/** A post, with the page of the shop to which it leads and products that belong to it. */
export function postPage(post: Post, shopUrl: string, products: readonly LoadedProduct[]): Markup {
  const { imagem, leva, autor, resumo, vitrine } = post;
  const { text, headings } = withAnchors(post.html);
  return html`<p class="lead">${resumo}</p>
  <div class="byline">
    <p>Por <b>${autor.nome}</b>, ${autor.funcao}</p>
    ${published(post)}
    ${products.length > 0 ? html`<p><a href="#vitrine">${vitrine.titulo}</a></p>` : ''}
  </div>
  <img class="cover" src="${imagem.path}" alt="${imagem.alt}" width="${imagem.largura}" height="${imagem.altura}" />
  <article class="post">
    ${
      headings.length < MIN_HEADINGS
        ? ''
        : html`<nav class="contents" aria-label="Neste texto">
      <b>Neste texto</b>
      ${headings.map(({ id, title }) => html`<a href="#${id}">${raw(title)}</a>`)}
    </nav>`
    }
    <div class="text">
      ${raw(text)}
      ${leva ? html`<p><a class="button" href="${shopUrl}${leva.path}">${leva.label}</a></p>` : ''}
    </div>
  </article>
  ${products.length > 0 ? productLinks(post, products, shopUrl) : ''}`;
}
