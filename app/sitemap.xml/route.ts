import { fileAnswer } from '@/lib/crawlers/answer';
import { INDEX } from '@/lib/crawlers/files';

export const dynamic = 'force-dynamic';

/** Index of the sitemaps (B21). */
export function GET(): Promise<Response> {
  return fileAnswer(INDEX);
}
