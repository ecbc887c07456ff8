import { Hono } from 'hono';
import { hasProducts } from '../catalogue/listing';
import { readSelection } from '../catalogue/listing-scope';
import { PIX_DISCOUNT } from '../catalogue/pricing';
import { resolveUrl } from '../catalogue/resolve-url';
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
      const filled = await filledEntries(ctx, menu.entries);
      const entries = await Promise.all(filled.map((entry, i) => menuShape(ctx, entry, menu.id * 1000 + i)));
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

/**
 * The menu entries except those that link to a listing without products. Groups keep their remaining entries.
 */
export async function filledEntries(ctx: StoreContext, entries: readonly MenuEntry[]): Promise<MenuEntry[]> {
  const kept = await Promise.all(
    entries.map(async (entry) => {
      const sub = await filledEntries(ctx, entry.sub ?? []);
      const isFilled = entry.path === '' ? sub.length > 0 : await isLinkFilled(ctx, entry.path);
      return isFilled ? [{ ...entry, sub }] : [];
    }),
  );
  return kept.flat();
}

async function isLinkFilled(ctx: StoreContext, address: string): Promise<boolean> {
  const [path = '', search = ''] = address.split('?');
  const target = await resolveUrl(ctx, path);
  switch (target?.nivel) {
    case 'product/listing/category':
    case 'product/listing/brand':
    case 'product/listing/landing-page':
      return hasProducts(ctx, target, readSelection(ctx, new URLSearchParams(search)));
    default:
      return true;
  }
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
