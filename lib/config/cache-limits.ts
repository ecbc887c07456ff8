/** Lifetimes and limits of all caches. Times in ms unless the name says otherwise. */

/** Age at which a page is rendered again in the background; pages declare the same number. */
export const PAGE_REVALIDATE_SECONDS = 60;

/**
 * Past this age a page is only served after a successful platform call, unless the platform is down: of two prices the
 * lower binds the shop (Lei 10.962, art. 5), so an old page must not show yesterday's price.
 */
export const PAGE_RECHECK_AFTER = 5 * 60_000;

/**
 * A page that a failing platform kept from being rendered well (blocks missing, old data) is rendered again after this
 * long, and nobody else keeps it for longer.
 */
export const INCOMPLETE_PAGE_RETRY_AFTER = 10_000;

/** Lifetime of platform answers; shorter than that of pages. */
export const DATA_TTL = 20_000;

/** Lifetime of menus, settings and brands, which change seldom and are on every page. */
export const SHELL_TTL = 5 * 60_000;

/** How long a stale answer may replace a failing platform. */
export const DATA_STALE_IF_ERROR = 24 * 3_600_000;

/** Lifetime of "there is no such page": a platform that was wrong about it is well again within ten seconds. */
export const ABSENT_TTL = 8_000;

/**
 * A stored page is deleted when the platform still calls it absent after this long. Longer than an absence is
 * remembered, so that the platform was called more than once.
 */
export const NOT_FOUND_CONFIRMED_AFTER = 30_000;

/** Lifetime of a failure, after which the platform is called again. */
export const FAILURE_TTL = 1_000;

const MEGABYTE = 1024 * 1024;

/** Memory for core pages: paths and their page numbers. A page takes about 70 KB, compressed in two encodings. */
export const CORE_PAGES_MEMORY_BYTES = 24 * MEGABYTE;

/**
 * Memory for filtered, sorted and searched pages: an endless set that must not evict the core. Those for search engines
 * are few, and on disk too.
 */
export const VARIANT_PAGES_MEMORY_BYTES = 6 * MEGABYTE;

/** Disk for core pages, compressed as in memory; they survive a restart while the platform is down. */
export const PAGES_DISK_BYTES = 256 * MEGABYTE;

/** Memory for platform answers, counted as JSON. */
export const DATA_MEMORY_BYTES = 8 * MEGABYTE;

/** Clocks of instances that share pages differ by less, in ms. */
const SKEW_MS = 1_000;

/**
 * Age of what has this time stamp (epoch ms). A stamp of the future was written by a clock that was wrong, so that
 * its age is unknown and counts as infinite: it is due now, not when the clock gets there.
 */
export function ageOf(stamp: number, now = Date.now()): number {
  return stamp > now + SKEW_MS ? Number.POSITIVE_INFINITY : now - stamp;
}
