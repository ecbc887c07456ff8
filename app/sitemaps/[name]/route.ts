import { FEED_FILE, SITEMAP_INDEX_FILE } from '@/lib/seo/crawlers/known-files';
import { crawlerFileResponse } from '@/lib/seo/crawlers/responses';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ name: string }> };

/** One sitemap of the index. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { name } = await params;
  return crawlerFileResponse(name === FEED_FILE || name === SITEMAP_INDEX_FILE ? '' : name);
}
