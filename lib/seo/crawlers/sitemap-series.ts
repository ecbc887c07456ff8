import 'server-only';
import { MAX_SITEMAP, URLSET_HEAD, URLSET_TAIL } from './documents';
import { type GzipText, gzipText } from './gzip-text';

const FRAME_BYTES = Buffer.byteLength(URLSET_HEAD + URLSET_TAIL);

/** Sitemaps of one kind: starts a new file when one is full. */
export function sitemapSeries(name: string, files: Map<string, Buffer>, limits = MAX_SITEMAP) {
  let current: GzipText | null = null;
  let count = 0;
  let bytes = FRAME_BYTES;
  let number = 0;
  async function close() {
    if (current === null) return;
    await current.write(URLSET_TAIL);
    number += 1;
    files.set(`${name}-${number}.xml`, await current.end());
    current = null;
    count = 0;
    bytes = FRAME_BYTES;
  }
  async function add(entry: string) {
    const size = Buffer.byteLength(entry);
    if (count === limits.addresses || bytes + size > limits.bytes) await close();
    if (current === null) {
      current = gzipText();
      await current.write(URLSET_HEAD);
    }
    await current.write(entry);
    count += 1;
    bytes += size;
  }
  return { add, close };
}
