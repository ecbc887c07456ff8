import { type NextRequest, NextResponse } from 'next/server';
import { serverConfig } from '@/lib/config/server';
import { isCrawlerFile } from '@/lib/routing/crawler-files';
import { gclidDecision } from '@/lib/routing/gclid';
import { leadsHome } from '@/lib/routing/leads-home';
import { readPath } from '@/lib/routing/path';
import { type Rendition, renditionPath } from '@/lib/routing/rendition';
import { resolve } from '@/lib/routing/resolve';
import { shopFile } from '@/lib/routing/shop-files';
import { isSocialPicture } from '@/lib/social/address';

export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!_next/static/|fonts/|icons/|layout-css/(?!.*%)|storefronts/|offline/(?:page|retry)\\.|(?:manifest\\.webmanifest|sw\\.js)$).*)',
  ],
};

const PAGE_CACHE_CONTROL = 'public, max-age=0, s-maxage=60, stale-while-revalidate=240, stale-if-error=86400';
const RETRY_AFTER_SECONDS = '30';

function plain(status: number, text: string, headers: Record<string, string> = {}): NextResponse {
  return new NextResponse(`${text}\n`, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
      ...headers,
    },
  });
}

/** The origin the browser sees: behind a proxy that ends TLS it differs from the one Next sees. */
function browserOrigin(request: NextRequest): string {
  const { siteUrl } = serverConfig();
  const host = request.headers.get('host');
  if (host === null || new URL(siteUrl).host === host) return siteUrl;
  // Anyone can write anything there; what names no host was sent by no browser.
  const asSent = `http://${host}`;
  return URL.canParse(asSent) ? new URL(asSent).origin : siteUrl;
}

/** Next reads the location as a whole address and sends it relative again when it stays on this host. */
function redirect(request: NextRequest, status: 307 | 308, path: string): NextResponse {
  const location = new URL(path, request.url).href;
  return new NextResponse(null, { status, headers: { location, 'cache-control': 'no-store' } });
}

/** Error pages are kept by nobody, nor is an address that holds a customer's key, though its page is one for all. */
function cacheControl(rendition: Rendition, status: number): string {
  return status === 200 && rendition.screen !== 'evaluation' ? PAGE_CACHE_CONTROL : 'no-store';
}

/** Rewrites to the internal page; error pages carry their status. */
async function answerPage(request: NextRequest, path: string, query: Record<string, string>) {
  const { rendition, status } = await resolve(path, query);
  const headers: Record<string, string> = { 'cache-control': cacheControl(rendition, status) };
  if (status >= 500) headers['retry-after'] = RETRY_AFTER_SECONDS;
  return NextResponse.rewrite(new URL(renditionPath(rendition), request.url), { status, headers });
}

/**
 * Every page request passes here: malformed addresses and methods are refused, one address per page is kept
 * (DESIGN-27), the gclid rule applies (DESIGN-26), and the page with its HTTP status is found before the
 * first byte (ROUTE-01 to ROUTE-25).
 */
export default async function middleware(request: NextRequest): Promise<NextResponse> {
  const url = new URL(request.url);
  const reading = readPath(url.pathname);
  if (reading.kind === 'malformed') return plain(400, 'Endereço inválido.');
  if (url.pathname.startsWith('/v2/front/')) return NextResponse.next();
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return plain(405, 'Método não permitido.', { allow: 'GET, HEAD' });
  }
  if (reading.kind === 'moved') return redirect(request, 308, `${reading.to}${url.search}`);
  if (isCrawlerFile(reading.path) || isSocialPicture(reading.path)) return NextResponse.next();

  const ownFile = shopFile(reading.path, serverConfig().storefront);
  if (ownFile !== null) return NextResponse.rewrite(new URL(ownFile, request.url));

  const isRouterRequest = request.headers.get('rsc') !== null;
  const query = Object.fromEntries(url.searchParams);
  delete query._rsc;
  const decision = gclidDecision({
    path: reading.path,
    hasQuery: Object.keys(query).length > 0,
    isRouterRequest,
    origin: browserOrigin(request),
    referer: request.headers.get('referer'),
  });
  if (decision === 'strip-query') return redirect(request, 307, reading.path);
  if (decision === 'reload')
    return new NextResponse(null, { status: 204, headers: { 'cache-control': 'no-store' } });
  if (await leadsHome(reading.path, query)) return redirect(request, 307, '/');
  return answerPage(request, reading.path, query);
}
