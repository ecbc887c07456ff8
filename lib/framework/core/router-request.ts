import type { NextRequest } from 'next/server';
import { routerHashes } from './next-internals';

/**
 * The same address returns HTML to browsers and data to the router. Next sends the same header with its
 * pages.
 */
export const VARY = 'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch';

/** Hash of the router's headers, for caches that ignore Vary. */
const HASH_PARAMETER = '_rsc';

const PREFETCH_KINDS = ['1', '2', '3'] as const;

export function isRouterRequest(request: NextRequest): boolean {
  return request.headers.get('rsc') === '1';
}

type HashInput = Parameters<typeof routerHashes>;

function hashInput({ headers }: NextRequest): HashInput {
  const header = (name: string) => headers.get(name) ?? undefined;
  return [
    PREFETCH_KINDS.find((kind) => kind === header('next-router-prefetch')),
    header('next-router-segment-prefetch'),
    header('next-router-state-tree'),
    header('next-url'),
  ];
}

/**
 * The address that a router request should have used; null if it used the right one. Next checks the same,
 * but its redirect has the page's lifetime and no Vary, so a shared cache would send every browser into a
 * redirect loop.
 * @returns path and query
 */
export async function correctedRouterAddress(request: NextRequest): Promise<string | null> {
  if (!isRouterRequest(request)) return null;
  const { pathname, search, searchParams } = new URL(request.url);
  const { expected, older } = await routerHashes(...hashInput(request));
  const actual = searchParams.get(HASH_PARAMETER);
  if (actual === expected || actual === older) return null;
  const others = search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && pair.split('=', 1)[0] !== HASH_PARAMETER);
  const own = expected === '' ? HASH_PARAMETER : `${HASH_PARAMETER}=${expected}`;
  return `${pathname}?${[...others, own].join('&')}`;
}

/** Next copies the hash to the internal path and checks it again there, but drops an empty hash. */
export function keepEmptyHash(request: NextRequest, target: URL): URL {
  const isEmpty = new URL(request.url).searchParams.get(HASH_PARAMETER) === '';
  if (isEmpty && isRouterRequest(request)) target.searchParams.set(HASH_PARAMETER, '');
  return target;
}

/** Headers in which Next looks for a nonce that it would write into the page. */
const POLICY_HEADERS = ['content-security-policy', 'content-security-policy-report-only'];

/** The request headers to pass on to Next; undefined to pass on all of them. */
export function safeRequestHeaders({ headers }: NextRequest): Headers | undefined {
  if (!POLICY_HEADERS.some((name) => headers.has(name))) return undefined;
  const safe = new Headers(headers);
  for (const name of POLICY_HEADERS) safe.delete(name);
  return safe;
}
