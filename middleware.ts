import { type NextRequest, NextResponse } from 'next/server';
import { readMarkdownPage } from '@/lib/agents/markdown/markdown-page';
import { pathOfMarkdown, prefersMarkdown } from '@/lib/agents/markdown/negotiation';
import { isProposedCartPath } from '@/lib/agents/protocol/addresses';
import { priceFormHref } from '@/lib/catalog/listing/price-form';
import { serverConfig } from '@/lib/config/environment';
import { checkoutUrl } from '@/lib/config/store-link';
import { currentStorefront } from '@/lib/config/storefronts/current';
import { ERROR_PAGE_READS_MS } from '@/lib/config/time-limits';
import { BUSY_PAGE_POLICY, busyPage } from '@/lib/framework/admission/busy-page';
import { OverloadError } from '@/lib/framework/admission/render-slots';
import { createSlotWaiter } from '@/lib/framework/admission/request-slots';
import { rememberStoredAddress, stripAddress, stripQuery } from '@/lib/framework/core/node-request';
import {
  correctedRouterAddress,
  isRouterRequest,
  keepEmptyHash,
  VARY,
} from '@/lib/framework/core/router-request';
import { pagePolicy } from '@/lib/framework/page-policy';
import { rememberAddress } from '@/lib/framework/tuning/pages-from-memory/ready-page';
import { clientOf, secondsToWait } from '@/lib/gateway/rate-limit';
import { isShopOrigin } from '@/lib/gateway/request';
import { POLICY_REPORTS } from '@/lib/page-cache/content-security-policy';
import { isSendable } from '@/lib/page-cache/page-state';
import { pageStore } from '@/lib/page-cache/page-store';
import { shortenDeadline } from '@/lib/platform/deadline';
import { isStoreApiError, pageStatusOf } from '@/lib/platform/errors';
import {
  isCrawlerFile,
  isPlatformFile,
  isTryOnFile,
  isWorkerFile,
  storefrontFile,
} from '@/lib/routing/public-files';
import {
  canonicalPath,
  gclidAction,
  readQuery,
  redirectsHome,
  renamedAddress,
  revealsKey,
} from '@/lib/routing/redirects';
import { resolve } from '@/lib/routing/resolve';
import { failure, type Resolution } from '@/lib/routing/status';
import type { Page } from '@/lib/screens/page';
import { ERROR_SCREEN, screenConfig } from '@/lib/screens/screens';
import { canonicalUrl } from '@/lib/seo/canonical';
import { isSocialPicture } from '@/lib/seo/social/preview-image';
import { log } from '@/lib/shared/log';
import { setRequestScreen } from '@/lib/telemetry/request-context';

export const config = {
  runtime: 'nodejs',
  // Everything except the endpoints for browsers and agents, and files. Next requires a literal here.
  matcher: [
    '/((?!v2/front/|ucp/|\\.well-known/(?:ucp|ai-catalog\\.json)$|_next/static/|fonts/[\\w-]+\\.\\w+$|storefront/[a-z0-9]+/[a-z0-9-]+\\.[a-z]+$|layout-css(?:/[^/%]+){3}$|offline/(?:page|retry|recover|stay)\\.|(?:manifest\\.webmanifest|sw\\.js)$).*)',
  ],
};

const PAGE_CACHE_CONTROL = 'public, max-age=0, s-maxage=60, stale-while-revalidate=240, stale-if-error=86400';
const BAG_PATH = '/carrinho';
const RETRY_AFTER_SECONDS = '30';

const UNAVAILABLE = 'A loja está indisponível no momento.';

/** The render queue drains within this time. */
const BUSY_SECONDS = 5;

