import 'server-only';
import { isStoreApiError } from '@/lib/platform/errors';
import { readCrawlerFile } from './files';

const CONTENT_TYPE = {
  xml: 'application/xml; charset=utf-8',
  text: 'text/plain; charset=utf-8',
  lines: 'application/jsonl; charset=utf-8',
};
const CACHE_CONTROL = 'public, max-age=600, s-maxage=3600, stale-while-revalidate=86400';

/** A short text file that depends only on the configuration. */
export function textResponse(text: string, type: keyof typeof CONTENT_TYPE): Response {
  return new Response(text, {
    headers: { 'content-type': CONTENT_TYPE[type], 'cache-control': CACHE_CONTROL },
  });
}

function errorResponse(status: number, text: string): Response {
  const headers: Record<string, string> = { 'content-type': CONTENT_TYPE.text, 'cache-control': 'no-store' };
  if (status === 503) headers['retry-after'] = '120';
  return new Response(`${text}\n`, { status, headers });
}

/**
 * A file made from the catalogue: 404 for an unknown name, 503 if there are no files and the platform cannot
 * be read.
 */
export async function crawlerFileResponse(name: string): Promise<Response> {
  try {
    const file = await readCrawlerFile(name);
    if (file === null) return errorResponse(404, 'Não existe.');
    const text = new Blob([new Uint8Array(file)]).stream().pipeThrough(new DecompressionStream('gzip'));
    const type = name.endsWith('.jsonl') ? CONTENT_TYPE.lines : CONTENT_TYPE.xml;
    return new Response(text, {
      headers: { 'content-type': type, 'cache-control': CACHE_CONTROL },
    });
  } catch (error) {
    if (!isStoreApiError(error)) throw error;
    return errorResponse(503, 'O catálogo não pode ser lido agora.');
  }
}
