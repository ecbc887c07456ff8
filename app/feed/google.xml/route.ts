import { crawlerFileResponse, FEED_FILE } from '@/lib/seo/crawlers/files';

export const dynamic = 'force-dynamic';

/** Google Merchant feed. */
export function GET(): Promise<Response> {
  return crawlerFileResponse(FEED_FILE);
}
