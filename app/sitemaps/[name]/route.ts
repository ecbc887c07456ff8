import { fileAnswer } from '@/lib/crawlers/answer';
import { FEED, INDEX } from '@/lib/crawlers/files';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ name: string }> };

/** One sitemap of the index (B21). */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { name } = await params;
  return fileAnswer(name === FEED || name === INDEX ? '' : name);
}
