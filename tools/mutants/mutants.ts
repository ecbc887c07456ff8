/*
 * npm run tools -- mutants: changes the code that decides amounts, one place at a time, and runs its unit tests: a change
 * that no test notices survives. Ends with 1 when fewer than 95 % are noticed in an area. `--only=money` changes one
 * area.
 */
import fs from 'node:fs';
import path from 'node:path';
import { CliError, formatTable, log, ROOT } from '../../scripts/lib/cli.mjs';
import { runMain, runProgram } from '../../scripts/lib/processes.mjs';
import { readOptions } from '../lib/options';
import { AREAS, type Area, MIN_SCORE, type MutationReport, scoreOf, survivorsOf } from './report';

const LIMIT_MS = 60 * 60_000;
const REPORTS = path.join(ROOT, '.reports', 'mutants');

function chosenAreas() {
  const { only } = readOptions('mutants', { only: { type: 'string' } }).values;
  const names = only?.split(',') ?? Object.keys(AREAS);
  const unknown = names.find((name) => !Object.hasOwn(AREAS, name));
  if (unknown !== undefined)
    throw new CliError(`There is no area "${unknown}": choose among ${Object.keys(AREAS).join(', ')}.`);
  return Object.entries(AREAS).filter(([name]) => names.includes(name));
}

/** Runs Stryker over the files; resolves to its report. */
async function mutate(area: string, { files, tests }: Area): Promise<MutationReport> {
  const report = path.join(REPORTS, `${area}.json`);
  const config = path.join(REPORTS, `${area}.config.json`);
  fs.mkdirSync(REPORTS, { recursive: true });
  fs.writeFileSync(
    config,
    JSON.stringify({
      mutate: files,
      testRunner: 'jest',
      jest: {
        configFile: 'tools/mutants/jest.config.mjs',
        config: { testMatch: tests.map((test) => `<rootDir>/${test}`) },
        enableFindRelatedTests: false,
      },
      // Stryker would rewrite tsconfig.json by the compiler API, which TypeScript 7 does not have.
      tsconfigFile: 'none',
      // By test it needs Stryker's own environment, and the tests name theirs in their first line.
      coverageAnalysis: 'off',
      concurrency: 1,
      ignorePatterns: ['.next', '.next-*', 'data', 'e2e', '.reports', 'docs', 'playwright-report'],
      reporters: ['json'],
      jsonReporter: { fileName: report },
      tempDirName: path.join(REPORTS, 'sandbox'),
      // Texts are not amounts.
      mutator: { excludedMutations: ['StringLiteral'] },
    }),
  );
  const { code, lines } = await runProgram({
    args: [path.join(ROOT, 'tools/node_modules/@stryker-mutator/core/bin/stryker.js'), 'run', config],
    env: process.env,
    output: 'held',
    limit: LIMIT_MS,
  });
  if (code !== 0) throw new CliError(`Stryker failed for ${area}:\n${lines.join('\n')}`);
  return JSON.parse(fs.readFileSync(report, 'utf8'));
}

async function main() {
  const rows: string[][] = [['area', 'mutants', 'noticed', 'survived', '%']];
  let isBelow = false;
  for (const [area, parts] of chosenAreas()) {
    const report = await mutate(area, parts);
    const { noticed, total, percent } = scoreOf(report);
    isBelow ||= percent < MIN_SCORE;
    rows.push([area, String(total), String(noticed), String(total - noticed), percent.toFixed(1)]);
    for (const survivor of survivorsOf(report)) log(survivor);
  }
  log(formatTable(rows));
  return isBelow ? 1 : 0;
}

await runMain(main);
