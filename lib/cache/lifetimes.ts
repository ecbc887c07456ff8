/** Every lifetime and limit of the caches, in one place. Times in ms unless the name says otherwise. */

/** After this age a page is rendered again in the background; pages declare the same number, in seconds. */
export const PAGE_FRESH_SECONDS = 60;

/**
 * Past this age a page is not served before the API was asked: of two prices the lower binds the shop
 * (Lei 10.962, art. 5), so a forgotten page must not show yesterday's price. With the API down it still is.
 */
export const PAGE_RECHECK_AFTER = 5 * 60_000;

/** A page that was kept because its new version came out worse is rendered again after this long. */
export const KEPT_FOR = 10_000;

/** How old an answer of the API may be when a page is rendered from it. Shorter than a page's freshness. */
export const DATA_FRESH = 20_000;

/** Menus, settings and brands change seldom and sit on every page. */
export const CHROME_FRESH = 5 * 60_000;

/** A last good answer may stand in for a failing API for this long. */
export const DATA_STALE_IF_ERROR = 24 * 3_600_000;

/** An unknown path is believed to be unknown for this long. */
export const ABSENT_FRESH = 30_000;

/** A failing API is asked again after this long. */
export const FAILURE_FRESH = 1_000;

const MEGABYTE = 1024 * 1024;

/** Pages kept in memory, raw, ready to send: paths and their page numbers. */
export const CORE_PAGES_MEMORY = 24 * MEGABYTE;

/** Filtered, sorted and searched pages: an endless set, kept apart so that it cannot push out the core. */
export const VARIANT_PAGES_MEMORY = 6 * MEGABYTE;

/** Core pages on disk, compressed; they survive a restart with the API down. */
export const PAGES_DISK = 256 * MEGABYTE;

/** Answers of the API in memory, counted in bytes of JSON. */
export const DATA_MEMORY = 8 * MEGABYTE;
