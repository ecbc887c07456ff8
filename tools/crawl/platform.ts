import { type Json, objectOf, objectsOf } from '../lib/json';
import { createReader } from './fetch';

const PAGE = 24;
const MENUS = ['menu-principal', 'menu-oculos', 'links-rodape'];

const bare = (path: string) => path.replace(/[?#].*$/, '').replace(/\/+$/, '') || '/';
const amount = (value: unknown) => Number(value) || 0;

function pathOf({ rota, url }: Json) {
  const { query, path, route } = objectOf(rota);
  if (objectsOf(query).length > 0) return null;
  const named = path ?? route;
  if (typeof named === 'string' && named.startsWith('/')) return bare(named);
  return typeof url === 'string' && URL.canParse(url) ? bare(new URL(url).pathname) : null;
}

const menuPaths = (items: unknown): (string | null)[] =>
  objectsOf(items).flatMap((item) => [pathOf(item), ...menuPaths(item.sub)]);

/** The address and the token of a platform. */
export type Platform = { api: string; token: string };
/** The prices and the status of a product on the platform. */
export type PlatformProduct = { status: unknown; de: number; por: number; vista: number };

/**
 * The catalogue according to the platform's API at `api`: the pages and products of its menus, brands and
 * categories. Products are keyed by their paths, with the platform's prices and status.
 */
export async function platformCatalogue({ api, token }: Platform) {
  const read = createReader({ headers: { 'app-token': token } });
  async function get(call: string, params: Record<string, string> = {}): Promise<Json> {
    const query = new URLSearchParams(params).toString();
    const response = await read(`${api}/v2/front/${call}${query ? `?${query}` : ''}`);
    try {
      return response.status === 200 ? objectOf(JSON.parse(response.text())) : {};
    } catch {
      return {};
    }
  }

  const paths = new Set<string>();
  const products = new Map<string, PlatformProduct>();
  const menus = await Promise.all(MENUS.map((hash) => get(`struct/menus/${hash}`)));
  const brands = await get('brands');
  const queue = [...menus.flatMap((menu) => menuPaths(menu.menu)), ...objectsOf(brands.marcas).map(pathOf)];

  async function walkListing(nivel: string, path: string) {
    let children: (string | null)[] = [];
    for (let offset = 0, total = 1; offset < total; ) {
      const page = await get(`url/${nivel}`, { url: path, offset: String(offset), limit: String(PAGE) });
      const { produtos, detalhes } = objectOf(page.conteudo);
      const found = objectsOf(produtos);
      if (offset === 0) children = objectsOf(objectOf(objectOf(detalhes).categorias).filhas).map(pathOf);
      if (found.length === 0) break;
      for (const product of found) {
        const { de, por, vista } = objectOf(product.precos);
        const own = { status: product.status, de: amount(de), por: amount(por), vista: amount(vista) };
        const address = pathOf(product);
        if (address !== null) products.set(address, own);
      }
      total = amount(objectOf(page.info).total);
      offset += found.length;
    }
    if (nivel === 'product/listing/category') queue.push(...children);
  }

  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (path === null || paths.has(path)) continue;
    const verified = await get('url/verify', { url: path });
    if (typeof verified.nivel !== 'string') continue;
    paths.add(path);
    if (verified.nivel.startsWith('product/listing/')) await walkListing(verified.nivel, path);
  }
  return { paths, products };
}
