import 'server-only';
import { isStoreApiError } from '@/lib/store-api/errors';
import { crawlerFile } from './files';

const TYPE = { xml: 'application/xml; charset=utf-8', text: 'text/plain; charset=utf-8' };
const CACHE = 'public, max-age=600, s-maxage=3600, stale-while-revalidate=86400';

/** A short text file made from the configuration alone. */
export function textAnswer(text: string, type: keyof typeof TYPE): Response {
  return new Response(text, { headers: { 'content-type': TYPE[type], 'cache-control': CACHE } });
}

function refusal(status: number, text: string): Response {
  const headers: Record<string, string> = { 'content-type': TYPE.text, 'cache-control': 'no-store' };
  if (status === 503) headers['retry-after'] = '120';
  return new Response(`${text}\n`, { status, headers });
}

/** A file made from the catalogue: 404 for a name there is not, 503 while the platform cannot be read (B16). */
export async function fileAnswer(name: string): Promise<Response> {
  try {
    const file = await crawlerFile(name);
    if (file === null) return refusal(404, 'Não existe.');
    const text = new Blob([new Uint8Array(file)]).stream().pipeThrough(new DecompressionStream('gzip'));
    return new Response(text, { headers: { 'content-type': TYPE.xml, 'cache-control': CACHE } });
  } catch (error) {
    if (!isStoreApiError(error)) throw error;
    return refusal(503, 'O catálogo não pode ser lido agora.');
  }
}
