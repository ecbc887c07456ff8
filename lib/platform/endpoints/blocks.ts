import 'server-only';
import { CALL_MS } from '@/lib/config/time-limits';
import { type CallOptions, read } from '@/lib/platform/http';
import { bannersSchema, configuracoesSchema, menuSchema, vitrineSchema } from '@/lib/platform/schemas/blocks';
import { marcasSchema } from '@/lib/platform/schemas/product';

type Params = Record<string, string | number>;

function withQuery(path: string, params: Params): string {
  const query = new URLSearchParams(Object.entries(params).map(([key, value]) => [key, String(value)]));
  return query.size > 0 ? `${path}?${query}` : path;
}

function withOptionalTimeout(options: CallOptions | undefined): CallOptions {
  return { timeoutMs: CALL_MS.optional, ...options };
}

/**
 * Banners for a position in the shop, such as `banner-principal`.
 * @throws StoreApiError
 */
export async function readBanners(slug: string, params: Params = {}, options?: CallOptions) {
  const path = withQuery(`showcase/banners/${encodeURIComponent(slug)}`, params);
  return (await read(bannersSchema, { path }, withOptionalTimeout(options))).banners;
}

/** A product showcase, such as `lancamentos`. @throws StoreApiError */
export function readShowcase(slug: string, params: Params = {}, options?: CallOptions) {
  const path = withQuery(`showcase/products/${encodeURIComponent(slug)}`, params);
  return read(vitrineSchema, { path }, withOptionalTimeout(options));
}

/** A menu, such as `menu-principal`. @throws StoreApiError */
export function readMenu(slug: string, options?: CallOptions) {
  return read(menuSchema, { path: `struct/menus/${encodeURIComponent(slug)}` }, withOptionalTimeout(options));
}

/** All active brands. @throws StoreApiError */
export async function readBrands(options?: CallOptions) {
  return (await read(marcasSchema, { path: 'brands?ativo=true' }, withOptionalTimeout(options))).marcas;
}

/** The shop's settings. @throws StoreApiError */
export async function readSettings(options?: CallOptions) {
  return (await read(configuracoesSchema, { path: 'settings' }, withOptionalTimeout(options))).configuracoes;
}
