import { customLayoutFile, pathOf } from '@/lib/catalog/listing/custom-layout';
import { readListingPage } from '@/lib/catalog/listing/read-listing';
import { LISTING_LEVELS } from '@/lib/platform/endpoints/listings';
import { isStoreApiError, pageStatusOf } from '@/lib/platform/errors';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ level: string; address: string; file: string }> };

const IMMUTABLE = 'public, max-age=31536000, immutable';

function emptyResponse(status: number): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store' } });
}

/** The style sheet of a listing, sanitised and scoped to its page. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { level, address, file } = await params;
  const known = LISTING_LEVELS.find((name) => name === level);
  if (known === undefined) return emptyResponse(404);
  try {
    const styles = customLayoutFile(await readListingPage(known, pathOf(address), {}));
    if (styles === null || styles.file !== file) return emptyResponse(404);
    return new Response(styles.css, {
      headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': IMMUTABLE },
    });
  } catch (error) {
    if (!isStoreApiError(error)) throw error;
    return emptyResponse(pageStatusOf(error));
  }
}
