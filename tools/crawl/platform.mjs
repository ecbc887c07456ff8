import { createReader } from './fetch.mjs';

const PAGE = 24;
const MAX_CALLS = 5000;
const MENUS = ['menu-principal', 'menu-oculos', 'links-rodape'];

const bare = (path) => path.replace(/[?#].*$/, '').replace(/\/+$/, '') || '/';
const list = (value) => Object.values(value ?? {});
const amount = (value) => Number(value) || 0;

function pathOf({ rota, url }) {
  if (rota?.query && list(rota.query).length > 0) return null;
  const named = rota?.path ?? rota?.route;
  if (typeof named === 'string' && named.startsWith('/')) return bare(named);
  return typeof url === 'string' && URL.canParse(url) ? bare(new URL(url).pathname) : null;
}

const menuPaths = (items) => list(items).flatMap((item) => [pathOf(item), ...menuPaths(item.sub)]);

/**
 * The catalogue according to the platform's API at `api`: the pages and products of its menus, brands and categories.
 * Products have the platform's prices and status.
 * @returns {Promise<{ paths: Set<string>, products: Map<string, object> }>} by path
 */
export async function platformCatalogue({ api, token }) {
  const read = createReader({ headers: { 'app-token': token } });
  let calls = 0;
  async function get(call, params = {}) {
    calls += 1;
    if (calls > MAX_CALLS) throw new RangeError(`The catalogue needs more than ${MAX_CALLS} calls.`);
    const query = new URLSearchParams(params).toString();
    const answer = await read(`${api}/v2/front/${call}${query ? `?${query}` : ''}`);
    try {
      return answer.status === 200 ? JSON.parse(answer.text()) : null;
    } catch {
      return null;
    }
  }

  const paths = new Set();
  const products = new Map();
  const menus = await Promise.all(MENUS.map((hash) => get(`struct/menus/${hash}`)));
  const brands = await get('brands');
  const queue = [...menus.flatMap((menu) => menuPaths(menu?.menu)), ...list(brands?.marcas).map(pathOf)];

  async function walkListing(nivel, path) {
    let children = [];
    for (let offset = 0, total = 1; offset < total; ) {
      const page = await get(`url/${nivel}`, { url: path, offset: String(offset), limit: String(PAGE) });
      const found = list(page?.conteudo?.produtos);
      if (offset === 0) children = list(page?.conteudo?.detalhes?.categorias?.filhas).map(pathOf);
      if (found.length === 0) break;
      for (const product of found) {
        const { de, por, vista } = product.precos ?? {};
        const own = { status: product.status, de: amount(de), por: amount(por), vista: amount(vista) };
        products.set(pathOf(product), own);
      }
      total = amount(page.info?.total);
      offset += found.length;
    }
    if (nivel === 'product/listing/category') queue.push(...children);
  }

  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (path === null || paths.has(path)) continue;
    const verified = await get('url/verify', { url: path });
    if (typeof verified?.nivel !== 'string') continue;
    paths.add(path);
    if (verified.nivel.startsWith('product/listing/')) await walkListing(verified.nivel, path);
  }
  products.delete(null);
  return { paths, products };
}
