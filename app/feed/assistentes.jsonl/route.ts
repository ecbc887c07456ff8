import { ASSISTANT_FEED_FILE, crawlerFileResponse } from '@/lib/seo/crawlers/files';

export const dynamic = 'force-dynamic';

/** Products for assistants, as JSON Lines. */
export function GET(): Promise<Response> {
  return crawlerFileResponse(ASSISTANT_FEED_FILE);
}
