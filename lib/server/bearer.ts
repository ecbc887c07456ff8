import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { serverConfig } from '@/lib/config/environment';
import { clientOfForwarded } from '@/lib/shared/client';
import { FixedWindows, type Limit } from '@/lib/shared/fixed-windows';
import { globalSingleton } from '@/lib/shared/global-singleton';

/**
 * Wrong tokens allowed per minute. After that the address must wait even with the right token; otherwise it
 * could go on guessing.
 */
const GUESSES = { calls: 10, windowMs: 60_000 };
const NETWORK_GUESSES = { calls: 40, windowMs: 60_000 };
const MAX_KEYS = 10_000;

const guesses = () => globalSingleton('token-guesses', () => new FixedWindows(MAX_KEYS));

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether a request has this bearer token. Compares in constant time. */
function hasBearer({ headers }: IncomingMessage, token: string): boolean {
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
}

function limitsOf({ headers, socket }: IncomingMessage): Limit[] {
  const hops = [headers['x-forwarded-for'] ?? ''].flat().join(',').split(',');
  // The server may already have added the connection's address.
  if (hops.at(-1)?.trim() !== socket.remoteAddress) hops.push(socket.remoteAddress ?? '');
  const client = clientOfForwarded(hops.join(','), serverConfig().trustedHops);
  return [
    { ...GUESSES, key: `address ${client.address}` },
    { ...NETWORK_GUESSES, key: `network ${client.key}` },
  ];
}

/**
 * The response to a request without a valid token, or from an address with too many wrong ones; null if the
 * request may pass.
 */
export function rejectBearer(
  request: IncomingMessage,
  token: string,
): { status: 401 | 429; headers: Record<string, string> } | null {
  const isRight = hasBearer(request, token);
  // A missing token is not a guess: a monitor without a token may use the same proxy as one with the right
  // token.
  if (request.headers.authorization === undefined)
    return { status: 401, headers: { 'WWW-Authenticate': 'Bearer' } };
  const limits = limitsOf(request);
  const waitMs = isRight ? guesses().waitMs(limits) : guesses().spend(limits);
  if (waitMs > 0) return { status: 429, headers: { 'Retry-After': String(Math.ceil(waitMs / 1_000)) } };
  return isRight ? null : { status: 401, headers: { 'WWW-Authenticate': 'Bearer' } };
}
