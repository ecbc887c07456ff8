import type { Server, ServerResponse } from 'node:http';
import { log } from '@/lib/shared/log';

/**
 * Resolves once the server listens at `port` on one IP address of this machine, or on all if `address` is null.
 * @throws the system's error if it cannot
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

/** How long clients and load balancers have to notice the shutdown; every request is still accepted. */
const NOTICE_MS = 1_000;
/** Time for the first request of a connection that was accepted last. */
const UNREAD_MS = 250;
/** Time limit after the signal; `npm start` kills the process later. */
const LIMIT_MS = 10_000;

const open = new Set<ServerResponse>();
let phase: 'serving' | 'draining' | 'closing' = 'serving';

/** Whether the process has received the signal to end. */
export const isDraining = () => phase !== 'serving';

/** Sends `Connection: close` with the answer, and closes the connection after it. */
function endConnection(response: ServerResponse): void {
  response.shouldKeepAlive = false;
}

/** Must be called with every incoming request. */
export function trackResponse(server: Server, response: ServerResponse): void {
  open.add(response);
  if (isDraining()) endConnection(response);
  response.once('close', () => {
    open.delete(response);
    // The head of the response was sent before the signal, without `Connection: close`.
    if (phase === 'closing') setImmediate(() => closeUnused(server));
  });
}

/**
 * Closes the connections without a request. Node counts a connection as busy before its first request, and browsers
 * open connections ahead: they would delay the shutdown.
 */
function closeUnused(server: Server): void {
  if (open.size === 0) server.closeAllConnections();
  else server.closeIdleConnections();
}

/**
 * Closes the server after its clients were notified: otherwise their next requests would be reset in transit.
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
    // Right after new connections were accepted: those still in the backlog are reset when the server closes.
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
 * Lets the requests in progress end after a signal.
 * @param onClosed called when the last of them has ended or was cut off
 */
export function drainOnSignals(server: Server, onClosed: () => void, limitMs = LIMIT_MS): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => drain(server, limitMs, onClosed));
  }
}
