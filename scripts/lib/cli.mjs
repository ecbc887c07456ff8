import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

/** The repository's top level. */
export const ROOT = path.resolve(import.meta.dirname, '..', '..');

/** Reports of the latest test runs, by step. */
export const REPORTS = path.join(ROOT, '.reports');

/**
 * Entry points of the programs that we run. They are started as files, so that neither a shell nor PATH
 * matters.
 */
export const BIN = {
  next: path.join(ROOT, 'node_modules/next/dist/bin/next'),
  tsc: path.join(ROOT, 'node_modules/typescript/bin/tsc'),
  biome: path.join(ROOT, 'node_modules/@biomejs/biome/bin/biome'),
  knip: path.join(ROOT, 'node_modules/knip/bin/knip.js'),
  jest: path.join(ROOT, 'node_modules/jest/bin/jest.js'),
  playwright: path.join(ROOT, 'node_modules/playwright/cli.js'),
};

/** An error with a message for the user, which is printed without a stack trace. */
export class CliError extends Error {
  /** @override */
  name = 'CliError';
}

/** @typedef {Record<string, string | undefined>} Env variables of a process */

/**
 * A text field of anything thrown. Errors from another realm, such as a test's, are not instances of `Error`.
 * @param {unknown} error
 * @param {'message' | 'code' | 'stack'} field
 */
const fieldOf = (error, field) => {
  const value = typeof error === 'object' && error !== null ? Reflect.get(error, field) : undefined;
  return typeof value === 'string' ? value : undefined;
};

/** The message of anything thrown. @param {unknown} error */
export const messageOf = (error) => fieldOf(error, 'message') ?? String(error);

/** The code of a system's error, such as ENOENT; undefined for others. @param {unknown} error */
export const codeOf = (error) => fieldOf(error, 'code');

/**
 * The text to print for an error: the message of a CliError, the stack of any other.
 * @param {unknown} error
 */
export const describeError = (error) =>
  error instanceof CliError ? error.message : (fieldOf(error, 'stack') ?? String(error));

/**
 * The options of the command line.
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} Options
 * @param {Options} options
 * @param {string} hint a sentence that names them
 * @throws CliError for any other option, with the hint
 */
export function readOptions(options, hint) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    throw new CliError(`${messageOf(error)}. ${hint}`);
  }
}

/** @param {string} text */
export function log(text) {
  process.stdout.write(`${text}\n`);
}

/** 850 ms, 12.3 s, 2 min 5 s. @param {number} ms */
export function formatDuration(ms) {
  if (ms < 1000) return `${Math.round(ms)} ms`;
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/**
 * A plain-text table; the first row is the header, numbers are aligned right.
 * @param {readonly (readonly (string | number)[])[]} rows
 */
export function formatTable(rows) {
  const cells = rows.map((row) => row.map(String));
  const widths =
    cells[0]?.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0))) ?? [];
  const isNumber = (/** @type {string} */ text) => /^[\d.,]+( ?\w{1,3})?$/.test(text);
  const pad = (/** @type {string} */ text, /** @type {number} */ column) =>
    isNumber(text) ? text.padStart(widths[column] ?? 0) : text.padEnd(widths[column] ?? 0);
  return cells.map((row) => row.map(pad).join('  ').trimEnd()).join('\n');
}

/** A temporary folder, deleted by `remove()` or, at the latest, when the process exits. @param {string} purpose */
export function createTempFolder(purpose) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `storefront-${purpose}-`));
  const remove = () => {
    process.removeListener('exit', remove);
    // A server keeps writing for up to three seconds after its parent process was killed. Ten attempts take
    // 5.5 seconds.
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  };
  process.once('exit', remove);
  return { folder, remove };
}
