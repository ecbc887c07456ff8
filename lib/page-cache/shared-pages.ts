import { ageOf } from '@/lib/config/cache-limits';
import { changeRedis, fromRedis } from '@/lib/redis/connection';
import { hashed, redisKey } from '@/lib/redis/keys';
import { log } from '@/lib/shared/log';
import type { CompressedEntry } from './compressed-page';
import { PageSigner } from './signed-page';

/** As long as an old page may be sent while the platform fails. */
const KEPT_SECONDS = 24 * 3_600;

/** Shorter than for core pages, because the number of filtered and searched pages is unlimited. */
const VARIANT_KEPT_SECONDS = 10 * 60;

/**
 * Whether a page rendered at `lastModified` is newer than one rendered at `than`. A time in the future counts
 * only if there is no other page.
 */
function isNewer(lastModified: number, than: number): boolean {
  const age = ageOf(lastModified);
  if (age === Number.POSITIVE_INFINITY) return than === 0;
  return age < ageOf(than) && age <= KEPT_SECONDS * 1_000;
}

/**
 * Finished pages in Redis that all instances of one build share. Nothing is shared without Redis, while Redis
 * fails, or without a secret that tells the shop's pages from anything that others write.
 */
export class SharedPages {
  private readonly signer: PageSigner | null;

  /** @param build build and configuration; pages of others must not be found */
  constructor(
    private readonly build: string,
    secret: Buffer | null,
  ) {
    this.signer = secret && new PageSigner(secret, build);
  }

  /** The page, if there is one rendered after `than` (epoch ms). */
  async newer(key: string, than: number): Promise<CompressedEntry | null> {
    if (this.signer === null) return null;
    const name = this.nameOf(key);
    const renderedAt = await fromRedis(({ client }) => client.hGet(name, 'at'));
    if (!renderedAt || !isNewer(Number(renderedAt), than)) return null;
    const bytes = await fromRedis(({ bytes: reader }) => reader.hGet(name, 'page'));
    try {
      const entry = bytes ? this.signer.read(key, bytes) : null;
      // `at` is not signed: an attacker who can write to Redis may make an old page look new.
      return entry && isNewer(entry.lastModified, than) ? entry : null;
    } catch (error) {
      log.warn('shared-page-unreadable', { cause: String(error) });
      return null;
    }
  }

  async write(key: string, entry: CompressedEntry, isVariant: boolean): Promise<void> {
    if (this.signer === null) return;
    const name = this.nameOf(key);
    const fields = { at: String(entry.lastModified), page: this.signer.write(key, entry) };
    await changeRedis(({ client }) =>
      client
        .multi()
        .hSet(name, fields)
        .expire(name, isVariant ? VARIANT_KEPT_SECONDS : KEPT_SECONDS)
        .exec(),
    );
  }

  async remove(key: string): Promise<void> {
    if (this.signer !== null) await fromRedis(({ client }) => client.del(this.nameOf(key)));
  }

  private nameOf(key: string): string {
    return redisKey('page', `${this.build}:${hashed(key)}`);
  }
}
