// @ts-check
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { someFile } from '../built-files.mjs';

const FOLDER = path.join(import.meta.dirname, 'replacements');

/**
 * Bundler rules that replace modules of Next in browser code by the files in REPLACEMENTS: `lib.constants`
 * replaces `lib/constants`.
 * @typedef {NonNullable<NonNullable<import('next').NextConfig['turbopack']>['rules']>} Rules
 * @returns {Rules}
 */
function replacementRules() {
  /** @type {Rules[string]} */
  const rule = {
    condition: { all: ['browser', 'production'] },
    loaders: [path.join(import.meta.dirname, 'replace-module.cjs')],
  };
  const modules = readdirSync(FOLDER).map((name) => name.replace(/\.mjs$/, '').replaceAll('.', '/'));
  return Object.fromEntries(modules.map((name) => [`**/next/dist/${name}.js`, rule]));
}

/**
 * Replaces some of Next's modules with shorter ones in browser code.
 * @satisfies {import('../tuning').Tuning}
 */
export const clientTrim = {
  name: 'client-trim',
  stage: 'config',
  apply: (config) => ({
    ...config,
    turbopack: { ...config.turbopack, rules: { ...config.turbopack?.rules, ...replacementRules() } },
  }),
  // Only a replacement contains this text.
  check: (folder) => someFile(folder, '.js', (text) => text.includes('The shop has no server actions.')),
};
