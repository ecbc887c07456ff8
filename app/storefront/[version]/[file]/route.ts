import path from 'node:path';
import { currentStorefront } from '@/lib/config/storefronts/current';
import { isStorefrontFile } from '@/lib/config/storefronts/files';
import { storefrontFile } from '@/lib/seo/identity/storefront-file';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ version: string; file: string }> };

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** For files whose address does not change when the storefront changes. */
const SHORT = 'public, max-age=300';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
};

/** Style sheet, icons, logo and pictures of this shop. If opened directly, they run and load nothing. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { version, file } = await params;
  const storefront = currentStorefront();
  const content = isStorefrontFile(file) ? await storefrontFile(storefront, file) : null;
  if (content === null) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
  return new Response(typeof content === 'string' ? content : new Uint8Array(content), {
    headers: {
      'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
      'cache-control': version === storefront.version ? IMMUTABLE : SHORT,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
  });
}
