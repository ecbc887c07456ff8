// @ts-check
/*
 * How a page's Content-Security-Policy allows its scripts; PAGE_POLICY selects it. Plain JavaScript without
 * imports, because next.config.mjs and the build read it too.
 */

/**
 * With `hashes`, our page cache handler adds the hashes of a finished page's scripts. The others are for
 * hosts that run Next without the handler: each request renders its page, and its scripts get a `nonce` or
 * are all allowed as `inline`.
 */
export const PAGE_POLICIES = /** @type {const} */ (['hashes', 'nonce', 'inline']);

/** @typedef {(typeof PAGE_POLICIES)[number]} PagePolicy */

/**
 * The policy for a build. Invalid values are reported later, when the shop reads its configuration.
 * @param {Record<string, string | undefined>} [env]
 */
export const pagePolicyOf = (env = process.env) =>
  PAGE_POLICIES.find((name) => name === env.PAGE_POLICY?.trim()) ?? 'hashes';

/**
 * Whether pages are stored, or rendered per request. A build records this, and the start checks that it still
 * matches.
 * @param {PagePolicy} policy
 */
export const pageModeOf = (policy) => (policy === 'hashes' ? 'stored' : 'rendered');
