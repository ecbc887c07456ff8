import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { PAGE_REVALIDATE_SECONDS } from '@/lib/config/cache-limits';
import { isTuned } from '@/lib/config/operations';
import { currentRequest, setServeFromMemory } from '@/lib/framework/core/node-request';
import { reportMiss } from '@/lib/framework/core/patch-state';
import { VARY } from '@/lib/framework/core/router-request';
import type { CompressedBody, CompressedEntry } from '@/lib/page-cache/compressed-page';
import { TAGS_HEADER } from '@/lib/page-cache/page-entry';
import { isSendable, type StoredPage } from '@/lib/page-cache/page-state';
import { pageStore } from '@/lib/page-cache/page-store';
import { unzippedBody, unzippedLength } from '@/lib/page-cache/unzipped-body';
import { screenOf } from '@/lib/screens/page';
import { type Encoding, preferredEncoding } from '@/lib/shared/accept-encoding';
import { log } from '@/lib/shared/log';
import { countCacheRead } from '@/lib/telemetry/metrics';
import { setRequestScreen } from '@/lib/telemetry/request-context';
import type { Tuning } from '../tuning';

/** The middleware's result for an address. */
type Address = {
  /** Internal path of the page. */
  key: string;
  cacheControl: string;
  /** Next's headers with the rewritten path and query, for the router. */
  rewritten: [name: string, value: string][];
  /** When the middleware resolved the address, by performance.now(). */
  foundAt: number;
  /** When a request was last forwarded to Next, by performance.now(). */
  revalidatedAt: number;
};

type ReadyPage = StoredPage<CompressedEntry>;

const MAX_ADDRESSES = 2_000;
const MAX_TARGET_LENGTH = 1_500;

/**
 * Age at which a request is forwarded to the middleware, to check whether the address still shows this page.
 */
const RECHECK_ADDRESS_AFTER = PAGE_REVALIDATE_SECONDS * 1_000;

/** Interval between forwarded requests for a page; all other requests get the page from memory. */
const REVALIDATE_EVERY = 5_000;

const addresses = new LRUCache<string, Address>({
  max: MAX_ADDRESSES,
  ttl: RECHECK_ADDRESS_AFTER + REVALIDATE_EVERY,
});

/** Requests that were forwarded to Next, for `rememberAddress`. */
const forwarded = new WeakMap<IncomingMessage, { target: string; response: ServerResponse }>();

/** Requests for parts of pages, for Next's own purposes or with a body. Next handles them all. */
const NOT_PLAIN = [
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-action',
  'x-nextjs-data',
  'x-prerender-revalidate',
  'content-length',
  'transfer-encoding',
];

/** The middleware reloads or redirects requests that come from a page with `gclid`. */
function comesFromAdvertisement(referer: string | undefined): boolean {
  if (referer === undefined || !referer.includes('?') || !URL.canParse(referer)) return false;
  return new URL(referer).searchParams.has('gclid');
}

/** Whether a client may want a format other than HTML; the middleware decides. */
const mayWantMarkdown = (accept: string | undefined) => accept?.includes('markdown') ?? false;

/**
 * Everything in a request that determines the middleware's response; null if the response must not come from
 * memory.
 */
function targetOf({ method, url = '', headers }: IncomingMessage): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  if (NOT_PLAIN.some((name) => name in headers)) return null;
  if (comesFromAdvertisement(headers.referer) || mayWantMarkdown(headers.accept)) return null;
  const page = `${headers.host ?? ''} ${url}`;
  if (page.length > MAX_TARGET_LENGTH) return null;
  if (headers.rsc === undefined) return page;
  if (headers.rsc !== '1') return null;
  // The middleware compares the hash in the address with a hash of these.
  const state = JSON.stringify([headers['next-router-state-tree'], headers['next-url']]);
  return `${page} ${createHash('sha256').update(state).digest('base64')}`;
}

/**
 * Whether to forward this request, so that Next renders the page or the middleware resolves its address
 * again. Every few seconds one request is forwarded.
 */
function startsRevalidation({ isDue }: ReadyPage, address: Address): boolean {
  const now = performance.now();
  if (!isDue && now - address.foundAt < RECHECK_ADDRESS_AFTER) return false;
  if (now - address.revalidatedAt < REVALIDATE_EVERY) return false;
  address.revalidatedAt = now;
  return true;
}

/** Headers that Next would send with the page. */
function headersOf(
  { entry, isDue }: ReadyPage,
  address: Address,
): [name: string, value: string | string[]][] {
  const own = Object.entries(entry.page.headers).filter(([name]) => name !== TAGS_HEADER);
  return [
    ['Cache-Control', address.cacheControl],
    ['Vary', `${VARY}, Accept-Encoding`],
    ['x-nextjs-cache', isDue ? 'STALE' : 'HIT'],
    ['x-nextjs-prerender', '1'],
    ...own.flatMap(([name, value]): [string, string | string[]][] =>
      value === undefined ? [] : [[name, value]],
    ),
    ...address.rewritten,
  ];
}

