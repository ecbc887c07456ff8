import type { ServerResponse } from 'node:http';

type Limits = {
  /** For how long a client may read nothing, in ms. */
  graceMs: number;
  /** The average rate at which it must read afterwards. */
  bytesPerMs: number;
};

/** 128 kbit/s, which is slower than a slow phone reads. */
const LIMITS: Limits = { graceMs: 10_000, bytesPerMs: 16 };

const CHECKS_PER_GRACE = 4;

/** Bytes that a connection's client has read, and bytes that are queued for it. */
export type Reading = { taken: number; waiting: number };

/**
 * Whether a client that has had data to read since `start` reads too slowly. Queued bytes count as read,
 * because progress within a large write is invisible until all of it is read.
 */
export function isTooSlow(start: Reading, now: Reading, ms: number, limits: Limits = LIMITS): boolean {
  const bytes = now.taken - start.taken + now.waiting;
  return ms > limits.graceMs + bytes / limits.bytesPerMs;
}

/**
 * Closes the connection of a client that does not read its response, or reads a few bytes now and then to
 * keep it open, since the whole response stays in memory meanwhile. Node's own timeout only ends silent
 * connections.
 */
export function limitSlowReaders(response: ServerResponse, limits: Limits = LIMITS): void {
  let start: (Reading & { at: number }) | null = null;
  const timer = setInterval(() => {
    // A response that waits for an earlier one on its connection has no socket yet.
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
