import { createHash } from 'node:crypto';
import v8 from 'node:v8';
import zlib from 'node:zlib';
import { MARK } from './bystanders.mjs';

const DIGEST_BYTES = 32;
const OVERWRITTEN = 64;

const withMark = (html) => html.replace('</title>', ` ${MARK}</title>`);

/** A page that is well formed where pages are serialised by V8 behind a digest, with our own text in it. */
function reserialised(bytes, renderedAt) {
  const stored = v8.deserialize(bytes.subarray(DIGEST_BYTES));
  const { html } = stored.entry.page;
  const forged = withMark(zlib.gunzipSync(html.gzip).toString('utf8'));
  Object.assign(html, {
    gzip: zlib.gzipSync(forged),
    br: zlib.brotliCompressSync(forged),
    etag: `"${MARK}"`,
  });
  stored.entry.lastModified = renderedAt;
  const content = v8.serialize(stored);
  return Buffer.concat([createHash('sha256').update(content).digest(), content]);
}

/** The stored page with other bytes in its middle. */
function overwritten(bytes) {
  const changed = Buffer.from(bytes);
  changed.write(MARK.repeat(OVERWRITTEN / MARK.length), Math.floor(bytes.length / 2), 'latin1');
  return changed;
}

/**
 * A stored page as somebody would write it who can write where pages are shared, and wants his own text in it. What is
 * not in the format that can be forged is damaged instead.
 * @param {Buffer} bytes
 */
export function forgedPage(bytes, renderedAt) {
  try {
    return reserialised(bytes, renderedAt);
  } catch {
    // Not V8's format.
    return overwritten(bytes);
  }
}
