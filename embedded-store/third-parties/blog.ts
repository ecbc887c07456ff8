import { Hono } from 'hono';
import { html } from 'hono/html';
import { filledEntries } from '../api/site-data';
import { piecesOf } from '../cart/cart';
import { readListing } from '../catalogue/listing';
import { isListing, readSelection } from '../catalogue/listing-scope';
import type { LoadedProduct } from '../catalogue/load-products';
import { resolveUrl } from '../catalogue/resolve-url';
import type { Post } from '../content/shop-content';
import type { StoreContext } from '../context';
import { layout, type Markup, pagePolicy } from '../site/layout';
import { type SiteContext, type SiteEnv, visitOf } from '../site/site-tools';
import type { Urls } from '../urls';
import { blogHeader } from './blog-header';
import { HOME, indexPage, links, morePosts, postPage } from './blog-pages';

const MAX_PER_PAGE = 100;
/** How many of the footer's groups to show: those about the shop, its pages and its help. */
const FOOT_GROUPS = 3;
const PRODUCTS = 4;
const CANDIDATES = 24;
const MORE_POSTS = 3;

/**
 * The shop's blog in the format of WordPress: posts under /wp-json/wp/v2/posts, and pages that show them.
 * Social metadata is in the format of the Yoast plugin.
 * @param shopUrl origin of the storefront, for the links back
 */
export function blogService(ctx: StoreContext, shopUrl: string): Hono<SiteEnv> {
  const { shop, urls, reference } = ctx;
  const { posts } = shop;
  const identity = { nome: shop.nome, shopUrl };
  const blog = new Hono<SiteEnv>({ strict: false });
  const entriesOf = (hash: string) => shop.menu(reference, hash)?.entries ?? [];
  const allPosts = html`<a href="${HOME}">Todos os textos do blog</a>`;
  const foot = entriesOf('links-rodape')
    .slice(0, FOOT_GROUPS)
    .map(
      ({ label, sub = [] }) =>
        html`<nav aria-label="${label}"><details><summary>${label}</summary>${links(sub, shopUrl)}</details></nav>`,
    );
  const { telefone, email, razaoSocial, cnpj, endereco } = shop.contact;
  const contact = html`<address>
      <b>Atendimento</b>
      <a href="tel:+55${telefone.replace(/\D/g, '')}">${telefone}</a>
      <a href="mailto:${email}">${email}</a>
    </address>
    <p class="quiet">${razaoSocial} CNPJ ${cnpj}. ${endereco}</p>`;
  const blogLayout = async (c: SiteContext, title: string, content: Markup, back?: Markup) => {
    const [entries, lines] = await Promise.all([
      filledEntries(ctx, entriesOf('menu-principal')),
      c.var.lines(),
    ]);
    return layout(title, identity, content, {
      navigation: blogHeader({ entries, shopUrl, pieces: piecesOf(lines) }),
      foot: html`${foot}${contact}`,
      isSelling: false,
      ...(back && { back }),
    });
  };
  const missing = async (c: SiteContext) =>
    c.html(await blogLayout(c, 'Página não encontrada', indexPage(shop)), 404);
  blog.get('/wp-json/wp/v2/posts', (c) => listPosts(c, posts, urls));
  blog.get('/wp-json/wp/v2/posts/:id{[0-9]{1,9}}', (c) => {
    const post = posts.find(({ id }) => id === Number(c.req.param('id')));
    return post
      ? c.json(postShape(post, urls))
      : refuse(c, 404, 'rest_post_invalid_id', 'ID do post inválido.');
  });
  blog.all('/wp-json/*', (c) =>
    refuse(c, 404, 'rest_no_route', 'Nenhuma rota corresponde ao endereço e ao método da requisição.'),
  );
  blog.use(pagePolicy(shopUrl), visitOf(ctx));
  blog.get('/', async (c) => {
    const content = indexPage(shop, c.req.query('assunto'));
    return c.html(await blogLayout(c, `Blog da ${shop.nome}`, content));
  });
  blog.get('/:slug', async (c) => {
    const post = posts.find(({ slug }) => slug === c.req.param('slug'));
    if (!post) return missing(c);
    const content = html`${postPage(post, shopUrl, await productsFor(ctx, post))}${morePosts(othersOf(post, posts))}`;
    return c.html(await blogLayout(c, post.titulo, content, allPosts));
  });
  blog.all('*', missing);
  return blog;
}