function textResponse(status: number, text: string, headers: Record<string, string> = {}): NextResponse {
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

const NEVER_STORED = { 'cache-control': 'no-store', vary: VARY };

/** Next requires an absolute location, and makes it relative again if it is on this host. */
function redirect(request: NextRequest, status: 307 | 308, path: string): NextResponse {
  const location = new URL(path, request.url).href;
  return new NextResponse(null, { status, headers: { location, ...NEVER_STORED } });
}

/** Caches may not store error pages, or pages whose address contains a customer's key. */
function cacheControl({ screen }: Page, status: number): string {
  return status === 200 && !screenConfig(screen).isPrivate ? PAGE_CACHE_CONTROL : 'no-store';
}

/**
 * Returns a function that waits for a slot to render a page, and resolves to true if the page is stored and
 * needs no rendering. Searches are also rate-limited per client, because they can create any number of pages.
 */
function admission({ headers }: NextRequest) {
  const waitForSlot = createSlotWaiter(clientOf(headers, serverConfig().trustedHops));
  let isCounted = false;
  return async (page: Page): Promise<boolean> => {
    if (isSendable(await pageStore().lookup(page.key))) return true;
    if (screenConfig(page.screen).cache === 'variant' && !isCounted) {
      const seconds = await secondsToWait(headers, 'search-page');
      if (seconds > 0) throw new OverloadError(429, seconds);
      isCounted = true;
    }
    if (!(await waitForSlot(page.key))) throw new OverloadError(503, BUSY_SECONDS);
    return false;
  };
}

/**
 * Browsers get an HTML page. Next's router gets plain text: it cannot parse this, and therefore loads the
 * whole document.
 */
function overloadResponse(request: NextRequest, overload: OverloadError): NextResponse {
  const { status } = overload;
  const headers = { 'retry-after': String(overload.retryAfter), vary: VARY };
  if (isRouterRequest(request)) return textResponse(status, 'Tente de novo em instantes.', headers);
  return new NextResponse(busyPage(overload, currentStorefront()), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': BUSY_PAGE_POLICY,
      'cache-control': 'no-store',
      ...headers,
    },
  });
}

/**
 * Rewrites to the internal page; for an error page, with the error's status. Next adds Vary to every page.
 */
async function respondWithPage(request: NextRequest, path: string, query: Record<string, string>) {
  const corrected = await correctedRouterAddress(request);
  if (corrected !== null) return redirect(request, 307, corrected);
  const admit = admission(request);
  const resolution = await resolve(path, query, admit);
  return respondWithResolution(request, path, resolution, admit);
}

async function respondWithResolution(
  request: NextRequest,
  path: string,
  { page, status, isOutdated }: Resolution,
  admit: ReturnType<typeof admission>,
) {
  if (isOutdated) await pageStore().expire(page.key);
  // Unless the platform has a page there, shoppers who type it mean their bag, which is on the store site.
  if (status === 404 && path === BAG_PATH)
    return redirect(request, 307, checkoutUrl(serverConfig().storeSiteUrl));
  // The resolved page needs its own slot: it may be an error page, or the stored page may have expired
  // meanwhile.
  const isStored = await admit(page);
  setRequestScreen(page.screen);
  const policy = pagePolicy(request);
  const lifetime = policy.isForOne ? 'no-store' : cacheControl(page, status);
  const headers: Record<string, string> = { 'cache-control': lifetime, ...policy.headers };
  if (status >= 500) {
    headers['retry-after'] = RETRY_AFTER_SECONDS;
    shortenDeadline(ERROR_PAGE_READS_MS);
  }
  if (lifetime !== 'no-store') rememberAddress(page.key, lifetime);
  if (isStored && status === 200) rememberStoredAddress();
  if (page.screen === ERROR_SCREEN) stripAddress();
  else stripQuery();
  const target = keepEmptyHash(request, new URL(page.key, request.url));
  return NextResponse.rewrite(target, {
    status,
    headers,
    ...(policy.requestHeaders && { request: { headers: policy.requestHeaders } }),
  });
}

async function unlessOverloaded(request: NextRequest, respond: () => Promise<NextResponse>) {
  try {
    return await respond();
  } catch (error) {
    if (error instanceof OverloadError) return overloadResponse(request, error);
    throw error;
  }
}

/** A malformed address is not found, like any other without a page. */
function respondToMalformed(request: NextRequest) {
  if (request.method !== 'GET' && request.method !== 'HEAD') return textResponse(400, 'Endereço inválido.');
  return unlessOverloaded(request, () =>
    respondWithResolution(request, '', failure(404), admission(request)),
  );
}

/** The canonical address of a page's Markdown version: that of its HTML. Choices such as a size are not part of it. */
const canonicalOf = ({ screen, path, query }: Page) =>
  canonicalUrl(serverConfig().siteUrl, path, screenConfig(screen).cache === 'path' ? {} : query, '');

/** The page as Markdown; null if it has none, or the status of the platform's failure. */
async function markdownOf(page: Page): Promise<string | number | null> {
  try {
    return await readMarkdownPage(page);
  } catch (error) {
    if (!isStoreApiError(error)) throw error;
    log.warn('markdown-failed', { cause: error.message });
    return pageStatusOf(error);
  }
}

