import 'server-only';
import { pathQuery, verifyQuery } from '@/lib/platform/address';
import { absentError, type CallOptions, read } from '@/lib/platform/http';
import { chaveAvaliacaoSchema } from '@/lib/platform/schemas/forms';
import { listaDetalheSchema } from '@/lib/platform/schemas/kit';
import {
  detalheSchema,
  homeSchema,
  paginaSchema,
  verificacaoSchema,
} from '@/lib/platform/schemas/page-content';
import { isNotFoundLevel, readContent, withoutField } from './page-content';

/**
 * The kind of page at an address, such as `product/detail` or `product/listing/category`.
 * @throws StoreApiError 'absent' if no page has this address
 */
export async function verifyUrl(pathWithQuery: string, options?: CallOptions): Promise<string> {
  const call = { path: `url/verify?${verifyQuery(pathWithQuery)}` };
  const { nivel } = await read(verificacaoSchema, call, options);
  if (isNotFoundLevel(nivel)) throw absentError(call, 'level 404');
  return nivel;
}

/** Titles and tags of the home page. @throws StoreApiError */
export function readHome(options?: CallOptions) {
  return read(homeSchema, { path: 'url/home' }, options);
}

/** An institutional page: raw HTML and its side menus. @throws StoreApiError */
export function readPage(pathWithQuery: string, options?: CallOptions) {
  const call = { path: `url/page?${pathQuery(pathWithQuery)}` };
  return readContent(paginaSchema, call, withoutField('pagina'), options);
}

/** A product page by its address, without the query. @throws StoreApiError 'absent' also for a 200 without an id */
export function readProduct(pathWithQuery: string, options?: CallOptions) {
  const call = { path: `url/product/detail?${pathQuery(pathWithQuery)}` };
  return readContent(detalheSchema, call, withoutField('id'), options);
}

/** A kit page by its address. @throws StoreApiError */
export function readKit(pathWithQuery: string, options?: CallOptions) {
  const call = { path: `url/list/detail?${pathQuery(pathWithQuery)}` };
  return readContent(listaDetalheSchema, call, withoutField('id'), options);
}

/** Whether the platform accepts a store evaluation under this key. @throws StoreApiError */
export async function readEvaluationKey(key: string, options?: CallOptions): Promise<boolean> {
  const endpoint = 'evaluations/store/add/{key}';
  const call = { path: `evaluations/store/add/${encodeURIComponent(key)}`, endpoint };
  return (await read(chaveAvaliacaoSchema, call, options)).sucesso;
}
