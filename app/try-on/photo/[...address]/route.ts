import { currentStorefront } from '@/lib/config/storefronts/current';
import { isStoreApiError } from '@/lib/platform/errors';
import { resolve } from '@/lib/routing/resolve';
import { drawFramePhoto } from '@/lib/seo/social/draw-image';
import { drawnPicture } from '@/lib/seo/social/image-cache';
import { framePhotoSource } from '@/lib/seo/social/page-images';
import { QueueBusyError } from '@/lib/shared/task-queue';

export const dynamic = 'force-dynamic';

const CACHE_CONTROL = 'public, max-age=86400, s-maxage=86400, stale-while-revalidate=604800';

function emptyResponse(status: number): Response {
  const headers: Record<string, string> = { 'cache-control': 'no-store' };
  if (status >= 500) headers['retry-after'] = '30';
  return new Response(null, { status, headers });
}

/**
 * The first photo of the product at the given address, for the try-on, because browsers can read the pixels of
 * same-origin pictures only. The address can only select one of the shop's products, so that no one can make the server
 * fetch anything else.
 */
export async function GET(request: Request): Promise<Response> {
  if (!currentStorefront().features.tryOn) return emptyResponse(404);
  try {
    const page = new URL(request.url).pathname.slice('/try-on/photo'.length);
    const { page: found, status } = await resolve(page, {});
    if (status !== 200) return emptyResponse(status === 404 ? 404 : 503);
    const source = await framePhotoSource(found);
    const photo =
      source === null
        ? null
        : await drawnPicture(source, { name: 'try-on', draw: drawFramePhoto }, request.signal);
    if (photo === null) return emptyResponse(404);
    return new Response(new Uint8Array(photo), {
      headers: { 'content-type': 'image/webp', 'cache-control': CACHE_CONTROL },
    });
  } catch (error) {
    if (error instanceof QueueBusyError || isStoreApiError(error) || request.signal.aborted)
      return emptyResponse(503);
    throw error;
  }
}
