import { z } from 'zod';
import { stringMap, text } from './lenient';

/** Where a link leads inside the shop: root-relative path (null: the current one) and its whole query. */
export type Rota = { path: string | null; query: Record<string, string> };

const SELF = 'http://shop.invalid';

function fromParsed({ pathname, searchParams }: URL): Rota | null {
  // `//host` at the start of a path would be read as another host by the browser.
  return pathname.startsWith('//') ? null : { path: pathname, query: Object.fromEntries(searchParams) };
}

function fromRelative(value: unknown): Rota | null {
  if (typeof value !== 'string' || !value.startsWith('/') || !URL.canParse(value, SELF)) return null;
  const parsed = new URL(value, SELF);
  return parsed.origin === SELF ? fromParsed(parsed) : null;
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

// Some answers name the page of the platform's own front end and give no address.
function fromName(name: string, params: Record<string, string>): Rota | null {
  if (name === 'home') return fromRelative('/');
  if (name !== 'product/detail' || !params.produto) return null;
  return fromRelative(`/${encodeURIComponent(params.produto)}.html`);
}

/**
 * Settles `rota` (object, `[]`, `{}`, false or missing) together with its sibling absolute `url` into one
 * target. Facet and sort links carry no path of their own: their `url` tells it, else `path` stays null and
 * the link keeps the page's path. The host of `url` is dropped, so links never leave the shop.
 */
export function toRota(rota: unknown, url: unknown): Rota | null {
  const absolute = fromAbsolute(url);
  const parsed = wireRota.safeParse(rota);
  if (!parsed.success) return absolute;
  const { name, route, path, params, query } = parsed.data;
  const own = fromRelative(route) ?? fromRelative(path);
  if (own !== null) return { path: own.path, query: { ...own.query, ...query } };
  const target = absolute ?? fromName(name, params);
  if (Object.keys(query).length === 0) return target;
  return { path: target?.path ?? null, query };
}

/** The two wire fields that `settleRota` turns into one; spread them into an object schema. */
export const rotaFields = { rota: z.unknown().optional(), url: text };

/** Replaces the wire's `rota` and `url` by one settled `rota`; use as the transform of an object schema. */
export function settleRota<T extends { rota?: unknown; url: string }>({ rota, url, ...rest }: T) {
  return { ...rest, rota: toRota(rota, url) };
}
