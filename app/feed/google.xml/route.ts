import { FEED_FILE } from '@/lib/seo/crawlers/known-files';
import { crawlerFileResponse } from '@/lib/seo/crawlers/responses';

export const dynamic = 'force-dynamic';

/** Google Merchant feed. */
export function GET(): Promise<Response> {
  return crawlerFileResponse(FEED_FILE);
}
