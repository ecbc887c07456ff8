import { ASSISTANT_FEED_FILE } from '@/lib/seo/crawlers/known-files';
import { crawlerFileResponse } from '@/lib/seo/crawlers/responses';

export const dynamic = 'force-dynamic';

/** Products for assistants, as JSON Lines. */
export function GET(): Promise<Response> {
  return crawlerFileResponse(ASSISTANT_FEED_FILE);
}
