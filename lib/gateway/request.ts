import { parseJson } from '@/lib/platform/json';
import { readSession } from './session-cookie';

export const GATEWAY_PREFIX = '/v2/front/';
const MAX_URL_LENGTH = 2_048;
const MAX_SEGMENTS = 5;

export type GatewayAddress = { path: string; query: Record<string, string> };

// A segment must not contain control characters, slashes, a second layer of encoding or user info.
const UNSAFE_CHARACTERS = /[\p{Cc}\\%@]/u;

function decodePath(pathname: string): string | null {
  if (/%(?:2f|5c|2e)/i.test(pathname) || pathname.includes('//')) return null;
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return null;
  }
  const path = decoded.slice(GATEWAY_PREFIX.length);
  const segments = path.split('/');
  const isSafe = segments.every((segment) => segment !== '' && !/^\.+$/.test(segment));
  return !UNSAFE_CHARACTERS.test(decoded) && isSafe && segments.length <= MAX_SEGMENTS ? path : null;
}

/**
 * Path below /v2/front/ and query of a request. Null for an address that no legitimate client sends: too
 * long, with encoded slashes or dots, with control characters, or with repeated parameters.
 */
export function parseAddress(url: string): GatewayAddress | null {
  const { pathname, search, searchParams } = new URL(url);
  if (!pathname.startsWith(GATEWAY_PREFIX) || pathname.length + search.length > MAX_URL_LENGTH) return null;
  const path = decodePath(pathname);
  if (path === null) return null;
  const names = [...searchParams.keys()];
  if (new Set(names).size !== names.length) return null;
  if ([...searchParams].some((pair) => pair.some((part) => /\p{Cc}/u.test(part)))) return null;
  return { path, query: Object.fromEntries(searchParams) };
}

/**
 * Whether `origin` is the public origin or, if the request came to another host, that host's origin: with
 * http, unless a proxy reports that it terminated TLS. Another site's page cannot make a browser send
 * X-Forwarded-Proto.
 */
export function isShopOrigin(origin: string, headers: Headers, siteUrl: string): boolean {
  if (origin === siteUrl) return true;
  const host = headers.get('host')?.toLowerCase();
  if (host === undefined || host === new URL(siteUrl).host) return false;
  const scheme = (headers.get('x-forwarded-proto') ?? 'http').split(',', 1)[0]?.trim();
  const address = `${scheme}://${host}`;
  return /^https?$/.test(scheme ?? '') && URL.canParse(address) && origin === new URL(address).origin;
}

/**
 * Whether a page of this shop sent the request. Browsers send at least one of the two headers, and pages cannot forge
 * them.
 */
export function isSameOrigin(headers: Headers, siteUrl: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = headers.get('origin');
  return origin !== null && isShopOrigin(origin, headers, siteUrl);
}

/**
 * Whether a program without a browser's headers sent a session that this shop started. The session cookie is
 * SameSite=Lax, so forms of other sites do not send it; and browsers always send the origin of a form.
 */
export function hasShopSession(headers: Headers): boolean {
  const isFromBrowser = headers.has('sec-fetch-site') || headers.has('origin');
  return !isFromBrowser && readSession(headers.get('cookie')) !== undefined;
}

/** HTTP status with which a body is rejected. */
export type BodyProblem = { problem: 400 | 413 };

/** The text, or null for bytes that are not UTF-8. */
function decodeOrNull(decode: () => string): string | null {
  try {
    return decode();
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

/** The parts of a body, then null if the sender has left before the end. */
async function* partsOf({ body }: Request): AsyncGenerator<Uint8Array | null> {
  try {
    yield* body ?? [];
  } catch {
    // A client that leaves during the upload is not a failure of the shop, so it is not logged.
    yield null;
  }
}

/** Decodes each part as it arrives, so that a photo is never in memory both as bytes and as text. */
async function readText(request: Request, maxBytes: number): Promise<{ text: string } | BodyProblem> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let size = 0;
  for await (const part of partsOf(request)) {
    if (part === null) return { problem: 400 };
    size += part.byteLength;
    if (size > maxBytes) return { problem: 413 };
    const decoded = decodeOrNull(() => decoder.decode(part, { stream: true }));
    if (decoded === null) return { problem: 400 };
    text += decoded;
  }
  const last = decodeOrNull(() => decoder.decode());
  return last === null ? { problem: 400 } : { text: text + last };
}

/** The JSON body of a request, of at most `maxBytes`. */
export async function readJsonBody(
  request: Request,
  maxBytes: number,
): Promise<{ json: unknown } | BodyProblem> {
  const parsed = await readText(request, maxBytes);
  if ('problem' in parsed) return parsed;
  try {
    return { json: parseJson(parsed.text) };
  } catch {
    return { problem: 400 };
  }
}

/** The fields of a form that a page posted without JavaScript, of at most `maxBytes`. */
export async function readFormBody(
  request: Request,
  maxBytes: number,
): Promise<{ form: URLSearchParams } | BodyProblem> {
  const parsed = await readText(request, maxBytes);
  return 'problem' in parsed ? parsed : { form: new URLSearchParams(parsed.text) };
}
