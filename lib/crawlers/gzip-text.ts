import { once } from 'node:events';
import { createGzip } from 'node:zlib';

/** A text that is compressed while it is written, so that a long one never stands in memory whole. */
export type GzipText = {
  write: (text: string) => Promise<void>;
  /** Ends the text. The whole of it, compressed. */
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
