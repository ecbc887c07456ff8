import type { Server, ServerResponse } from 'node:http';
import { log } from '@/lib/shared/log';

/**
 * Resolves once the server listens at `port`: at one IP address of this machine, or at all of them with null.
 * @throws the system's error when it cannot
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

/** How long clients and load balancers get to notice the end, while every request is still taken. */
const NOTICE_MS = 1_000;
/** How long the request of a connection that was taken last may be on its way. */
const UNREAD_MS = 250;
/** After the signal; `npm start` kills later than that. */
const LIMIT_MS = 10_000;

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

/** Closes the server after its clients were notified: otherwise their next requests would be reset on the way. */
function closeInTurn(server: Server, onClosed: () => void): void {
  server.getConnections((_error, count) => {
    const close = () => {
      server.close(onClosed);
      setTimeout(() => {
        phase = 'closing';
        closeUnused(server);
      }, UNREAD_MS);
    };
    // Directly after new connections were accepted: those that still wait when the server closes are reset.
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
 * Lets the requests that were taken end after a signal.
 * @param onClosed called when the last of them has ended, or was cut off
 */
export function drainOnSignals(server: Server, onClosed: () => void, limitMs = LIMIT_MS): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => drain(server, limitMs, onClosed));
  }
}
