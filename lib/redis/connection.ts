import type { ErrorReply, RESP_TYPES, RedisClientType } from '@redis/client';
import { operationsConfig } from '@/lib/config/operations';
import { globalSingleton } from '@/lib/shared/global-singleton';
import { log } from '@/lib/shared/log';
import { withTimeout } from '@/lib/shared/timeout';

/** Longer than any response of a healthy Redis, and short compared with the work that Redis saves. */
const COMMAND_MS = 250;

/** Pause after Redis did not respond in time. */
const PAUSE_MS = 1_000;

/**
 * Number of consecutive pauses after which Redis counts as gone. A single one may be due to a busy machine.
 */
const GONE_AFTER = 2;

/** If a timer fires this late, this process was busy, and Redis may have responded in time. */
const LATE_MS = 100;

/**
 * Pause in writing to a Redis that rejects commands because its memory is full. It doubles after each
 * rejection.
 */
const REFUSED_PAUSE_MS = { first: 1_000, longest: 30_000 };

/**
 * A full Redis accepts single writes whenever something in it expires, so it only counts as healthy after
 * this time without a rejection.
 */
const CALM_MS = 60_000;

const CONNECT_MS = 1_000;
const MAX_RECONNECT_MS = 2_000;

/** Reads stored values as bytes; all other responses are texts and numbers. */
const withBytes = (client: RedisClientType, text: typeof RESP_TYPES.BLOB_STRING) =>
  client.withTypeMapping({ [text]: Buffer });

const NO_KEY =
  'REDIS_URL is set and PAGE_CACHE_KEY is not, so this instance shares limits and purges, but no pages.';

type Connection = { client: RedisClientType; bytes: ReturnType<typeof withBytes> };
/** The last rejected command; `at` is a time by performance.now(). */
type Refusal = { at: number; pauseMs: number };
type State = {
  connection: Connection | null;
  isRefusal: (error: unknown) => error is ErrorReply;
  isDown: boolean;
  pausedUntil: number;
  /** Number of pauses since the last response. */
  pauses: number;
  refusal: Refusal | null;
};

const state = () =>
  globalSingleton(
    'redis',
    (): State => ({
      connection: null,
      isRefusal: (error): error is ErrorReply => false,
      isDown: false,
      pausedUntil: 0,
      pauses: 0,
      refusal: null,
    }),
  );

/** Logs once that Redis is down, and once that it is back. */
function reportState(isDown: boolean, cause = ''): void {
  const current = state();
  if (current.isDown === isDown) return;
  current.isDown = isDown;
  if (isDown) log.error('redis-down', { cause });
  else log.warn('redis-back');
}

/** Logs only the first rejection of a series. */
function noteRefusal({ message }: ErrorReply): void {
  const current = state();
  const at = performance.now();
  const { first, longest } = REFUSED_PAUSE_MS;
  if (current.refusal === null) {
    log.error('redis-refuses', { cause: message });
    current.refusal = { at, pauseMs: first };
    return;
  }
  const isFurtherTry = at - current.refusal.at >= current.refusal.pauseMs;
  const pauseMs = isFurtherTry ? Math.min(current.refusal.pauseMs * 2, longest) : current.refusal.pauseMs;
  current.refusal = { at, pauseMs };
}

function noteChange(): void {
  const current = state();
  if (current.refusal === null || performance.now() - current.refusal.at < CALM_MS) return;
  current.refusal = null;
  log.warn('redis-accepts');
}

/**
 * Connects to REDIS_URL in the background, and reconnects whenever the connection is lost. Without the
 * variable, the client is not even loaded.
 */
export async function connectRedis(): Promise<void> {
  const { redisUrl, pageCacheKey } = operationsConfig();
  if (redisUrl === null || state().connection !== null) return;
  if (pageCacheKey === null) log.warn('pages-not-shared', { cause: NO_KEY });
  const { createClient, RESP_TYPES: types, ErrorReply: Refused } = await import('@redis/client');
  const client: RedisClientType = createClient({
    url: redisUrl,
    // Otherwise commands queued during an outage would be sent after it, when they are long out of date.
    disableOfflineQueue: true,
    socket: {
      connectTimeout: CONNECT_MS,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, MAX_RECONNECT_MS),
    },
  });
  // Events of a connection that was ended on purpose say nothing about the state of Redis.
  const report: typeof reportState = (...change) => {
    if (state().connection?.client === client) reportState(...change);
  };
  client.on('error', (error: Error) => report(true, error.message));
  client.on('ready', () => report(false));
  state().isRefusal = (error): error is ErrorReply => error instanceof Refused;
  state().connection = { client, bytes: withBytes(client, types.BLOB_STRING) };
  client.connect().catch((error: unknown) => report(true, String(error)));
}

/** State of Redis for operators; null without REDIS_URL. */
export function redisState(): 'ready' | 'gone' | 'refusing' | null {
  const { connection, isDown, refusal } = state();
  if (connection === null) return null;
  if (isDown || !connection.client.isReady) return 'gone';
  return refusal === null ? 'ready' : 'refusing';
}

/**
 * Ends the connection.
 * @internal For tests.
 */
export function disconnectRedis(): void {
  state().connection?.client.destroy();
  state().connection = null;
}

/** Pauses after a command without a response. Concurrent commands cause only one pause. */
function noteSilence(startedAt: number): void {
  const current = state();
  const now = performance.now();
  if (now < current.pausedUntil || now - startedAt > COMMAND_MS + LATE_MS) return;
  current.pausedUntil = now + PAUSE_MS;
  current.pauses += 1;
  if (current.pauses >= GONE_AFTER) reportState(true, 'no reply in time');
}

type Command<T> = (connection: Connection) => Promise<T>;

async function ask<T>(command: Command<T>): Promise<{ value: T } | ErrorReply | null> {
  const current = state();
  const { connection } = current;
  if (connection === null || !connection.client.isReady || performance.now() < current.pausedUntil)
    return null;
  const startedAt = performance.now();
  try {
    const reply = await withTimeout(COMMAND_MS, command(connection));
    if (reply !== null) {
      current.pauses = 0;
      reportState(false);
      return reply;
    }
    noteSilence(startedAt);
  } catch (error) {
    if (current.isRefusal(error)) return error;
    reportState(true, String(error));
  }
  return null;
}

/**
 * The response of Redis to a command that stores nothing. Null if there is no Redis, or if it is down,
 * rejects the command or does not respond in time: callers then use this instance's own data.
 */
export async function fromRedis<T>(command: Command<T>): Promise<T | null> {
  const reply = await ask(command);
  if (reply === null || 'value' in reply) return reply?.value ?? null;
  noteRefusal(reply);
  return null;
}

/** Like `fromRedis`, for a command that stores something, which a full or read-only Redis rejects. */
export async function changeRedis<T>(command: Command<T>): Promise<T | null> {
  const { refusal } = state();
  if (refusal !== null && performance.now() - refusal.at < refusal.pauseMs) return null;
  const reply = await ask(command);
  if (reply === null) return null;
  if ('value' in reply) {
    noteChange();
    return reply.value;
  }
  noteRefusal(reply);
  return null;
}
