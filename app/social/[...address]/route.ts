import { createHash } from 'node:crypto';
import { resolve } from '@/lib/routing/resolve';
import { readSocialPath, socialPath, sourceName } from '@/lib/social/address';
import { pageSources } from '@/lib/social/page-sources';
import { socialPicture, TooBusy } from '@/lib/social/shelf';
import { isStoreApiError } from '@/lib/store-api/errors';
import { currentStorefront } from '@/lib/storefront/current';

export const dynamic = 'force-dynamic';

const KEPT = 'public, max-age=86400, s-maxage=86400, stale-while-revalidate=604800, stale-if-error=604800';
const MOVED = 'public, max-age=300';

function nothing(status: number): Response {
  const headers: Record<string, string> = { 'cache-control': 'no-store' };
  if (status >= 500) headers['retry-after'] = '30';
  return new Response(null, { status, headers });
}

const leadTo = (location: string) =>
  new Response(null, { status: 307, headers: { location, 'cache-control': MOVED } });

/** The shop's own picture, for a page whose own cannot be had. */
const shopPicture = () => leadTo(`/storefronts/${currentStorefront().id}-social.jpg`);

function answer(bytes: Buffer, request: Request): Response {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  const headers = { etag, 'cache-control': KEPT };
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

/** The source that the address names among those of its page; another one when the page has a new picture since. */
async function pictureOf(page: string, name: string, request: Request): Promise<Response> {
  const { rendition, status } = await resolve(page, {});
  if (status !== 200) return nothing(status === 404 ? 404 : 503);
  const sources = await pageSources(rendition);
  const source = sources.find((address) => sourceName(address) === name);
  if (source === undefined) {
    const [today] = sources;
    return today === undefined ? shopPicture() : leadTo(socialPath(page, today));
  }
  const drawn = await socialPicture(source, currentStorefront().themeColours.light);
  return drawn === null ? shopPicture() : answer(drawn, request);
}

/**
 * The picture of a page in link previews (SEO-08, SEO-09, B23): 1200 × 630, light, drawn from the picture that the
 * platform gives the page. What is drawn follows from the page alone, so that nobody can have anything else fetched:
 * the name in the address only chooses among the page's own pictures.
 */
export async function GET(request: Request): Promise<Response> {
  const asked = readSocialPath(new URL(request.url).pathname);
  if (asked === null) return nothing(404);
  try {
    return await pictureOf(asked.page, asked.name, request);
  } catch (error) {
    if (error instanceof TooBusy || isStoreApiError(error)) return nothing(503);
    throw error;
  }
}
