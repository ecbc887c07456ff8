import { Hono } from 'hono';
import { PIX_DISCOUNT } from '../catalogue/pricing';
import type { MenuEntry } from '../content/menus';
import type { StoreContext } from '../context';
import { queryOf } from './http';
import { linkTo } from './shapes/links';
import { brandShape } from './shapes/product-parts';

/** GET settings, brands and struct/menus/{hash}. */
export function siteData(ctx: StoreContext): Hono {
  return new Hono()
    .get('/settings', (c) => c.json({ configuracoes: settings(ctx) }))
    .get('/brands', (c) => {
      const onlyActive = queryOf(c).get('ativo') === 'true';
      const shown = ctx.reference.brands.filter((brand) => brand.ativo || !onlyActive);
      return c.json({ marcas: shown.map((brand) => brandShape(ctx, brand.id)) });
    })
    .get('/struct/menus/:hash', async (c) => {
      const hash = c.req.param('hash');
      const menu = ctx.shop.menu(ctx.reference, hash);
      if (!menu) return c.json({ id: 0, hash, nome: '', menu: [] });
      const entries = await Promise.all(
        menu.entries.map((entry, i) => menuShape(ctx, entry, menu.id * 1000 + i)),
      );
      return c.json({ id: menu.id, hash, nome: menu.nome, menu: entries });
    });
}

function settings({ urls, shop }: StoreContext) {
  const { whatsapp, telefone, email, razaoSocial, cnpj, endereco } = shop.contact;
  return {
    google: { ga: { gtm: '' }, tag: { verification: [] } },
    sistema: {
      geral: { site: { nome: shop.nome, whatsapp, telefone, email, razaoSocial, cnpj, endereco } },
    },
    pagamento: { geral: { descontoVista: { priorizarDesconto: 'pix', pix: PIX_DISCOUNT / 100, boleto: 0 } } },
    link: {
      social: {
        facebook: urls.absolute('/demonstracao/facebook'),
        instagram: urls.absolute('/demonstracao/instagram'),
        blog: urls.absolute('/third-parties/blog'),
      },
    },
  };
}

async function menuShape(ctx: StoreContext, entry: MenuEntry, id: number): Promise<Record<string, unknown>> {
  const link = entry.path ? await linkTo(ctx, entry.path) : null;
  const sub = await Promise.all((entry.sub ?? []).map((child, i) => menuShape(ctx, child, id * 100 + i)));
  return {
    id,
    nome: entry.label,
    label: entry.label,
    link: link?.url ?? '',
    target: '_self',
    icone: entry.imagem ? ctx.urls.absolute(`/upload/banner/${entry.imagem}-mobile.webp`) : '',
    svg: entry.svg ?? '',
    destaque: entry.destaque ?? false,
    rota: link?.rota ?? [],
    sub,
  };
}
