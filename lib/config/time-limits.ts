/** Time limits in ms for platform calls and for requests that wait. Lifetimes of caches are in cache-limits.ts. */

/** The development server compiles before and during reads. With production limits, the reads would time out. */
const isDevelopment = process.env.NODE_ENV === 'development';

/** Time for connecting to a server. */
export const CONNECT_MS = { platform: 1_000, thirdParty: 1_500 };

/**
 * Time for a call, including connecting and the single retry: reads that a page needs and reads of optional sections,
 * changes, uploads, and other services, for which no page waits longer.
 */
export const CALL_MS = {
  page: isDevelopment ? 30_000 : 2_500,
  optional: isDevelopment ? 30_000 : 1_500,
  write: 8_000,
  upload: 8_000,
  thirdParty: 3_000,
};

/** Deadline for all reads of a page after its request arrived. A page has four seconds; the rest is for rendering. */
export const PAGE_READS_MS = isDevelopment ? 60_000 : 3_600;

/** Deadline for the header, menu and footer of an error page. */
export const ERROR_PAGE_READS_MS = 400;

/** Time for identifying a page with the platform's help, so that the page is complete within four seconds. */
export const PAGE_CHECKS_MS = 3_300;

/** How long a request waits for the test of unknown filter keys. A later result is used by the next request. */
export const FILTER_KEYS_WAIT_MS = 1_000;

/** Bounds for the time that a stored page waits for the platform, which depends on the duration of recent calls. */
export const STORED_PAGE_WAIT_MS = { min: 200, max: 1_000 };

/** How long a request for a purged page waits for the platform before the old page is sent after all. */
export const PURGED_PAGE_WAIT_MS = 1_500;

/** How long a request waits for its render; longer near the front, because renders are slow on a slow machine. */
export const RENDER_WAIT_MS = { near: 8_000, far: 3_000 };
