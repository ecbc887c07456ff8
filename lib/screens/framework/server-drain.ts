import type { Server, ServerResponse } from 'node:http';

/** How long clients and load balancers get to notice the end, while every request is still taken. */
const NOTICE_MS = 1_000;
/** How long the request of a connection that was taken last may be on its way. */
const UNREAD_MS = 250;
/** After the signal; `npm start` kills later than that. */
const LIMIT_MS = 10_000;

const servers = new Set<Server>();
const open = new Set<ServerResponse>();
let phase: 'serving' | 'draining' | 'closing' = 'serving';

/** Whether the process got the signal to end. */
export const isDraining = () => phase !== 'serving';

/** Sends `Connection: close` with the answer, and closes the connection behind it. */
function endConnection(response: ServerResponse): void {
  response.shouldKeepAlive = false;
}

/** To be called with every request that comes in. */
export function trackResponse(server: Server, response: ServerResponse): void {
  servers.add(server);
  open.add(response);
  if (isDraining()) endConnection(response);
  response.once('close', () => {
    open.delete(response);
    // Its head was sent before the signal, so that it keeps its connection.
    if (phase === 'closing') setImmediate(() => closeUnused(server));
  });
}

/**
 * Closes the connections that no request came on. Node takes one on which nothing was ever requested for a busy one, and
 * browsers open such connections ahead: they would hold up the end.
 */
function closeUnused(server: Server): void {
  if (open.size === 0) server.closeAllConnections();
  else server.closeIdleConnections();
}

/**
 * Next closes its server at once, which resets connections on which a client is just sending its next request. Closes
 * it only after the clients were notified.
 */
function delayClose(server: Server): void {
  const close = server.close.bind(server);
  server.close = (callback) => {
    server.getConnections((_error, count) => {
      const closeInTurn = () => {
        close(callback);
        setTimeout(() => {
          phase = 'closing';
          closeUnused(server);
        }, UNREAD_MS);
      };
      // Right behind the taking of new connections: those that wait for it when the server closes are reset.
      setTimeout(() => setImmediate(closeInTurn), count > 0 ? NOTICE_MS : 0);
    });
    return server;
  };
}

function cutOff(): void {
  console.error(JSON.stringify({ event: 'drain-cut-off', requests: open.size }));
  for (const server of servers) server.closeAllConnections();
}

function drain(limitMs: number): void {
  if (isDraining()) return;
  phase = 'draining';
  for (const response of open) endConnection(response);
  for (const server of servers) delayClose(server);
  const timer = setTimeout(cutOff, limitMs);
  process.once('exit', () => {
    clearTimeout(timer);
    // Next ends with the number of the signal, which supervisors take for a failure.
    process.exitCode = 0;
  });
}

/**
 * Lets the requests that were taken end after a signal. Next closes its server on the same signals, so this
 * listener comes first.
 */
export function drainOnSignals(limitMs = LIMIT_MS): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.prependListener(signal, () => drain(limitMs));
}
