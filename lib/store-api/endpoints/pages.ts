import 'server-only';
import type { z } from 'zod';
import { pathQuery, verifyQuery } from '../address';
import { absent, type Call, type CallOptions, read, send, settle } from '../http';
import { listaDetalheSchema } from '../schemas/lista-detalhe';
import { detalheSchema, homeSchema, paginaSchema, verificacaoSchema } from '../schemas/paginas';

function field(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
}

function isNothing(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || value === 0 || value === '0' || value === false
  );
}

const NOT_FOUND_LEVEL = '404';

function rejectAbsent(json: unknown, identity: unknown, call: Call): void {
  if (field(field(json, 'estrutura'), 'nivel') === NOT_FOUND_LEVEL) throw absent(call, 'level 404');
  const hasEnvelope = field(json, 'estrutura') !== undefined || field(json, 'conteudo') !== undefined;
  if (hasEnvelope && isNothing(identity)) throw absent(call, 'no content');
}

/**
 * The kind of page an address is, such as `product/detail` or `product/listing/category` (API-04).
 * Throws StoreApiError; 'absent' when no page has this address.
 */
export async function verifyUrl(pathWithQuery: string, options?: CallOptions): Promise<string> {
  const call = { path: `url/verify?${verifyQuery(pathWithQuery)}` };
  const { nivel } = await read(verificacaoSchema, call, options);
  if (nivel === NOT_FOUND_LEVEL) throw absent(call, 'level 404');
  return nivel;
}

/** Titles and tags of the home page (API-23). */
export function readHome(options?: CallOptions) {
  return read(homeSchema, { path: 'url/home' }, options);
}

/** An institutional page: raw HTML and its side menus (API-24). */
export async function readPage(pathWithQuery: string, options?: CallOptions) {
  const call = { path: `url/page?${pathQuery(pathWithQuery)}` };
  const { data } = await send(call, options);
  rejectAbsent(data, field(field(data, 'conteudo'), 'pagina'), call);
  return settle(paginaSchema, data, call);
}

async function readDetail<S extends z.ZodType>(schema: S, path: string, options?: CallOptions) {
  const call = { path };
  const { data } = await send(call, options);
  rejectAbsent(data, field(field(data, 'conteudo'), 'id'), call);
  return settle(schema, data, call);
}

/** A product page by its address; the query is not sent (API-08). A 200 without an id is 'absent'. */
export function readProduct(pathWithQuery: string, options?: CallOptions) {
  return readDetail(detalheSchema, `url/product/detail?${pathQuery(pathWithQuery)}`, options);
}

/** A kit page by its address (API-09). */
export function readList(pathWithQuery: string, options?: CallOptions) {
  return readDetail(listaDetalheSchema, `url/list/detail?${pathQuery(pathWithQuery)}`, options);
}