/**
 * The page as Markdown. Null if there is no Markdown version, or none at the moment: HTML is sent instead.
 * @param isNamed whether the address itself asks for Markdown, so that HTML must not be sent instead
 */
async function respondWithMarkdown(
  request: NextRequest,
  path: string,
  query: Record<string, string>,
  isNamed: boolean,
) {
  const { page, status } = await resolve(path, query, admission(request));
  if (status !== 200 || screenConfig(page.screen).isPrivate)
    return isNamed ? textResponse(status === 200 ? 404 : status, 'Não encontrado.') : null;
  const text = await markdownOf(page);
  if (typeof text !== 'string') {
    const missing = text ?? 404;
    return isNamed ? textResponse(missing, missing === 404 ? 'Não encontrado.' : UNAVAILABLE) : null;
  }
  setRequestScreen(page.screen);
  return new NextResponse(text, {
    headers: {
      'content-type': 'text/markdown; charset=utf-8',
      'cache-control': PAGE_CACHE_CONTROL,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      link: `<${canonicalOf(page)}>; rel="canonical"`,
      vary: `${VARY}, Accept`,
    },
  });
}

/**
 * The path of the page that is requested as Markdown, by its address or by the Accept header; null if the
 * client wants HTML.
 */
function wantedMarkdown({ headers }: NextRequest, path: string): { path: string; isNamed: boolean } | null {
  if (!serverConfig().agents) return null;
  const named = pathOfMarkdown(path);
  if (named !== null) return { path: named, isNamed: true };
  return prefersMarkdown(headers.get('accept')) ? { path, isNamed: false } : null;
}

/**
 * Handles every page request: rejects unsupported methods, finds no page at malformed addresses, redirects other spellings
 * of an address to the canonical one, applies the gclid rule, and determines the page and its HTTP status
 * before the first byte is sent.
 */
export default async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname: path, search, searchParams } = new URL(request.url);
  const canonical = canonicalPath(path);
  if (canonical === null) return respondToMalformed(request);
  if (request.method === 'POST' && path === POLICY_REPORTS.path) return NextResponse.next();
  if (isProposedCartPath(path)) return NextResponse.next();
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return textResponse(405, 'Método não permitido.', { allow: 'GET, HEAD' });
  }
  if (canonical !== path) return redirect(request, 308, canonical + search);
  if (isCrawlerFile(path) || isSocialPicture(path)) return NextResponse.next();
  if (isTryOnFile(path) || isWorkerFile('prescription-pdf', path)) return NextResponse.next();

  const { storeSiteUrl, siteUrl } = serverConfig();
  if (isPlatformFile(path) && storeSiteUrl !== siteUrl)
    return redirect(request, 307, new URL(path + search, storeSiteUrl).href);

  const filePath = storefrontFile(path);
  if (filePath !== null) return NextResponse.rewrite(new URL(filePath, request.url));

  const query = readQuery(searchParams);
  delete query._rsc;
  const renamed = renamedAddress(path, query, currentStorefront().renamed);
  if (renamed !== null) return redirect(request, 308, renamed);
  const decision = gclidAction({
    path,
    hasQuery: Object.keys(query).length > 0,
    isRouterRequest: isRouterRequest(request),
    isShopOrigin: (origin) => isShopOrigin(origin, request.headers, serverConfig().siteUrl),
    referer: request.headers.get('referer'),
  });
  if (decision === 'strip-query') return redirect(request, 307, path);
  if (decision === 'reload') return new NextResponse(null, { status: 204, headers: NEVER_STORED });
  const retryAfter = revealsKey(path, query) ? await secondsToWait(request.headers, 'key') : 0;
  if (retryAfter > 0) {
    return textResponse(429, 'Muitos pedidos em pouco tempo.', { 'retry-after': String(retryAfter) });
  }
  const priced = priceFormHref(path, query);
  if (priced !== null) return redirect(request, 307, priced);
  if (await redirectsHome(path, query)) return redirect(request, 307, '/');
  return unlessOverloaded(request, async () => {
    const wanted = wantedMarkdown(request, path);
    const markdown = wanted && (await respondWithMarkdown(request, wanted.path, query, wanted.isNamed));
    return markdown ?? (await respondWithPage(request, path, query));
  });
}
