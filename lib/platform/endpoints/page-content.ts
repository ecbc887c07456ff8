import 'server-only';
import type { z } from 'zod';
import { absentError, type Call, type CallOptions, parseResponse, send } from '@/lib/platform/http';
import { isPlainObject } from '@/lib/platform/schemas/lenient';

const NOT_FOUND_LEVEL = '404';

/** Whether the platform's `nivel` of an address says that no page has it. */
export const isNotFoundLevel = (nivel: unknown): boolean => String(nivel) === NOT_FOUND_LEVEL;

/** Own field of an object; undefined for anything else. */
function field(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
}

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/** Whether a value is one of the forms in which PHP sends nothing. */
function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === '' || value === false || isEmptyList(value);
}

const isEmptyIdentity = (value: unknown): boolean => isNothing(value) || value === 0 || value === '0';

/** Tells a response without the requested content from one with it. */
type IsEmpty = (json: unknown) => boolean;

/** Empty without a field that all existing content has. */
export function withoutField(identity: string): IsEmpty {
  return (json) => {
    const content = field(json, 'conteudo');
    return isPlainObject(content) ? isEmptyIdentity(field(content, identity)) : isNothing(content);
  };
}

/** Empty without products and without their number: even a list that has no products has a number. */
export const withoutList: IsEmpty = (json) =>
  isNothing(field(json, 'conteudo')) && isNothing(field(json, 'info'));

/**
 * Reads the content of a page.
 * @throws StoreApiError 'absent' also for a 200 that says that there is no such page, or has nothing in it
 */
export async function readContent<S extends z.ZodType>(
  schema: S,
  call: Call,
  isEmpty: IsEmpty,
  options?: CallOptions,
): Promise<z.output<S>> {
  const { data } = await send(call, options);
  const structure = field(data, 'estrutura');
  if (isNotFoundLevel(field(structure, 'nivel'))) throw absentError(call, 'level 404');
  const hasEnvelope = structure !== undefined || field(data, 'conteudo') !== undefined;
  if (hasEnvelope && isEmpty(data)) throw absentError(call, 'no content');
  return parseResponse(schema, data, call);
}
