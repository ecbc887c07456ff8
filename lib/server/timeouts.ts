import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Longer than proxies and clients keep a connection: with Next's five seconds some requests would get a reset. */
const KEEP_ALIVE_MS = 65_000;
/** For the head of a request. */
const HEAD_MS = 15_000;
/** How late a timeout may be noticed. */
const CHECK_MS = 1_000;
/** For a body: some seconds, and as long as a line of half a megabit needs for the bytes that are announced. */
const BODY_MS = 10_000;
const SLOW_LINE_BYTES_PER_MS = 64;
/** Bytes that must come in each of these intervals while a body is due. */
const SLOWEST_BYTES_PER_MS = 8;
/** For the whole of a request. */
const REQUEST_MS = 180_000;
/** Without a byte read or written while the client is due. Node checks twice before it reports a write as stalled. */
const STALLED_MS = 15_000;
/** For the rest of a body after its request was answered. */
const LINGER_MS = 5_000;

/** Requests of one connection that are being answered. A client that waits for its answers may be one ahead of us. */
const MAX_AT_ONCE = 4;
/** Further requests that may wait behind them; a client that sends more does not want answers. */
const MAX_IGNORED = 100;

type Exchange = { request: IncomingMessage; response: ServerResponse };

/** Requests being answered on each connection, oldest first. */
const exchanges = new WeakMap<Socket, Set<Exchange>>();
const ending = new WeakSet<Socket>();
/** How many requests were left unanswered behind those. */
const ignoredOf = new WeakMap<Socket, number>();

/** Closes a connection behind what is being answered on it. */
function closeAfterResponses(socket: Socket, open: Set<Exchange>): void {
  if (ending.has(socket)) return;
  ending.add(socket);
  const last = [...open].at(-1);
  last?.response.once('close', () => socket.destroySoon());
}

/** Limits of the server, as options of `http.createServer`. */
export const SERVER_TIMEOUTS = {
  keepAliveTimeout: KEEP_ALIVE_MS,
  headersTimeout: HEAD_MS,
  requestTimeout: REQUEST_MS,
  // By default Node looks for late heads and requests twice a minute.
  connectionsCheckingInterval: CHECK_MS,
};

/** Sets how long a connection may be silent; there is no option for it. */
export function limitSilence(server: Server): void {
  server.setTimeout(STALLED_MS, (socket: Socket) => {
    if (!isOwnDelay(socket)) socket.destroy();
  });
}

function bodyMs({ 'content-length': announced }: IncomingMessage['headers']): number {
  const bytes = Number(announced ?? 0);
  return Math.min(BODY_MS + bytes / SLOW_LINE_BYTES_PER_MS, REQUEST_MS);
}

/**
 * Ends a request whose body does not come, or comes a byte now and then to keep its place: Next answers nothing before
 * the body is there.
 * @returns to be called with the size of each part that arrives
 */
export function limitBody(request: IncomingMessage, refuse: () => void): (bytes: number) => void {
  const { headers } = request;
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined)
    return () => undefined;
  let arrived = 0;
  const refuseUnlessComplete = () => {
    if (!request.complete) refuse();
  };
  const end = setTimeout(refuseUnlessComplete, bodyMs(headers));
  const pace = setInterval(() => {
    if (arrived < SLOWEST_BYTES_PER_MS * BODY_MS) refuseUnlessComplete();
    arrived = 0;
  }, BODY_MS);
  for (const event of ['end', 'close'])
    request.once(event, () => {
      clearTimeout(end);
      clearInterval(pace);
    });
  return (bytes) => {
    arrived += bytes;
  };
}

/**
 * To be called with every request: a client that goes on sending after its answer loses the connection. False for a
 * request that is not to be answered: who sends many without reading would have them all answered into memory. The
 * connection ends behind the answers before it, and an honest client asks again.
 */
export function limitRequest(request: IncomingMessage, response: ServerResponse): boolean {
  const { socket } = request;
  const open = exchanges.get(socket) ?? new Set();
  if (open.size >= MAX_AT_ONCE || ending.has(socket)) {
    closeAfterResponses(socket, open);
    // Node goes on parsing, and keeps what it made for each of them.
    const ignored = (ignoredOf.get(socket) ?? 0) + 1;
    ignoredOf.set(socket, ignored);
    if (ignored > MAX_IGNORED) socket.destroy();
    return false;
  }
  const exchange = { request, response };
  exchanges.set(socket, open.add(exchange));
  response.once('close', () => open.delete(exchange));
  response.once('finish', () => {
    if (request.complete) return;
    const timer = setTimeout(() => socket.destroy(), LINGER_MS);
    for (const event of ['end', 'close']) request.once(event, () => clearTimeout(timer));
  });
  return true;
}

/**
 * Whether a silent connection waits for the shop, such as for a feed that is being made. Otherwise the client does not
 * read, does not send, or has nothing to ask for.
 */
function isOwnDelay(socket: Socket): boolean {
  const [oldest] = exchanges.get(socket) ?? [];
  const isOwn = oldest?.request.complete === true && socket.writableLength === 0;
  if (isOwn) socket.setTimeout(STALLED_MS);
  return isOwn;
}
