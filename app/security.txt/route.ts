import { serverConfig } from '@/lib/config/environment';
import { currentStorefront } from '@/lib/config/storefronts/current';
import { securityText } from '@/lib/seo/crawlers/documents';
import { textResponse } from '@/lib/seo/crawlers/responses';

export const dynamic = 'force-dynamic';

/** Where to report a vulnerability, if the shop has a contact. The middleware also serves it in /.well-known. */
export function GET(): Response {
  const { securityContact } = currentStorefront();
  if (securityContact === null)
    return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
  return textResponse(securityText(securityContact, serverConfig().siteUrl, Date.now()), 'text');
}