function listPosts(c: SiteContext, posts: readonly Post[], urls: Urls): Response {
  const perPage = parsePositive(c.req.query('per_page'), 10);
  const page = parsePositive(c.req.query('page'), 1);
  if (!perPage || perPage > MAX_PER_PAGE)
    return refuse(c, 400, 'rest_invalid_param', 'Parâmetro inválido: per_page');
  if (!page) return refuse(c, 400, 'rest_invalid_param', 'Parâmetro inválido: page');
  const pages = Math.ceil(posts.length / perPage);
  if (page > Math.max(1, pages)) {
    const text = 'O número da página solicitada é maior do que o número de páginas disponíveis.';
    return refuse(c, 400, 'rest_post_invalid_page_number', text);
  }
  c.header('X-WP-Total', String(posts.length));
  c.header('X-WP-TotalPages', String(pages));
  c.header('Cache-Control', 'public, max-age=60');
  return c.json(posts.slice((page - 1) * perPage, page * perPage).map((post) => postShape(post, urls)));
}

/** A positive integer from a query; the fallback if it is missing, null if it is invalid. */
function parsePositive(text: string | undefined, fallback: number): number | null {
  if (text === undefined) return fallback;
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

function refuse(c: SiteContext, status: 400 | 404, code: string, message: string): Response {
  return c.json({ code, message, data: { status } }, status);
}

function postShape(post: Post, urls: Urls) {
  const { id, slug, titulo, resumo, autor, dia, imagem } = post;
  const link = urls.absolute(`${HOME}/${slug}`);
  return {
    id,
    date: `${dia}T09:00:00`,
    slug,
    status: 'publish',
    type: 'post',
    link,
    title: { rendered: titulo },
    content: { rendered: post.html, protected: false },
    excerpt: { rendered: `<p>${resumo}</p>\n`, protected: false },
    yoast_head_json: {
      title: titulo,
      description: resumo,
      author: autor.nome,
      og_title: titulo,
      og_description: resumo,
      og_url: link,
      og_image: [
        {
          url: urls.absolute(imagem.path),
          width: imagem.largura,
          height: imagem.altura,
          type: 'image/webp',
          alt: imagem.alt,
        },
      ],
      twitter_card: 'summary_large_image',
    },
  };
}

/** Models in stock from the listing of a post. */
async function productsFor(ctx: StoreContext, { vitrine }: Post): Promise<LoadedProduct[]> {
  const [path = '', query] = vitrine.path.split('?');
  const target = await resolveUrl(ctx, path);
  if (!target || !isListing(target)) throw new RangeError(`There is no listing ${path}.`);
  const selection = readSelection(ctx, new URLSearchParams(query));
  const { products } = await readListing(ctx, { target, selection, offset: 0, limit: CANDIDATES });
  return inStock(products);
}

/** Products with a price, one per model. */
function inStock(products: readonly LoadedProduct[]): LoadedProduct[] {
  const ready = products.filter(({ status }) => status === 'disponivel');
  return [...new Map(ready.map((product) => [product.familiaId, product])).values()].slice(0, PRODUCTS);
}

/** The posts after this one; the oldest is followed by the newest. */
function othersOf(post: Post, posts: readonly Post[]): Post[] {
  const place = posts.indexOf(post);
  return [...posts.slice(place + 1), ...posts.slice(0, place)].slice(0, MORE_POSTS);
}
