import { z } from 'zod';
import { changeRedis, fromRedis } from '@/lib/redis/connection';
import { redisKey } from '@/lib/redis/keys';
import { log } from '@/lib/shared/log';
import { countPurge } from '@/lib/telemetry/metrics';
import { purges } from './purges';

/** How often to look for purges by other instances. */
const POLL_MS = 250;

/**
 * Earlier purges are irrelevant: pages stored before them are only sent after a call to the platform anyway.
 */
const REPLAY_MS = 10 * 60_000;

const MAX_KEPT = 1_000;
const MAX_TAGS = 1_000;
const MAX_TAG_LENGTH = 3_000;

let lastId = '';

/** Ids of purges by this instance that it has not read back yet. */
const own = new Set<string>();

/**
 * Purges tags on this instance, and on every other instance with the same Redis.
 * @returns whether the others will receive it
 */
export async function purgeEverywhere(tags: readonly string[]): Promise<boolean> {
  purges().purge(tags);
  countPurge(null);
  const id = await changeRedis(({ client }) =>
    client.xAdd(
      redisKey('purges'),
      '*',
      { tags: JSON.stringify(tags) },
      { TRIM: { strategy: 'MAXLEN', strategyModifier: '~', threshold: MAX_KEPT } },
    ),
  );
  if (id !== null) own.add(id);
  return id !== null;
}

const tagsSchema = z.array(z.string().max(MAX_TAG_LENGTH)).max(MAX_TAGS);

/** The tags of a message; empty if another program wrote it, so that reading continues. */
function tagsOf({ tags = '' }: Record<string, string>): string[] {
  try {
    return tagsSchema.parse(JSON.parse(tags));
  } catch (error) {
    log.warn('purge-unreadable', { cause: String(error) });
    return [];
  }
}

/**
 * The id of the first message to read. It is based on the clock of Redis, which also assigns the ids, because
 * this instance's clock may be wrong.
 */
async function firstId(): Promise<string | null> {
  const time = await fromRedis(({ client }) => client.time());
  return time && String(Number(time[0]) * 1_000 - REPLAY_MS);
}

/**
 * Both times are by the clock of Redis, which also assigns the message ids, because this instance's clock may
 * be wrong.
 */
async function countForeignPurge(id: string): Promise<void> {
  const now = await fromRedis(({ client }) => client.time());
  if (now !== null) countPurge(Number(now[0]) * 1_000 + Number(now[1]) / 1_000 - Number(id.split('-')[0]));
}

async function followOnce(): Promise<void> {
  const start = lastId === '' ? await firstId() : `(${lastId}`;
  if (start === null) return;
  const messages = await fromRedis(({ client }) =>
    client.xRange(redisKey('purges'), start, '+', { COUNT: MAX_KEPT }),
  );
  for (const { id, message } of messages ?? []) {
    lastId = id;
    if (own.delete(id)) continue;
    purges().purge(tagsOf(message));
    await countForeignPurge(id);
  }
}

/**
 * Reads purges by other instances, including those of the last few minutes. A new instance has pages from its
 * last run, and an instance that lost Redis for a while has to catch up.
 */
export function followPurges(): void {
  const follow = async () => {
    try {
      await followOnce();
    } catch (error) {
      log.failure(error);
    } finally {
      setTimeout(follow, POLL_MS).unref();
    }
  };
  void follow();
}
