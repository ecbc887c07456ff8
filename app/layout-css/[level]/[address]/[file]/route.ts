import { customLayoutFile, pathOf } from '@/lib/catalog/listing/custom-layout';
import { readListingPage } from '@/lib/catalog/listing/read-listing';
import { secondsLeft, secondsToWait } from '@/lib/gateway/rate-limit';
import { LISTING_LEVELS } from '@/lib/platform/endpoints/listings';
import { isStoreApiError, pageStatusOf } from '@/lib/platform/errors';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ level: string; address: string; file: string }> };

const IMMUTABLE = 'public, max-age=31536000, immutable';

function emptyResponse(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } });
}

/** The style sheet in this file of a listing; null if there is none. @throws StoreApiError */
async function readStyles(level: string, address: string, file: string): Promise<string | null> {
  const known = LISTING_LEVELS.find((name) => name === level);
  const styles = known && customLayoutFile(await readListingPage(known, pathOf(address), {}));
  return styles?.file === file ? styles.css : null;
}

/**
 * The style sheet of a listing, sanitised and scoped to its page. Pages link to no missing file, so a client that
 * invents addresses, each of which causes a call of the platform, is rejected after a few.
 */
export async function GET({ headers }: Request, { params }: Context): Promise<Response> {
  const seconds = secondsLeft(headers, 'refused');
  if (seconds > 0) return emptyResponse(429, { 'retry-after': String(seconds) });
  const { level, address, file } = await params;
  let status = 404;
  try {
    const css = await readStyles(level, address, file);
    if (css !== null)
      return new Response(css, {
        headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': IMMUTABLE },
      });
  } catch (error) {
    if (!isStoreApiError(error)) throw error;
    status = pageStatusOf(error);
  }
  if (status === 404) await secondsToWait(headers, 'refused');
  return emptyResponse(status);
}
