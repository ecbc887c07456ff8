import { SITEMAP_INDEX_FILE } from '@/lib/seo/crawlers/known-files';
import { crawlerFileResponse } from '@/lib/seo/crawlers/responses';

export const dynamic = 'force-dynamic';

/** Index of the sitemaps. */
export function GET(): Promise<Response> {
  return crawlerFileResponse(SITEMAP_INDEX_FILE);
}
