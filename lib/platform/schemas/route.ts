import { z } from 'zod';
import { stringMap, text } from './lenient';

/**
 * Link target within the shop: query, and root-relative path without a slash at its end, which is null if it is the
 * current page's.
 */
export type Rota = { path: string | null; query: Record<string, string> };

const BASE_URL = 'http://shop.invalid';

function fromParsed({ pathname, searchParams }: URL): Rota | null {
  // At the start of a path, browsers would read `//host` as another host.
  if (pathname.startsWith('//')) return null;
  return { path: pathname.replace(/(?<=.)\/+$/, ''), query: Object.fromEntries(searchParams) };
}

function fromRelative(value: unknown): Rota | null {
  if (typeof value !== 'string' || !value.startsWith('/') || !URL.canParse(value, BASE_URL)) return null;
  const parsed = new URL(value, BASE_URL);
  return parsed.origin === BASE_URL ? fromParsed(parsed) : null;
}

function fromAbsolute(value: unknown): Rota | null {
  if (typeof value !== 'string' || !URL.canParse(value)) return fromRelative(value);
  const parsed = new URL(value);
  return parsed.protocol === 'https:' || parsed.protocol === 'http:' ? fromParsed(parsed) : null;
}

const wireRota = z.object({
  name: text,
  route: z.unknown().optional(),
  path: z.unknown().optional(),
  params: stringMap,
  query: stringMap,
});

const LEVELS = ['categoriaNivel2', 'categoriaNivel3', 'categoriaNivel4', 'categoriaNivel5'];

/** Pages of the platform's own front end by name: their folder, and the parameters that follow it in the address. */
const NAMED: Record<string, [folder: string, first: string, ...others: string[]]> = {
  'product/listing/category': ['', 'categoriaNivel2', ...LEVELS.slice(1)],
  'product/listing/brand': ['/marcas', 'marca', ...LEVELS],
  'product/listing/landing-page': ['/c', 'landingPage', ...LEVELS],
  page: ['/pagina', 'pagina', 'paginaNivel2'],
};

// Instead of an address, some responses contain the name of a page in the platform's own front end.
function fromName(name: string, params: Record<string, string>): Rota | null {
  if (name === 'home') return fromRelative('/');
  if (name === 'product/detail' && params.produto)
    return fromRelative(`/${encodeURIComponent(params.produto)}.html`);
  const [folder, first, ...others] = (Object.hasOwn(NAMED, name) && NAMED[name]) || [];
  if (first === undefined || !params[first]) return null;
  const segments = [first, ...others].flatMap((key) => params[key] || []).map(encodeURIComponent);
  return fromRelative([folder, ...segments].join('/'));
}

/**
 * Merges `rota` (object, address, `[]`, `{}`, false or missing) and its absolute sibling `url` into one target. Filter
 * and sort links take their path from `url`; without it, they keep the page's path. The host of `url` is
 * dropped, so no link leads to another site.
 */
export function toRota(rota: unknown, url: unknown): Rota | null {
  const absolute = fromAbsolute(url);
  if (typeof rota === 'string') return fromAbsolute(rota) ?? absolute;
  const parsed = wireRota.safeParse(rota);
  if (!parsed.success) return absolute;
  const { name, route, path, params, query } = parsed.data;
  const own = fromRelative(route) ?? fromRelative(path);
  if (own !== null) return { path: own.path, query: { ...own.query, ...query } };
  const target = absolute ?? fromName(name, params);
  if (Object.keys(query).length === 0) return target;
  return { path: target?.path ?? null, query };
}

/** The two fields that `normalizeRota` merges, for object schemas. */
export const rotaFields = { rota: z.unknown().optional(), url: text };

/** Transform for an object schema: replaces `rota` and `url` by one `Rota`. */
export function normalizeRota<T extends { rota?: unknown; url: string }>({ rota, url, ...rest }: T) {
  return { ...rest, rota: toRota(rota, url) };
}
