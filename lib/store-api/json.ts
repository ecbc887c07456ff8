import 'server-only';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';

/** Upper bound of an answer in bytes, as sent and as unpacked: listings are around 250 kB. */
export const MAX_ANSWER_BYTES = 5_000_000;

const unpackers = { gzip: promisify(gunzip), br: promisify(brotliDecompress) };

function isUnpackable(encoding: string): encoding is keyof typeof unpackers {
  return Object.hasOwn(unpackers, encoding);
}

/** Undoes `content-encoding`; throws on an unknown one, on damaged data and above MAX_ANSWER_BYTES. */
export async function unpack(body: Buffer, encoding: string): Promise<Buffer> {
  if (encoding === '' || encoding === 'identity') return body;
  if (!isUnpackable(encoding)) throw new Error('unknown content encoding');
  return unpackers[encoding](body, { maxOutputLength: MAX_ANSWER_BYTES });
}

/** True for `application/json`, with or without parameters. */
export function isJson(contentType: string): boolean {
  return /^application\/json\s*(?:;|$)/i.test(contentType);
}

const POLLUTING = new Set(['__proto__', 'constructor', 'prototype']);

// Walking every value costs more than parsing it, so it is done only when such a key may be there:
// spelled out, or with escaped ASCII letters (platforms escape accents, hardly ever ASCII letters).
const MAY_POLLUTE = /__proto__|constructor|prototype|\\u00[2-7]/i;

/** Parses JSON text without the keys that could reach an object's prototype; throws on malformed text. */
export function parseJson(source: string): unknown {
  if (!MAY_POLLUTE.test(source)) return JSON.parse(source);
  return JSON.parse(source, function dropPolluting(this: unknown, key, value: unknown) {
    return POLLUTING.has(key) ? undefined : value;
  });
}
