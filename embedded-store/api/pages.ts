import { Hono } from 'hono';
import { resolveUrl } from '../catalogue/resolve-url';
import type { InstitutionalPage } from '../content/institutional-page';
import { pageMenus } from '../content/institutional-pages';
import type { StoreContext } from '../context';
import { notFound, queryOf, readAddress } from './http';
import { type Crumb, estrutura } from './shapes/estrutura';
import { pageLink } from './shapes/links';

/** GET url/verify, url/home and url/page. */
export function pages(ctx: StoreContext): Hono {
  return new Hono()
    .get('/url/verify', async (c) => {
      const target = await resolveUrl(ctx, queryOf(c).get('url') ?? '');
      if (!target) throw notFound();
      return c.json({ nivel: target.nivel });
    })
    .get('/url/home', (c) => {
      const seo = { ...ctx.shop.seo.home, canonical: '/' };
      return c.json({ estrutura: estrutura(ctx, 'home', seo, []), conteudo: [], info: [] });
    })
    .get('/url/page', async (c) => {
      const { address } = readAddress(queryOf(c));
      const target = await resolveUrl(ctx, address);
      const page = target?.nivel === 'page' ? ctx.shop.pages.get(target.path) : undefined;
      if (!page) throw notFound();
      return c.json(pageResponse(ctx, page));
    });
}

/** Pictures are on the store's own origin. */
const withAddresses = ({ urls }: StoreContext, html: string) =>
  html.replaceAll('src="/upload/', `src="${urls.absolute('/upload/')}`);

function pageResponse(ctx: StoreContext, page: InstitutionalPage) {
  const link = pageLink(ctx, page.path);
  const seo = { title: page.nome, description: page.descricao, canonical: page.path };
  return {
    estrutura: estrutura(ctx, 'page', seo, crumbs(ctx, page)),
    conteudo: {
      pagina: { nome: page.nome, descricao: withAddresses(ctx, page.html.trim()), ...link },
      menu: pageMenus.map((menu, i) => ({
        id: i + 1,
        nome: menu.nome,
        paginas: menuPages(ctx, menu.grupo, page),
      })),
    },
    info: [],
  };
}

function crumbs(ctx: StoreContext, page: InstitutionalPage): Crumb[] {
  const parent = page.parent ? ctx.shop.pages.get(page.parent) : undefined;
  const own = { label: page.path === '/pagina/contato' ? 'contato' : page.nome, ...pageLink(ctx, page.path) };
  return parent ? [{ label: parent.nome, ...pageLink(ctx, parent.path) }, own] : [own];
}

function menuPages(ctx: StoreContext, grupo: InstitutionalPage['grupo'], current: InstitutionalPage) {
  return [...ctx.shop.pages.values()]
    .filter((page) => page.grupo === grupo)
    .map((page, i) => ({
      id: i + 1,
      nome: page.nome,
      label: page.nome,
      atual: page === current,
      ...pageLink(ctx, page.path),
    }));
}
