import { serverConfig } from '@/lib/config/environment';
import { readShopName } from '@/lib/content/shell/identity';
import { openSearchDescription } from '@/lib/seo/crawlers/documents';
import { textResponse } from '@/lib/seo/crawlers/responses';

export const dynamic = 'force-dynamic';

/** Search from the browser's address bar. */
export async function GET(): Promise<Response> {
  return textResponse(openSearchDescription(await readShopName(), serverConfig().siteUrl), 'xml');
}
