import { fromRedis } from '@/lib/redis/connection';
import { hashed, redisKey } from '@/lib/redis/keys';
import { type PackedEntry, parsePage, serializePage } from './packed-page';

/** As long as an old page stands in for a failing platform. */
const KEPT_SECONDS = 24 * 3_600;

/** Filtered and searched pages are an endless set. */
const VARIANT_KEPT_SECONDS = 10 * 60;

/** Finished pages that all instances of one build share, in Redis. Without one, or while it is gone, there are none. */
export class SharedPages {
  /** @param build build and configuration: pages of others must not be found */
  constructor(private readonly build: string) {}

  /** The page, if there is one that was rendered after `than`, epoch ms. */
  async newer(key: string, than: number): Promise<PackedEntry | null> {
    const name = this.nameOf(key);
    const renderedAt = await fromRedis(({ client }) => client.hGet(name, 'at'));
    if (!renderedAt || Number(renderedAt) <= than) return null;
    const bytes = await fromRedis(({ bytes: reader }) => reader.hGet(name, 'page'));
    try {
      return bytes ? parsePage(key, bytes) : null;
    } catch (error) {
      console.warn(JSON.stringify({ event: 'shared-page-unreadable', cause: String(error) }));
      return null;
    }
  }

  async write(key: string, entry: PackedEntry, isVariant: boolean): Promise<void> {
    const name = this.nameOf(key);
    const fields = { at: String(entry.lastModified), page: serializePage(key, entry) };
    await fromRedis(({ client }) =>
      client
        .multi()
        .hSet(name, fields)
        .expire(name, isVariant ? VARIANT_KEPT_SECONDS : KEPT_SECONDS)
        .exec(),
    );
  }

  async remove(key: string): Promise<void> {
    await fromRedis(({ client }) => client.del(this.nameOf(key)));
  }

  private nameOf(key: string): string {
    return redisKey('page', `${this.build}:${hashed(key)}`);
  }
}
