import type { RESP_TYPES, RedisClientType } from '@redis/client';
import { operationsConfig } from '@/lib/config/operations';
import { globalSingleton } from '@/lib/shared/global-singleton';
import { withTimeout } from '@/lib/shared/timeout';

/** Longer than any answer of a Redis that is well, and short beside what it spares. */
const COMMAND_MS = 250;

/** How long a Redis that did not answer in time is left alone. */
const PAUSE_MS = 1_000;

const CONNECT_MS = 1_000;
const MAX_RECONNECT_MS = 2_000;

/** Reads what is kept as bytes; all other answers are texts and numbers. */
const withBytes = (client: RedisClientType, text: typeof RESP_TYPES.BLOB_STRING) =>
  client.withTypeMapping({ [text]: Buffer });

type Connection = { client: RedisClientType; bytes: ReturnType<typeof withBytes> };
type State = { connection: Connection | null; isDown: boolean; pausedUntil: number };

const state = () =>
  globalSingleton('redis', (): State => ({ connection: null, isDown: false, pausedUntil: 0 }));

/** Logs once that Redis is down, and once that it is back. */
function reportState(isDown: boolean, cause = ''): void {
  const current = state();
  if (current.isDown === isDown) return;
  current.isDown = isDown;
  if (isDown) console.error(JSON.stringify({ event: 'redis-gone', cause }));
  else console.warn(JSON.stringify({ event: 'redis-back' }));
}

/**
 * Connects to REDIS_URL in the background, and again whenever the connection is lost. Without the variable the client
 * is not even loaded.
 */
export async function connectRedis(): Promise<void> {
  const { redisUrl } = operationsConfig();
  if (redisUrl === null || state().connection !== null) return;
  const { createClient, RESP_TYPES: types } = await import('@redis/client');
  const client: RedisClientType = createClient({
    url: redisUrl,
    // Without it what is sent during an outage would be sent, long out of date, after it.
    disableOfflineQueue: true,
    socket: {
      connectTimeout: CONNECT_MS,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, MAX_RECONNECT_MS),
    },
  });
  client.on('error', (error: Error) => reportState(true, error.message));
  client.on('ready', () => reportState(false));
  state().connection = { client, bytes: withBytes(client, types.BLOB_STRING) };
  client.connect().catch((error: unknown) => reportState(true, String(error)));
}

/**
 * Ends the connection.
 * @internal For tests.
 */
export function disconnectRedis(): void {
  state().connection?.client.destroy();
  state().connection = null;
}

/**
 * What Redis answers to a command, or null when there is no Redis, it is down or does not answer in time: callers then
 * use what this instance has.
 */
export async function fromRedis<T>(command: (connection: Connection) => Promise<T>): Promise<T | null> {
  const current = state();
  const { connection } = current;
  if (connection === null || !connection.client.isReady || Date.now() < current.pausedUntil) return null;
  try {
    const answer = await withTimeout(COMMAND_MS, command(connection));
    if (answer !== null) {
      reportState(false);
      return answer.value;
    }
    current.pausedUntil = Date.now() + PAUSE_MS;
    reportState(true, 'no answer in time');
  } catch (error) {
    reportState(true, String(error));
  }
  return null;
}
