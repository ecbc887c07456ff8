import { serverConfig } from '@/lib/config/server';
import { textAnswer } from '@/lib/crawlers/answer';
import { robotsText } from '@/lib/crawlers/robots';

export const dynamic = 'force-dynamic';

/** What crawlers may read (B20). */
export function GET(): Response {
  return textAnswer(robotsText(serverConfig().siteUrl), 'text');
}
