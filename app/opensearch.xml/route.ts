import { serverConfig } from '@/lib/config/server';
import { textAnswer } from '@/lib/crawlers/answer';
import { openSearchDescription } from '@/lib/crawlers/open-search';
import { currentStorefront } from '@/lib/storefront/current';

export const dynamic = 'force-dynamic';

/** Search from the browser's address bar (B27). */
export function GET(): Response {
  return textAnswer(openSearchDescription(currentStorefront().name, serverConfig().siteUrl), 'xml');
}
