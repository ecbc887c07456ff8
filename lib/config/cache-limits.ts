/** Lifetimes and limits of all caches. Times in ms unless the name says otherwise. */

/** Age at which a page is rendered again in the background; pages declare the same number. */
export const PAGE_REVALIDATE_SECONDS = 60;

/**
 * Beyond this age a page is only served after a successful platform call, unless the platform is down: of two prices
 * the lower one is binding (Lei 10.962, art. 5), so an old page must not show yesterday's price.
 */
export const PAGE_RECHECK_AFTER = 5 * 60_000;

/**
 * A page with poor quality because of a failing platform (missing blocks, old data) is rendered again after this
 * time, and no other cache keeps it longer.
 */
export const INCOMPLETE_PAGE_RETRY_AFTER = 10_000;

/** Lifetime of platform answers; shorter than a page's. */
export const DATA_TTL = 20_000;

/** Lifetime of menus, settings and brands, which seldom change and are on every page. */
export const SHELL_TTL = 5 * 60_000;

/** How long a stale answer may replace a failing platform. */
export const DATA_STALE_IF_ERROR = 24 * 3_600_000;

/**
 * Lifetime of a not-found answer: a platform that was wrong about it is usually right again within ten seconds.
 */
export const ABSENT_TTL = 8_000;

/**
 * A stored page is deleted if the platform still reports it as not found after this time. Longer than the lifetime of
 * a not-found answer, so that the platform was called more than once.
 */
export const NOT_FOUND_CONFIRMED_AFTER = 30_000;

/** Lifetime of a failure, after which the platform is called again. */
export const FAILURE_TTL = 1_000;

const MEGABYTE = 1024 * 1024;

/** Memory for core pages: paths and their page numbers. A page takes about 70 KB, compressed in two encodings. */
export const CORE_PAGES_MEMORY_BYTES = 24 * MEGABYTE;

/**
 * Memory for filtered, sorted and searched pages: an endless set that must not evict the core. The indexed ones are
 * few, and also on disk.
 */
export const VARIANT_PAGES_MEMORY_BYTES = 6 * MEGABYTE;

/** Disk for core pages, compressed as in memory; they survive a restart while the platform is down. */
export const PAGES_DISK_BYTES = 256 * MEGABYTE;

/** Memory for platform answers, counted as JSON. */
export const DATA_MEMORY_BYTES = 8 * MEGABYTE;

/** Maximum difference between the clocks of instances that share pages, in ms. */
const SKEW_MS = 1_000;

/**
 * Age of something with this time stamp (epoch ms). A stamp in the future comes from a wrong clock, so the age is
 * unknown and counts as infinite: the entry is due now, not when the clock reaches that time.
 */
export function ageOf(stamp: number, now = Date.now()): number {
  return stamp > now + SKEW_MS ? Number.POSITIVE_INFINITY : now - stamp;
}
