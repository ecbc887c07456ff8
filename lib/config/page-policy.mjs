// @ts-check
/* How a policy allows the scripts of a page, chosen by PAGE_POLICY. Plain JavaScript without imports, because
   next.config.mjs and the build read it too. */

/**
 * `hashes`: finished pages pass our page cache handler, which names their scripts. The others are for hosts that run
 * Next without it: each request renders its page, whose scripts have a `nonce`, or are allowed because they are
 * `inline`.
 */
export const PAGE_POLICIES = /** @type {const} */ (['hashes', 'nonce', 'inline']);

/** @typedef {(typeof PAGE_POLICIES)[number]} PagePolicy */

/**
 * The policy for a build: a wrong value is refused when the shop reads its configuration.
 * @param {Record<string, string | undefined>} [env]
 */
export const pagePolicyOf = (env = process.env) =>
  PAGE_POLICIES.find((name) => name === env.PAGE_POLICY?.trim()) ?? 'hashes';

/**
 * Whether pages are stored or rendered per request; a build records this and a start compares it.
 * @param {PagePolicy} policy
 */
export const pagesOf = (policy) => (policy === 'hashes' ? 'stored' : 'rendered');
