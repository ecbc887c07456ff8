import { layoutFileOf } from '@/lib/listing/layout';
import { readListingPage } from '@/lib/listing/server';
import { decodeAddress } from '@/lib/routing/rendition';
import { LISTING_LEVELS } from '@/lib/store-api/endpoints/listings';
import { isStoreApiError, pageStatusOf } from '@/lib/store-api/errors';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ level: string; address: string; file: string }> };

const FOREVER = 'public, max-age=31536000, immutable';

function nothing(status: number): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store' } });
}

/** The style sheet that a listing's page names, cleaned and confined to that page (LIST-53, C8). */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { level, address, file } = await params;
  const known = LISTING_LEVELS.find((name) => name === level);
  if (known === undefined) return nothing(404);
  try {
    const styles = layoutFileOf(await readListingPage(known, decodeAddress(address).path, {}));
    if (styles === null || styles.file !== file) return nothing(404);
    return new Response(styles.css, {
      headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': FOREVER },
    });
  } catch (error) {
    if (!isStoreApiError(error)) throw error;
    return nothing(pageStatusOf(error));
  }
}
