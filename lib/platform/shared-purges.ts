import { fromRedis } from '@/lib/redis/connection';
import { redisKey } from '@/lib/redis/keys';
import { purges } from './purges';

/** How often to look for purges of other instances. */
const POLL_MS = 250;

/** A page that was stored longer ago is not served without asking the platform anyway. */
const REPLAY_MS = 10 * 60_000;

const MAX_KEPT = 1_000;

let lastId = '';

/** Ids of purges that came from here, until they are met. */
const own = new Set<string>();

/** Purges by tags here, and on every instance that shares a Redis. @returns whether the others will see it */
export async function purgeEverywhere(tags: readonly string[]): Promise<boolean> {
  purges().purge(tags);
  const id = await fromRedis(({ client }) =>
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

function tagsOf(message: Record<string, string>): string[] {
  const tags: unknown = JSON.parse(message.tags ?? '[]');
  return Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [];
}

async function followOnce(): Promise<void> {
  const start = lastId === '' ? String(Date.now() - REPLAY_MS) : `(${lastId}`;
  const messages = await fromRedis(({ client }) => client.xRange(redisKey('purges'), start, '+'));
  for (const { id, message } of messages ?? []) {
    if (!own.delete(id)) purges().purge(tagsOf(message));
    lastId = id;
  }
}

/**
 * Looks for purges of other instances, those of the last minutes included: an instance that has just started has pages
 * of its last run, and one whose Redis was gone for a while catches up.
 */
export function followPurges(): void {
  const follow = async () => {
    try {
      await followOnce();
    } catch (error) {
      console.error(error);
    } finally {
      setTimeout(follow, POLL_MS).unref();
    }
  };
  void follow();
}
