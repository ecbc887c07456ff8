import 'server-only';
import type { z } from 'zod';
import { pathQuery, verifyQuery } from '@/lib/platform/address';
import { absentError, type Call, type CallOptions, parseResponse, read, send } from '@/lib/platform/http';
import { chaveAvaliacaoSchema } from '@/lib/platform/schemas/forms';
import { listaDetalheSchema } from '@/lib/platform/schemas/kit';
import { isPlainObject } from '@/lib/platform/schemas/lenient';
import {
  detalheSchema,
  homeSchema,
  paginaSchema,
  verificacaoSchema,
} from '@/lib/platform/schemas/page-content';

function field(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
}

/** Whether a value is one of the forms in which PHP sends nothing. */
function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === '' || value === false || isEmptyList(value);
}

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

const isEmptyIdentity = (value: unknown): boolean => isNothing(value) || value === 0 || value === '0';

const NOT_FOUND_LEVEL = '404';

/**
 * Rejects a response without the requested content.
 * @param identity name of a field that all existing content has
 * @throws StoreApiError 'absent'
 */
function rejectAbsent(json: unknown, identity: string, call: Call): void {
  if (field(field(json, 'estrutura'), 'nivel') === NOT_FOUND_LEVEL) throw absentError(call, 'level 404');
  const content = field(json, 'conteudo');
  const hasEnvelope = field(json, 'estrutura') !== undefined || content !== undefined;
  const isEmpty = isPlainObject(content) ? isEmptyIdentity(field(content, identity)) : isNothing(content);
  if (hasEnvelope && isEmpty) throw absentError(call, 'no content');
}

/**
 * The kind of page at an address, such as `product/detail` or `product/listing/category`.
 * @throws StoreApiError 'absent' if no page has this address
 */
export async function verifyUrl(pathWithQuery: string, options?: CallOptions): Promise<string> {
  const call = { path: `url/verify?${verifyQuery(pathWithQuery)}` };
  const { nivel } = await read(verificacaoSchema, call, options);
  if (nivel === NOT_FOUND_LEVEL) throw absentError(call, 'level 404');
  return nivel;
}

/** Titles and tags of the home page. @throws StoreApiError */
export function readHome(options?: CallOptions) {
  return read(homeSchema, { path: 'url/home' }, options);
}

/** An institutional page: raw HTML and its side menus. @throws StoreApiError */
export async function readPage(pathWithQuery: string, options?: CallOptions) {
  const call = { path: `url/page?${pathQuery(pathWithQuery)}` };
  const { data } = await send(call, options);
  rejectAbsent(data, 'pagina', call);
  return parseResponse(paginaSchema, data, call);
}

async function readDetail<S extends z.ZodType>(schema: S, path: string, options?: CallOptions) {
  const call = { path };
  const { data } = await send(call, options);
  rejectAbsent(data, 'id', call);
  return parseResponse(schema, data, call);
}

/** A product page by its address, without the query. @throws StoreApiError 'absent' also for a 200 without an id */
export function readProduct(pathWithQuery: string, options?: CallOptions) {
  return readDetail(detalheSchema, `url/product/detail?${pathQuery(pathWithQuery)}`, options);
}

/** A kit page by its address. @throws StoreApiError */
export function readKit(pathWithQuery: string, options?: CallOptions) {
  return readDetail(listaDetalheSchema, `url/list/detail?${pathQuery(pathWithQuery)}`, options);
}

/** Whether the platform accepts a store evaluation under this key. @throws StoreApiError */
export async function readEvaluationKey(key: string, options?: CallOptions): Promise<boolean> {
  const endpoint = 'evaluations/store/add/{key}';
  const call = { path: `evaluations/store/add/${encodeURIComponent(key)}`, endpoint };
  return (await read(chaveAvaliacaoSchema, call, options)).sucesso;
}
