import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Longer than proxies and clients keep a connection open. With Next's five seconds, some requests would be
 * reset.
 */
const KEEP_ALIVE_MS = 65_000;
/** Time limit for the head of a request. */
const HEAD_MS = 15_000;
/** How late a timeout may be. */
const CHECK_MS = 1_000;
/**
 * Time limit for a body, in addition to the time that its announced bytes take at half a megabit per second.
 */
const BODY_MS = 10_000;
const SLOW_LINE_BYTES_PER_MS = 64;
/** Bytes per ms at which a body must arrive while one is due. */
const SLOWEST_BYTES_PER_MS = 8;
/** Time limit for a whole request. */
const REQUEST_MS = 180_000;
/**
 * How long a connection may be silent while it is the client's turn. Node checks twice before it reports a
 * write as stalled.
 */
const STALLED_MS = 15_000;
/** Time limit for the rest of a body after the response. */
const LINGER_MS = 5_000;

/**
 * Maximum number of requests per connection that are handled at once. A client that waits for its responses
 * may be one request ahead.
 */
const MAX_AT_ONCE = 4;
/** How many further requests may wait on the connection. A client that sends more does not want responses. */
const MAX_IGNORED = 100;

type Exchange = { request: IncomingMessage; response: ServerResponse };

/** Requests being handled on each connection, oldest first. */
const exchanges = new WeakMap<Socket, Set<Exchange>>();
const ending = new WeakSet<Socket>();
/** Number of requests on a connection that were ignored after these. */
const ignoredOf = new WeakMap<Socket, number>();

/** Closes a connection after the current responses. */
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
  // By default, Node checks for late heads and requests only twice a minute.
  connectionsCheckingInterval: CHECK_MS,
};

/** Limits how long a connection may be silent, for which there is no option. */
export function limitSilence(server: Server): void {
  server.setTimeout(STALLED_MS, (socket: Socket) => {
    if (!isWaitingForShop(socket)) socket.destroy();
  });
}

function bodyMs({ 'content-length': announced }: IncomingMessage['headers']): number {
  const bytes = Number(announced ?? 0);
  return Math.min(BODY_MS + bytes / SLOW_LINE_BYTES_PER_MS, REQUEST_MS);
}

/**
 * Rejects a request whose body does not arrive, or arrives a byte at a time to keep the connection open,
 * since Next does not respond before the body is complete.
 * @returns must be called with the size of each part
 */
export function limitBody(request: IncomingMessage, reject: () => void): (bytes: number) => void {
  const { headers } = request;
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined)
    return () => undefined;
  let arrived = 0;
  const rejectUnlessComplete = () => {
    if (!request.complete) reject();
  };
  const end = setTimeout(rejectUnlessComplete, bodyMs(headers));
  const pace = setInterval(() => {
    if (arrived < SLOWEST_BYTES_PER_MS * BODY_MS) rejectUnlessComplete();
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
 * Must be called with every request. A client that keeps sending after its response loses the connection.
 * Returns false for a request that must be ignored: if a client sends many requests without reading, all
 * responses would stay in memory. The connection ends after the earlier responses, and a well-behaved client
 * repeats its requests.
 */
export function limitRequest(request: IncomingMessage, response: ServerResponse): boolean {
  const { socket } = request;
  const open = exchanges.get(socket) ?? new Set();
  if (open.size >= MAX_AT_ONCE || ending.has(socket)) {
    closeAfterResponses(socket, open);
    // Node goes on parsing such requests, and keeps objects for each.
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
 * Whether a silent connection is waiting for the shop, for example for a feed in progress. If not, the client
 * does not read, does not send, or has no request to make.
 */
function isWaitingForShop(socket: Socket): boolean {
  const [oldest] = exchanges.get(socket) ?? [];
  const isWaiting = oldest?.request.complete === true && socket.writableLength === 0;
  if (isWaiting) socket.setTimeout(STALLED_MS);
  return isWaiting;
}
