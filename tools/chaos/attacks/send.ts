import http from 'node:http';
import net from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';

const BLOCK = Buffer.alloc(64 * 1024, 'x');
const LIMIT_MS = 20_000;

export const PHOTO_CALL = '/v2/front/product/shop';
export const CART_CALL = '/v2/front/checkout/cart';
export const JSON_OF_SHOP = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };

type Target = { host: string; port: number };
type Headers = Record<string, string>;
/**
 * `body`: a text, or a number of zero bytes. `announced`: the Content-Length. `holdMs`: how long the
 * client waits for a response after the body before it disconnects.
 */
export type Sent = {
  method?: string;
  path?: string;
  headers?: Headers;
  body?: number | string;
  announced?: number;
  holdMs?: number;
  limitMs?: number;
};
/**
 * `status`: a number; `left` if the client disconnected first; `silent` if no response came in time;
 * otherwise an error's code.
 */
export type Outcome = { status: number | string; path: string };

/** Sends one request over a new connection. */
export function send(
  target: Target,
  { method = 'GET', path = '/', headers = {}, body = 0, ...options }: Sent,
): Promise<Outcome> {
  const { announced, holdMs, limitMs = LIMIT_MS } = options;
  const length = typeof body === 'string' ? Buffer.byteLength(body) : body;
  function* blocks() {
    const content = typeof body === 'string' ? Buffer.from(body) : undefined;
    for (let at = 0; at < length; at += BLOCK.length) {
      yield (content?.subarray(at) ?? BLOCK).subarray(0, Math.min(BLOCK.length, length - at));
    }
  }
  return new Promise((resolve) => {
    const finish = (status: number | string) => {
      clearTimeout(timer);
      request.destroy();
      resolve({ status, path });
    };
    const request = http.request({
      ...target,
      method,
      path,
      agent: false,
      headers: length > 0 ? { 'content-length': announced ?? length, ...headers } : headers,
    });
    const timer = setTimeout(() => finish('silent'), limitMs);
    request.on('response', (response) => {
      const end = () => finish(response.statusCode ?? 0);
      response.resume().once('end', end).once('error', end);
    });
    request.on('error', ({ code, message }: NodeJS.ErrnoException) => finish(code ?? message));
    const source = Readable.from(blocks());
    source.pipe(request, { end: holdMs === undefined });
    if (holdMs !== undefined) source.once('end', () => setTimeout(() => finish('left'), holdMs));
  });
}

/**
 * Sends many requests for pages on one connection without waiting, and does not read responses for `holdMs`.
 */
export async function neverRead(
  target: Target,
  { paths, headers, holdMs }: { paths: string[]; headers: Headers; holdMs: number },
): Promise<Outcome> {
  const head = { host: `${target.host}:${target.port}`, 'accept-encoding': 'identity', ...headers };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
  const socket = net.connect(target);
  let status = 'left';
  socket.pause().on('error', ({ code, message }: NodeJS.ErrnoException) => {
    status = code ?? message;
  });
  socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`).join(''));
  await wait(holdMs);
  socket.destroy();
  return { status, path: paths[0] ?? '' };
}

/** Calls `make` with 0 to `count` - 1, `width` calls at a time. */
export async function inTurns(count: number, width: number, make: (index: number) => Promise<Outcome>) {
  const outcomes: Outcome[] = [];
  const waiting = Array(count).keys();
  const work = async () => {
    for (const index of waiting) outcomes[index] = await make(index);
  };
  await Promise.all(Array.from({ length: width }, work));
  return outcomes;
}
