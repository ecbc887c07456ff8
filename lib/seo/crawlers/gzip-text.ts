import 'server-only';
import { once } from 'node:events';
import { createGzip } from 'node:zlib';

/** Compresses a text as it is written, so that a long text is never completely in memory. */
export type GzipText = {
  write: (text: string) => Promise<void>;
  /** Returns the whole text, gzipped. */
  end: () => Promise<Buffer>;
};

export function gzipText(): GzipText {
  const gzip = createGzip();
  const chunks: Buffer[] = [];
  gzip.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = once(gzip, 'end');
  return {
    async write(text) {
      if (!gzip.write(text)) await once(gzip, 'drain');
    },
    async end() {
      gzip.end();
      await ended;
      return Buffer.concat(chunks);
    },
  };
}
