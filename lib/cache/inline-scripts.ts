import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g;

function isExecutable(attributes: string): boolean {
  if (/\ssrc\s*=/i.test(attributes)) return false;
  const type = /\stype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1];
  return type === undefined || type === '' || type === 'module' || type === 'text/javascript';
}

/**
 * CSP source expressions (`'sha256-…'`) of the executable inline scripts in a finished HTML page, without
 * repeats. Cached pages cannot carry a nonce, so each page's policy names its own scripts.
 */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const { groups } of html.matchAll(INLINE_SCRIPT)) {
    if (groups?.attributes === undefined || groups.code === undefined) continue;
    if (!isExecutable(groups.attributes)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(groups.code).digest('base64')}'`);
  }
  return [...hashes];
}
