import 'server-only';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { z } from 'zod';

/** Maximum size of a response in bytes, both compressed and uncompressed. Listings have around 250 kB. */
export const MAX_RESPONSE_BYTES = 5_000_000;

const decompressors = { gzip: promisify(gunzip), br: promisify(brotliDecompress) };

function isSupportedEncoding(encoding: string): encoding is keyof typeof decompressors {
  return Object.hasOwn(decompressors, encoding);
}

/**
 * Undoes `content-encoding`.
 * @throws for an unknown encoding, for damaged data, and above MAX_RESPONSE_BYTES
 */
export async function decompress(body: Buffer, encoding: string): Promise<Buffer> {
  if (encoding === '' || encoding === 'identity') return body;
  if (!isSupportedEncoding(encoding)) throw new Error('unknown content encoding');
  return decompressors[encoding](body, { maxOutputLength: MAX_RESPONSE_BYTES });
}

/** True for `application/json`, with or without parameters. */
export function isJsonType(contentType: string): boolean {
  return /^application\/json\s*(?:;|$)/i.test(contentType);
}

const POLLUTING = new Set(['__proto__', 'constructor', 'prototype']);

// Checking every key costs more than parsing, so it is only done if such a key may be there, written plainly
// or with escaped ASCII letters.
const MAY_POLLUTE = /__proto__|constructor|prototype|\\u00[2-7]/i;

function dropPolluting(this: unknown, key: string, value: unknown): unknown {
  return POLLUTING.has(key) ? undefined : value;
}

/** Parses JSON without keys that could reach an object's prototype. @throws SyntaxError, which may be cached */
export function parseJson(source: string): unknown {
  try {
    return MAY_POLLUTE.test(source) ? JSON.parse(source, dropPolluting) : JSON.parse(source);
  } catch {
    // V8 keeps the whole text in the error of JSON.parse, which is too much for cached failures.
    throw new SyntaxError('not JSON');
  }
}

const message = z.string().trim().min(1);
const missingLevel = z.literal(['404', 404]);

/**
 * How the platform reports a failed call: a message under one of four names, a level of 404, a false `sucesso`, or an
 * empty object.
 */
const errorResponse = z.union([
  z.strictObject({}),
  z.object({ error: message }),
  z.object({ erro: message }),
  z.object({ message }),
  z.object({ mensagem: message }),
  z.object({ nivel: missingLevel }),
  z.object({ estrutura: z.object({ nivel: missingLevel }) }),
  z.object({ sucesso: z.literal([false, 'n', 0, '0']) }),
]);

/** Whether JSON is an error of the platform itself, and not of another program in front of it. */
export const isErrorResponse = (json: unknown): boolean => errorResponse.safeParse(json).success;
