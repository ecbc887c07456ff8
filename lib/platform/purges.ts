import { LRUCache } from 'lru-cache';
import { ageOf } from '@/lib/config/cache-limits';
import { globalSingleton } from '@/lib/shared/global-singleton';
import { spellPath } from '@/lib/shared/spell-path';

/**
 * Tags by which a platform response, and every page made from it, can be purged: a product, an address, or a
 * kind of content. `listing` stands for product lists, `text` for banners and institutional pages, `settings`
 * for content that every page has.
 */
export type Tag = `product:${number}` | `path:${string}` | 'listing' | 'text' | 'settings' | 'all';

const MAX_TAGS = 10_000;

/**
 * Allows for small differences between the clocks of instances, and for reads in progress that may return old
 * data.
 */
const MARGIN_MS = 250;

/**
 * When each tag was last purged. Older entries are not deleted, because they are used while the platform
 * fails. Times are by performance.now(), so that no purge is in the future if the clock is set back.
 */
export class Purges {
  private readonly times = new LRUCache<string, number>({ max: MAX_TAGS });
  private last = Number.NEGATIVE_INFINITY;
  /** Called with the tags of each purge. */
  onPurge: ((tags: readonly string[]) => void) | null = null;

  /** Marks every entry with one of the tags as stale. */
  purge(tags: readonly string[]): void {
    this.last = performance.now() + MARGIN_MS;
    for (const tag of tags) this.times.set(tag, this.last);
    this.onPurge?.(tags);
  }

  /** Whether something stored at this time (ms since 1970) with these tags has been purged since. */
  isPurged(storedAt: number, tags: () => readonly string[]): boolean {
    const stored = performance.now() - ageOf(storedAt);
    if (stored > this.last) return false;
    return ['all', ...tags()].some((tag) => {
      const purgedAt = this.times.get(tag);
      return purgedAt !== undefined && purgedAt >= stored;
    });
  }
}

/**
 * Tag for the content of an address: the same for all spellings of a path, with and without percent-encoding and a slash
 * at its end. The path is encoded, because tags are joined by commas.
 */
export const pathTag = (path: string): Tag => `path:${spellPath(path).replaceAll(',', '%2C')}`;

/** The purges of this process. */
export const purges = (): Purges => globalSingleton('purges', () => new Purges());

const state = () =>
  globalSingleton('page-tags', () => ({ listener: null as ((tags: readonly string[]) => void) | null }));

/** Sets the process's listener, which adds a response's tags to the page made from it. */
export function onPageTags(listener: (tags: readonly string[]) => void): void {
  state().listener = listener;
}

export const reportPageTags = (tags: readonly string[]): void => state().listener?.(tags);

/** Tags of a response that shows these products. */
export const productTags = (products: readonly { id: number }[]): Tag[] =>
  products.map(({ id }): Tag => `product:${id}`);
