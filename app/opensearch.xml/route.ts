import { serverConfig } from '@/lib/config/environment';
import { currentStorefront } from '@/lib/config/storefronts/current';
import { openSearchDescription } from '@/lib/seo/crawlers/documents';
import { textResponse } from '@/lib/seo/crawlers/files';

export const dynamic = 'force-dynamic';

/** Search from the browser's address bar. */
export function GET(): Response {
  return textResponse(openSearchDescription(currentStorefront().name, serverConfig().siteUrl), 'xml');
}
