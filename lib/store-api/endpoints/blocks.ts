import 'server-only';
import { type CallOptions, read, TIMEOUT_MS } from '../http';
import { configuracoesSchema } from '../schemas/configuracoes';
import { marcasSchema } from '../schemas/marca';
import { menuSchema } from '../schemas/menu';
import { bannersSchema, vitrineSchema } from '../schemas/vitrine';

type Params = Record<string, string | number>;

function withQuery(path: string, params: Params): string {
  const query = new URLSearchParams(Object.entries(params).map(([key, value]) => [key, String(value)]));
  return query.size > 0 ? `${path}?${query}` : path;
}

function optional(options: CallOptions | undefined): CallOptions {
  return { timeoutMs: TIMEOUT_MS.optional, ...options };
}

/** Banners of a place in the shop, e.g. `banner-principal` (API-10 to API-12, API-26). */
export async function readBanners(slug: string, params: Params = {}, options?: CallOptions) {
  const path = withQuery(`showcase/banners/${encodeURIComponent(slug)}`, params);
  return (await read(bannersSchema, { path }, optional(options))).banners;
}

/** A product showcase, e.g. `lancamentos` (API-13, API-14, API-27). */
export function readShowcase(slug: string, params: Params = {}, options?: CallOptions) {
  const path = withQuery(`showcase/products/${encodeURIComponent(slug)}`, params);
  return read(vitrineSchema, { path }, optional(options));
}

/** A menu, e.g. `menu-principal` (API-25). */
export function readMenu(slug: string, options?: CallOptions) {
  return read(menuSchema, { path: `struct/menus/${encodeURIComponent(slug)}` }, optional(options));
}

/** All active brands (API-22). */
export async function readBrands(options?: CallOptions) {
  return (await read(marcasSchema, { path: 'brands?ativo=true' }, optional(options))).marcas;
}

/** The shop's settings (API-21). */
export async function readSettings(options?: CallOptions) {
  return (await read(configuracoesSchema, { path: 'settings' }, optional(options))).configuracoes;
}
