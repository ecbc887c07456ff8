/** Lifetimes and limits of all caches. Times in ms unless the name says otherwise. */

/** Age in seconds at which a page is rendered again in the background. Pages declare the same number. */
export const PAGE_REVALIDATE_SECONDS = 60;

/**
 * Beyond this age a page is only sent after a successful call to the platform, unless the platform is down.
 * If a shop shows two prices the lower one is binding (Lei 10.962, art. 5), so an old page must not show
 * yesterday's price.
 */
export const PAGE_RECHECK_AFTER = 5 * 60_000;

/**
 * A page that is incomplete because the platform failed (missing sections, old data) is rendered again after
 * this time. No other cache keeps it longer.
 */
export const INCOMPLETE_PAGE_RETRY_AFTER = 10_000;

/** Lifetime of platform responses; shorter than a page's. */
export const DATA_TTL = 20_000;

/** Lifetime of menus, settings and brands, which rarely change and are part of every page. */
export const SHELL_TTL = 5 * 60_000;

/** How long a stale response may be used while the platform fails. */
export const DATA_STALE_IF_ERROR = 24 * 3_600_000;

/**
 * Lifetime of a not-found response. Platforms that wrongly report "not found" usually recover within ten
 * seconds.
 */
export const ABSENT_TTL = 8_000;

/**
 * A stored page is deleted if the platform still reports "not found" after this time. It is longer than the
 * lifetime of a not-found response, so that the platform has been called more than once.
 */
export const NOT_FOUND_CONFIRMED_AFTER = 30_000;

/** Lifetime of a failure, after which the platform is called again. */
export const FAILURE_TTL = 1_000;

const MEGABYTE = 1024 * 1024;

/**
 * Memory for core pages, which are paths and their page numbers. A page takes about 70 KB, compressed in two
 * encodings.
 */
export const CORE_PAGES_MEMORY_BYTES = 24 * MEGABYTE;

/**
 * Memory for filtered, sorted and searched pages. Their number is unlimited, so they must not evict core
 * pages. Only a few of them are indexed, and those are also on disk.
 */
export const VARIANT_PAGES_MEMORY_BYTES = 6 * MEGABYTE;

/** Disk space for core pages, compressed as in memory. They survive a restart while the platform is down. */
export const PAGES_DISK_BYTES = 256 * MEGABYTE;

/** Memory for platform responses, measured as JSON. */
export const DATA_MEMORY_BYTES = 8 * MEGABYTE;

/** Maximum difference between the clocks of instances that share pages, in ms. */
const SKEW_MS = 1_000;

/**
 * Age of something with this timestamp (ms since 1970). A timestamp in the future comes from a wrong clock,
 * so the age is unknown and counts as infinite: the entry is due now, not when the clock reaches that time.
 */
export function ageOf(stamp: number, now = Date.now()): number {
  return stamp > now + SKEW_MS ? Number.POSITIVE_INFINITY : now - stamp;
}
