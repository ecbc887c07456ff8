import { serverConfig } from '@/lib/config/environment';
import { currentStorefront } from '@/lib/config/storefronts/current';
import { robotsText } from '@/lib/seo/crawlers/documents';
import { textResponse } from '@/lib/seo/crawlers/responses';

export const dynamic = 'force-dynamic';

/** Rules for crawlers. */
export function GET(): Response {
  return textResponse(robotsText(serverConfig().siteUrl, currentStorefront().assistants), 'text');
}
