import type { Server, ServerResponse } from 'node:http';
import { log } from '@/lib/shared/log';

/**
 * Resolves once the server listens at `port`: on one IP address of this machine, or on all if `address` is
 * null.
 * @throws the system's error if it cannot listen
 */
export function listen(server: Server, port: number, address: string | null): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host: address ?? undefined }, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/**
 * How long clients and load balancers have to notice the shutdown. Every request is still accepted meanwhile.
 */
const NOTICE_MS = 1_000;
/** How long a newly accepted connection has to send its first request. */
const UNREAD_MS = 250;
/** Time limit for the shutdown; `npm start` kills the process later. */
const LIMIT_MS = 10_000;

const open = new Set<ServerResponse>();
let phase: 'serving' | 'draining' | 'closing' = 'serving';

/** Whether the process has received a signal to stop. */
export const isDraining = () => phase !== 'serving';

/** Sends `Connection: close` with the response, and closes the connection after it. */
function endConnection(response: ServerResponse): void {
  response.shouldKeepAlive = false;
}

/** Must be called with every incoming request. */
export function trackResponse(server: Server, response: ServerResponse): void {
  open.add(response);
  if (isDraining()) endConnection(response);
  response.once('close', () => {
    open.delete(response);
    // The head of this response may have been sent before the signal, without `Connection: close`.
    if (phase === 'closing') setImmediate(() => closeUnused(server));
  });
}

/**
 * Closes the connections that have no request. Node counts a connection as busy before its first request, so
 * connections that browsers open in advance would delay the shutdown.
 */
function closeUnused(server: Server): void {
  if (open.size === 0) server.closeAllConnections();
  else server.closeIdleConnections();
}

/**
 * Closes the server only after its clients were notified; otherwise their next requests would be reset in
 * transit.
 */
function closeInTurn(server: Server, onClosed: () => void): void {
  server.getConnections((_error, count) => {
    const close = () => {
      server.close(onClosed);
      setTimeout(() => {
        phase = 'closing';
        closeUnused(server);
      }, UNREAD_MS);
    };
    // Closes right after new connections were accepted, because connections still in the backlog are reset.
    setTimeout(() => setImmediate(close), count > 0 ? NOTICE_MS : 0);
  });
}

function drain(server: Server, limitMs: number, onClosed: () => void): void {
  if (isDraining()) return;
  phase = 'draining';
  for (const response of open) endConnection(response);
  setTimeout(() => {
    log.error('drain-cut-off', { requests: open.size });
    server.closeAllConnections();
  }, limitMs).unref();
  closeInTurn(server, onClosed);
}

/**
 * After a signal, lets the requests in progress complete and then closes the server.
 * @param onClosed called when the last of them has completed or was cut off
 */
export function drainOnSignals(server: Server, onClosed: () => void, limitMs = LIMIT_MS): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => drain(server, limitMs, onClosed));
  }
}
