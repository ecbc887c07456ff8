// @ts-check
import { clientTrim } from './tuning/client-trim/client-trim.mjs';
import { compileHints } from './tuning/compile-hints/compile-hints.mjs';
import { cssChunks } from './tuning/css-chunks/css-chunks.mjs';

/** @type {Extract<import('./tuning/tuning').Tuning, { stage: 'config' | 'files' }>[]} */
const BUILD_TUNINGS = [clientTrim, compileHints, cssChunks];

/** @typedef {import('@/lib/config/framework-tuning.mjs').TuningName} TuningName */

/**
 * The build configuration with the chosen tunings applied.
 * @param {import('next').NextConfig} config
 * @param {readonly TuningName[]} chosen
 */
export function tuneConfig(config, chosen) {
  let tuned = config;
  for (const tuning of BUILD_TUNINGS)
    if (tuning.stage === 'config' && chosen.includes(tuning.name)) tuned = tuning.apply(tuned);
  return tuned;
}

/**
 * Applies the chosen tunings to the scripts and styles of a finished build.
 * @param {string} folder
 * @param {readonly TuningName[]} chosen
 * @returns names of the build tunings that changed nothing
 */
export function tuneFiles(folder, chosen) {
  const tunings = BUILD_TUNINGS.filter(({ name }) => chosen.includes(name));
  for (const tuning of tunings) if (tuning.stage === 'files') tuning.apply(folder);
  return tunings.filter(({ check }) => !check(folder)).map(({ name }) => name);
}
