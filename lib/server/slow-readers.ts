import type { ServerResponse } from 'node:http';

type Limits = {
  /** How long a client may read nothing, in ms. */
  graceMs: number;
  /** The average that it has to read beyond that. */
  bytesPerMs: number;
};

/** 128 kbit/s: a slow phone reads faster. */
const LIMITS: Limits = { graceMs: 10_000, bytesPerMs: 16 };

const CHECKS_PER_GRACE = 4;

/** Bytes of a connection that its client has taken, and that wait for it. */
export type Reading = { taken: number; waiting: number };

/**
 * Whether a client that had data to read all the time since `start` reads too slowly. Queued bytes count as read: of
 * one large write nothing shows before all of it is taken.
 */
export function isTooSlow(start: Reading, now: Reading, ms: number, limits: Limits = LIMITS): boolean {
  const bytes = now.taken - start.taken + now.waiting;
  return ms > limits.graceMs + bytes / limits.bytesPerMs;
}

/**
 * Ends the connection of a client that does not read its response, or reads a few bytes now and then to keep it open.
 * The whole response is kept in memory for it meanwhile. Node's own timeout ends only silent connections.
 */
export function limitSlowReaders(response: ServerResponse, limits: Limits = LIMITS): void {
  let start: (Reading & { at: number }) | null = null;
  const timer = setInterval(() => {
    // A response that waits for the one before it on its connection has no socket yet.
    const { socket } = response;
    const waiting = socket?.writableLength ?? 0;
    if (!socket || waiting === 0) {
      start = null;
      return;
    }
    const now = { taken: socket.bytesWritten - waiting, waiting };
    start ??= { ...now, at: performance.now() };
    if (isTooSlow(start, now, performance.now() - start.at, limits)) socket.destroy();
  }, limits.graceMs / CHECKS_PER_GRACE);
  timer.unref();
  response.once('close', () => clearInterval(timer));
}
