import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { CompressedBody } from './compressed-page';

const unzip = promisify(gunzip);

const kept = new WeakMap<CompressedBody, WeakRef<Buffer>>();
const running = new WeakMap<CompressedBody, Promise<Buffer>>();

async function unzipAndKeep(body: CompressedBody): Promise<Buffer> {
  try {
    const bytes = await unzip(body.gzip);
    kept.set(body, new WeakRef(bytes));
    return bytes;
  } finally {
    running.delete(body);
  }
}

/**
 * The uncompressed body. It is unzipped off the main thread, and concurrent readers share its bytes, so that
 * many slow clients need only one copy.
 */
export function unzippedBody(body: CompressedBody): Promise<Buffer> {
  const bytes = kept.get(body)?.deref();
  if (bytes !== undefined) return Promise.resolve(bytes);
  const pending = running.get(body) ?? unzipAndKeep(body);
  running.set(body, pending);
  return pending;
}

const LENGTH_BYTES = 4;

/** Uncompressed length of a body, from the end of its gzip (RFC 1952, ISIZE). */
export const unzippedLength = ({ gzip }: CompressedBody): number =>
  gzip.readUInt32LE(gzip.byteLength - LENGTH_BYTES);
