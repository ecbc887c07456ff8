import http from 'node:http';
import net from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';

const BLOCK = Buffer.alloc(64 * 1024, 'x');
const LIMIT_MS = 20_000;

/**
 * @typedef {{ host: string, port: number }} Target
 * @typedef {{ method?: string, path?: string, headers?: Record<string, string>, body?: number | string, announced?: number,
 *   isChunked?: boolean, holdMs?: number, limitMs?: number }} Sent `body`: a text, or a number of zero bytes.
 *   `announced`: the Content-Length. `holdMs`: the client disconnects this long after the body if there is no response.
 * @typedef {{ status: number | string, path: string, sent: number }} Answer `status`: a number; `left` if the client
 *   disconnected first, `silent` if no response came in time, or an error's code. `sent`: bytes of the body.
 */

/**
 * Sends one request over its own connection.
 * @param {Target} target
 * @param {Sent} request
 * @returns {Promise<Answer>}
 */
export function send(target, { method = 'GET', path = '/', headers = {}, body = 0, ...options }) {
  const { announced, isChunked = false, holdMs, limitMs = LIMIT_MS } = options;
  const length = typeof body === 'string' ? Buffer.byteLength(body) : body;
  const hasBody = length > 0;
  const framing = isChunked ? { 'transfer-encoding': 'chunked' } : { 'content-length': announced ?? length };
  let sent = 0;
  function* blocks() {
    const content = typeof body === 'string' ? Buffer.from(body) : undefined;
    for (let at = 0; at < length; at += BLOCK.length) {
      const part = (content?.subarray(at) ?? BLOCK).subarray(0, Math.min(BLOCK.length, length - at));
      sent += part.length;
      yield part;
    }
  }
  return new Promise((resolve) => {
    const finish = (status) => {
      clearTimeout(timer);
      request.destroy();
      resolve({ status, path, sent });
    };
    const request = http.request({
      ...target,
      method,
      path,
      agent: false,
      headers: { ...headers, ...(hasBody ? framing : {}) },
    });
    const timer = setTimeout(() => finish('silent'), limitMs);
    const pour = () => {
      const source = Readable.from(blocks());
      source.pipe(request, { end: holdMs === undefined });
      if (holdMs !== undefined) source.once('end', () => setTimeout(() => finish('left'), holdMs));
    };
    request.on('response', (answer) => {
      const end = () => finish(answer.statusCode);
      answer.resume().once('end', end).once('error', end);
    });
    request.on('error', (/** @type {NodeJS.ErrnoException} */ { code, message }) => finish(code ?? message));
    if (headers.expect === undefined) pour();
    else request.once('continue', pour).flushHeaders();
  });
}

/** Pipelines requests for pages on one connection, and reads no response for `holdMs`. */
export async function neverRead(target, { paths, headers, holdMs }) {
  const head = { host: `${target.host}:${target.port}`, 'accept-encoding': 'identity', ...headers };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
  const socket = net.connect(target);
  let status = 'left';
  socket.pause().on('error', (/** @type {NodeJS.ErrnoException} */ { code, message }) => {
    status = code ?? message;
  });
  socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`).join(''));
  await wait(holdMs);
  socket.destroy();
  return { status, path: paths[0], sent: 0 };
}

/** Calls `make` with each of `items`, `width` calls at a time. */
export async function inTurns(items, width, make) {
  const answers = [];
  const waiting = items.entries();
  const work = async () => {
    for (const [index, item] of waiting) answers[index] = await make(item);
  };
  await Promise.all(Array.from({ length: width }, work));
  return answers;
}
