import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository's top level. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Entry points of the command-line programs we run, as files, so that no shell or PATH is involved. */
export const BIN = {
  next: path.join(ROOT, 'node_modules/next/dist/bin/next'),
  tsc: path.join(ROOT, 'node_modules/typescript/bin/tsc'),
  biome: path.join(ROOT, 'node_modules/@biomejs/biome/bin/biome'),
  knip: path.join(ROOT, 'node_modules/knip/bin/knip.js'),
  jest: path.join(ROOT, 'node_modules/jest/bin/jest.js'),
  playwright: path.join(ROOT, 'node_modules/playwright/cli.js'),
};

/**
 * A failure whose message is written for the person at the terminal: it is printed as it stands,
 * without a stack trace.
 */
export class Sentence extends Error {
  name = 'Sentence';
}

/** Prints one plain line about what is going on. */
export function say(text) {
  process.stdout.write(`${text}\n`);
}