function sendUnzipped(response: ServerResponse, body: CompressedBody): void {
  unzippedBody(body).then(
    (bytes) => response.end(bytes),
    (error: unknown) => {
      log.failure(error);
      // The headers may have been sent already, so the connection is cut.
      response.destroy();
    },
  );
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  body: CompressedBody,
  encoding: Encoding,
): void {
  response.setHeader('ETag', body.etag);
  if (isNotModified(request.headers, body.etag)) {
    response.statusCode = 304;
    response.end();
    return;
  }
  response.setHeader(
    'Content-Type',
    request.headers.rsc === undefined ? 'text/html; charset=utf-8' : 'text/x-component',
  );
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.setHeader(
    'Content-Length',
    encoding === 'identity' ? unzippedLength(body) : body[encoding].byteLength,
  );
  if (request.method === 'HEAD') response.end();
  else if (encoding === 'identity') sendUnzipped(response, body);
  else response.end(body[encoding]);
}

/** The page of a target, if it can be sent as it is. */
function find(target: string): { page: ReadyPage; address: Address } | null {
  const address = addresses.get(target);
  if (address === undefined) return null;
  const page = pageStore().ready(address.key);
  if (page.state !== 'usable' || startsRevalidation(page, address)) return null;
  return { page, address };
}

/**
 * Sends a page from memory if the middleware has recently resolved the address to this page and Next would
 * send it unchanged. If the page is due for a new render, one request goes to Next, which sends the stored
 * page and then renders it again. Every header is created here or stored with the page; none is copied from
 * another request.
 * @returns false if Next has to handle the request
 */
export function serveFromMemory(request: IncomingMessage, response: ServerResponse): boolean {
  const target = targetOf(request);
  const encoding = preferredEncoding(request.headers['accept-encoding']);
  if (target === null || encoding === null) return false;
  const found = find(target);
  const body = request.headers.rsc === undefined ? found?.page.entry.page.html : found?.page.entry.page.data;
  if (!found || !body) {
    forwarded.set(request, { target, response });
    return false;
  }
  countCacheRead('page', 'ready');
  setRequestScreen(screenOf(found.address.key), response);
  for (const [name, value] of headersOf(found.page, found.address)) response.setHeader(name, value);
  send(request, response, body, encoding);
  return true;
}

/** Whether Next's response and the stored page have the same headers; true if only one of them exists. */
function isLikeNext(response: ServerResponse, address: Address): boolean {
  const page = pageStore().ready(address.key);
  if (!isSendable(page) || response.statusCode !== 200) return true;
  const own = headersOf(page, address).map(([name]) => name);
  if (pagesFromMemory.check({ fromNext: response.getHeaderNames(), own })) return true;
  reportMiss(pagesFromMemory.name);
  return false;
}

const REWRITTEN_HEADERS = ['x-nextjs-rewritten-path', 'x-nextjs-rewritten-query'];

/**
 * Remembers which page the current request's address shows, so that further requests for it are served from
 * memory.
 * @param key internal path of the page, resolved with status 200
 */
export function rememberAddress(key: string, cacheControl: string): void {
  const request = currentRequest();
  const pending = request && forwarded.get(request);
  if (!pending) return;
  const { target, response } = pending;
  response.once('finish', () => {
    if (response.statusCode !== 200 && response.statusCode !== 304) return;
    const rewritten = REWRITTEN_HEADERS.flatMap((name): Address['rewritten'] => {
      const value = response.getHeader(name);
      return typeof value === 'string' ? [[name, value]] : [];
    });
    const now = performance.now();
    const address = { key, cacheControl, rewritten, foundAt: now, revalidatedAt: now };
    if (isLikeNext(response, address)) addresses.set(target, address);
  });
}

const OF_NEXT = /^x-nextjs-/;

/** Stored pages are sent without involving Next, with the headers that Next would send. */
const pagesFromMemory = {
  name: 'pages-from-memory',
  stage: 'server',
  apply: () => setServeFromMemory(serveFromMemory),
  check({ fromNext, own }) {
    const names = (of: string[]) => [...new Set(of.filter((name) => OF_NEXT.test(name)))].sort().join();
    return names(fromNext) === names(own);
  },
} satisfies Tuning;

if (isTuned(pagesFromMemory.name)) pagesFromMemory.apply();

const withoutWeakness = (tag: string) => tag.trim().replace(/^W\//, '');

/** Whether a client already has the body (RFC 9110, 13.1.2) and does not insist on a new one. */
export function isNotModified(
  headers: Pick<IncomingHttpHeaders, 'if-none-match' | 'cache-control'>,
  etag: string,
): boolean {
  const known = headers['if-none-match'];
  if (known === undefined || /(?:^|,)\s*no-cache\s*(?:,|$)/.test(headers['cache-control'] ?? ''))
    return false;
  return (
    known.trim() === '*' || known.split(',').some((tag) => withoutWeakness(tag) === withoutWeakness(etag))
  );
}
