// @ts-check
/* Tunings that make the shop faster than plain Next, by name; each can be switched off with FRAMEWORK_TUNING. The
   shop works without any of them. Each is a folder of lib/framework/tuning. Plain JavaScript without imports, because
   next.config.mjs and the build read it too. */

/** Tunings that take effect at build time. */
export const BUILD_TUNING = /** @type {const} */ (['compile-hints', 'css-chunks', 'client-trim']);

/** Tunings that take effect when the server starts. */
const SERVER_TUNING = /** @type {const} */ (['paint-first', 'pages-from-memory']);

/** @typedef {(typeof BUILD_TUNING)[number] | (typeof SERVER_TUNING)[number]} TuningName */

/** @type {readonly TuningName[]} */
export const TUNING = [...BUILD_TUNING, ...SERVER_TUNING];

/** @param {string} name @returns {name is TuningName} */
const isTuning = (name) => TUNING.some((known) => known === name);

/**
 * The tunings in a value of FRAMEWORK_TUNING: `all`, `off`, or names separated by commas.
 * @param {string} value
 * @returns {readonly TuningName[] | null} null if it contains an unknown name
 */
export function parseTuning(value) {
  if (value === 'all') return TUNING;
  if (value === 'off') return [];
  const names = value.split(/[\s,]+/).filter(Boolean);
  return names.every(isTuning) ? TUNING.filter((name) => names.includes(name)) : null;
}

/**
 * A build records these names and a start compares them, because they only take effect at build time.
 * @param {readonly TuningName[]} tuning
 */
export const buildTuning = (tuning) => BUILD_TUNING.filter((name) => tuning.includes(name)).join(',');

/**
 * The tunings for a build. Invalid values are reported later, when the shop reads its configuration.
 * @param {Record<string, string | undefined>} [env]
 */
export const tuningOf = (env = process.env) => parseTuning(env.FRAMEWORK_TUNING?.trim() || 'all') ?? TUNING;
