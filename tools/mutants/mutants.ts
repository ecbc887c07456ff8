/*
 * StrykerJS changes the code that calculates amounts, one place at a time, runs its unit tests, and prints
 * each change that no test detects. Exit code 1 if the tests of an area detect less than 95%.
 */
import fs from 'node:fs';
import path from 'node:path';
import { log, REPORTS, ROOT } from '../../scripts/lib/cli.mjs';
import { runMain, runProgram } from '../../scripts/lib/processes.mjs';
import { readNames } from '../lib/options';
import { AREAS, type Area } from './areas';

const LIMIT_MS = 60 * 60_000;
/** Minimum percentage of the changes that the tests of an area must detect. */
const MIN_SCORE = 95;
const FOLDER = path.join(REPORTS, 'mutants');

function chosenAreas() {
  const names = readNames('mutants', Object.keys(AREAS));
  return Object.entries(AREAS).filter(([name]) => names.includes(name));
}

const configurationOf = ({ files, tests }: Area) => ({
  mutate: files,
  testRunner: 'jest',
  jest: {
    configFile: 'tools/mutants/jest.config.mjs',
    config: { testMatch: tests.map((test) => `<rootDir>/${test}`) },
    enableFindRelatedTests: false,
  },
  // Stryker would rewrite tsconfig.json with the compiler's API, which TypeScript 7 lacks.
  tsconfigFile: 'none',
  // Coverage per test would need Stryker's own test environment, but the tests choose theirs in their first
  // line.
  coverageAnalysis: 'off',
  concurrency: 1,
  ignorePatterns: ['.next', '.next-*', 'data', 'e2e', '.reports', 'docs', 'playwright-report'],
  reporters: ['clear-text'],
  allowConsoleColors: Boolean(process.stdout.isTTY),
  clearTextReporter: { reportTests: false },
  thresholds: { high: MIN_SCORE, low: MIN_SCORE, break: MIN_SCORE },
  tempDirName: path.join(FOLDER, 'sandbox'),
  // Texts do not affect amounts, so they are not changed.
  mutator: { excludedMutations: ['StringLiteral'] },
});

/** Whether the tests detect enough changes, which Stryker reports as exit code 0. */
async function isNoticed(area: string, parts: Area) {
  const file = path.join(FOLDER, `${area}.config.json`);
  fs.mkdirSync(FOLDER, { recursive: true });
  fs.writeFileSync(file, JSON.stringify(configurationOf(parts)));
  const { code } = await runProgram({
    args: [path.join(ROOT, 'tools/node_modules/@stryker-mutator/core/bin/stryker.js'), 'run', file],
    env: process.env,
    output: 'inherit',
    limit: LIMIT_MS,
  });
  return code === 0;
}

async function main() {
  let code = 0;
  for (const [area, parts] of chosenAreas()) {
    log(`\n== ${area}`);
    if (!(await isNoticed(area, parts))) code = 1;
  }
  return code;
}

await runMain(main);
