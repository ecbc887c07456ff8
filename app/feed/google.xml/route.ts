import { fileAnswer } from '@/lib/crawlers/answer';
import { FEED } from '@/lib/crawlers/files';

export const dynamic = 'force-dynamic';

/** Google Merchant feed (B25). */
export function GET(): Promise<Response> {
  return fileAnswer(FEED);
}
