import { ageOf, INCOMPLETE_PAGE_RETRY_AFTER, PAGE_RECHECK_AFTER } from '@/lib/config/cache-limits';
import { purges } from '@/lib/platform/purges';
import { isStaticContent } from '@/lib/screens/page';
import { type CachedPage, type Freshness, tagsOf } from './page-entry';

/** A stored page of form `S`, and what may be done with it. */
export type StoredPage<S = Freshness> = {
  /**
   * - `usable`: may be sent
   * - `check`: may be sent if the platform confirms it or does not respond
   * - `expired`: the platform has confirmed its address, and a new render will replace it before it is sent
   */
  state: 'usable' | 'check' | 'expired';
  entry: S;
  /** Whether to render the page again. */
  isDue: boolean;
  /** Whether the page was purged and has not been replaced yet. */
  isPurged: boolean;
};

export type Lookup<S = Freshness> = StoredPage<S> | { state: 'absent'; entry: null };

type Stored = Freshness & { page: Pick<CachedPage, 'headers'> };

const isPurgedSince = ({ page }: Stored, time: number) => purges().isPurged(time, () => tagsOf(page));

/** Whether the last render failed so recently that none is tried yet. A later purge ends this. */
export function isPostponed(entry: Stored): boolean {
  const failedAt = (entry.retryAt ?? 0) - INCOMPLETE_PAGE_RETRY_AFTER;
  return ageOf(failedAt) < INCOMPLETE_PAGE_RETRY_AFTER && !isPurgedSince(entry, failedAt);
}

const isAged = ({ lastModified, revalidate }: Freshness) => ageOf(lastModified) >= revalidate * 1_000;

/** Whether the page is as old as a replacement from another instance has to be. */
export const isOld = (entry: Stored): boolean => isAged(entry) || isPurgedSince(entry, entry.lastModified);

/** @param isExpired whether a new render must replace the page before it is sent */
export function lookupOf<S extends Stored>(key: string, entry: S | null, isExpired: boolean): Lookup<S> {
  if (entry === null) return { state: 'absent', entry };
  const isPurged = isPurgedSince(entry, entry.lastModified);
  const isTrusted = !isPurged && (isStaticContent(key) || ageOf(entry.lastModified) < PAGE_RECHECK_AFTER);
  return {
    state: isExpired ? 'expired' : isTrusted ? 'usable' : 'check',
    entry,
    isDue: (isAged(entry) || isPurged) && !isPostponed(entry),
    isPurged,
  };
}

/** Whether the page may be sent, now or after a call to the platform. */
export const isSendable = <S>(found: Lookup<S>): found is StoredPage<S> =>
  found.state === 'usable' || found.state === 'check';
