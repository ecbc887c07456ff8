import { createHash } from 'node:crypto';
import { currentStorefront } from '@/lib/config/storefronts/current';
import { storefrontAddress } from '@/lib/config/storefronts/files';
import { isStoreApiError } from '@/lib/platform/errors';
import { resolve } from '@/lib/routing/resolve';
import { drawSocialPicture } from '@/lib/seo/social/draw-image';
import { drawnPicture } from '@/lib/seo/social/image-cache';
import { pageSources } from '@/lib/seo/social/page-images';
import { readSocialPath, socialPath, sourceName } from '@/lib/seo/social/preview-image';
import { QueueBusyError } from '@/lib/shared/task-queue';

export const dynamic = 'force-dynamic';

const CACHE_CONTROL =
  'public, max-age=86400, s-maxage=86400, stale-while-revalidate=604800, stale-if-error=604800';
const REDIRECT_CACHE_CONTROL = 'public, max-age=300';

function emptyResponse(status: number): Response {
  const headers: Record<string, string> = { 'cache-control': 'no-store' };
  if (status >= 500) headers['retry-after'] = '30';
  return new Response(null, { status, headers });
}

const temporaryRedirect = (location: string) =>
  new Response(null, { status: 307, headers: { location, 'cache-control': REDIRECT_CACHE_CONTROL } });

/** The shop's default picture, for pages without an available picture. */
const shopPicture = () => temporaryRedirect(storefrontAddress(currentStorefront(), 'social.jpg'));

function imageResponse(bytes: Buffer, request: Request): Response {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  const headers = { etag, 'cache-control': CACHE_CONTROL };
  const known = request.headers.get('if-none-match')?.split(/\s*,\s*/) ?? [];
  if (known.some((tag) => tag.replace(/^W\//, '') === etag))
    return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(bytes), {
    headers: {
      ...headers,
      'content-type': 'image/jpeg',
      'content-length': String(bytes.length),
      'content-security-policy': "default-src 'none'",
    },
  });
}

/** Draws the source picture named in the address; redirects if the page now has another picture. */
async function previewResponse(page: string, name: string, request: Request): Promise<Response> {
  const { page: found, status } = await resolve(page, {});
  if (status !== 200) return emptyResponse(status === 404 ? 404 : 503);
  const sources = await pageSources(found);
  const source = sources.find((address) => sourceName(address) === name);
  if (source === undefined) {
    const [current] = sources;
    return current === undefined ? shopPicture() : temporaryRedirect(socialPath(page, current));
  }
  const background = currentStorefront().themeColours.light;
  const drawn = await drawnPicture(
    source,
    { name: background, draw: (photo, signal) => drawSocialPicture(photo, background, signal) },
    request.signal,
  );
  return drawn === null ? shopPicture() : imageResponse(drawn, request);
}

/**
 * The link-preview picture of a page, 1200 × 630 px, drawn from one of the page's pictures. The address can only select
 * one of these, so that no one can make the server fetch anything else.
 */
export async function GET(request: Request): Promise<Response> {
  const target = readSocialPath(new URL(request.url).pathname);
  if (target === null) return emptyResponse(404);
  try {
    return await previewResponse(target.page, target.name, request);
  } catch (error) {
    if (error instanceof QueueBusyError || isStoreApiError(error) || request.signal.aborted)
      return emptyResponse(503);
    throw error;
  }
}
