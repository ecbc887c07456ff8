import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { z } from 'zod';

/** An error response with a body in the platform's format, `{"error": …}`. */
export class ApiError extends Error {
  constructor(
    readonly status: ContentfulStatusCode,
    message: string,
  ) {
    super(message);
  }
}

export const notFound = () => new ApiError(404, 'Página não encontrada');

/** Largest request body in bytes. */
const MAX_BODY = 1024 * 1024;
/** Largest body with a prescription photo: 10 MB are 14 MB of base64. */
export const MAX_UPLOAD_BODY = 16 * 1024 * 1024;

/** Rejects a larger body while it arrives, for every call and form: its length may not be announced. */
export const limitBodies = bodyLimit({
  maxSize: MAX_UPLOAD_BODY,
  onError: (c) => c.json({ error: 'O envio é grande demais.' }, 413),
});

/**
 * Reads and validates a JSON body. A DELETE request has one too: it names the line to remove.
 * @throws ApiError 400 for anything but JSON of the right shape, 413 if it is too large
 */
export async function readBody<T>(c: Context, shape: z.ZodType<T>, max = MAX_BODY): Promise<T> {
  const declared = Number(c.req.header('content-length') ?? 0);
  if (declared > max) throw new ApiError(413, 'O envio é grande demais.');
  const text = await c.req.text();
  if (Buffer.byteLength(text) > max) throw new ApiError(413, 'O envio é grande demais.');
  return parse(shape, parseJson(text));
}

/** Validates a value. @throws ApiError 400 naming the first invalid field */
export function parse<T>(shape: z.ZodType<T>, value: unknown): T {
  const result = shape.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new ApiError(400, `Campo inválido: ${issue?.path.join('.') || 'corpo da requisição'}.`);
}

function parseJson(text: string): unknown {
  try {
    return sanitise(JSON.parse(text || '{}'), 0);
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) {
      throw new ApiError(400, 'O corpo da requisição não é um JSON válido.');
    }
    throw error;
  }
}

/** Removes characters that PostgreSQL cannot store in a text: NUL and broken surrogate pairs. */
function sanitise(value: unknown, depth: number): unknown {
  if (depth > 20) throw new RangeError('nested too deep');
  if (typeof value === 'string') return storableText(value);
  if (Array.isArray(value)) return value.map((item) => sanitise(item, depth + 1));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [storableText(key), sanitise(item, depth + 1)]),
  );
}

/** A string that any PostgreSQL text column accepts. */
export function storableText(text: string): string {
  return Buffer.from(text.replaceAll('\0', ''), 'utf8').toString('utf8');
}

/** Query parameters, cleaned like bodies. */
export function queryOf(c: Context): URLSearchParams {
  const raw = new URL(c.req.url).searchParams;
  return new URLSearchParams([...raw].map(([key, value]) => [storableText(key), storableText(value)]));
}

// Coercion alone would turn null, true and [] into numbers.
const wholeNumber = z.union([
  z.number(),
  z
    .string()
    .trim()
    .regex(/^\d{1,10}$/)
    .transform(Number),
]);

/** Fields that forms share. Numbers may be sent as numbers or as text; the platform accepts both. */
export const fields = {
  id: wholeNumber.pipe(z.number().int().min(0).max(2_147_483_647)),
  mark: (best: number) => wholeNumber.pipe(z.number().int().min(1).max(best)),
  quantity: wholeNumber.pipe(z.number().int().min(1).max(9999)),
  text: (max: number) => z.string().trim().max(max).default(''),
  required: (max: number) => z.string().trim().min(1).max(max),
  email: z
    .string()
    .trim()
    .max(254)
    .regex(/^[^\s@]+@[^\s@]+\.[^\s@]*\p{Letter}[^\s@]*$/u),
  flag: z
    .union([z.boolean(), z.enum(['s', 'n', 'true', 'false', '1', '0', '']), z.literal(1), z.literal(0)])
    .transform((value) => value === true || value === 1 || ['s', 'true', '1'].includes(String(value))),
};

const pageNumber = (fallback: number, min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max))
    .catch((issue) => {
      if (issue.value === undefined || issue.value === '') return fallback;
      throw new ApiError(400, 'Parâmetro de paginação inválido.');
    });

/** `offset` and `limit` of a request. @throws ApiError 400 if the limit exceeds the store's maximum of 100 */
export function readPaging(query: URLSearchParams): { offset: number; limit: number } {
  const read = (key: string, fallback: number, min: number, max: number) =>
    parse(pageNumber(fallback, min, max), query.get(key) ?? undefined);
  return { offset: read('offset', 0, 0, 10_000_000), limit: read('limit', 12, 1, 100) };
}

type Page = { offset: number; limit: number; shown: number; total: number };

/** The `info` of a page of a list. @param urlFrom returns the address of the page that begins at an offset */
export function pageInfo({ offset, limit, shown, total }: Page, urlFrom: (offset: number) => string) {
  return {
    prev: offset > 0 ? urlFrom(Math.max(0, offset - limit)) : '',
    self: urlFrom(offset),
    next: offset + limit < total ? urlFrom(offset + limit) : '',
    offset,
    limit,
    exibindo: shown,
    total,
  };
}

/**
 * The address in a request. The platform accepts two forms: a query that was sent encoded within `url` is
 * merged with the request's own parameters.
 */
export function readAddress(query: URLSearchParams): { address: string; query: URLSearchParams } {
  const url = query.get('url') ?? '';
  const mark = url.indexOf('?');
  if (mark < 0) return { address: url, query };
  return {
    address: url.slice(0, mark),
    query: new URLSearchParams([...new URLSearchParams(url.slice(mark)), ...query]),
  };
}
