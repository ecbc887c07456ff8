import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { CliError, formatDuration, formatTable, log, ROOT } from '../../scripts/lib/cli.mjs';
import { runMain, runProgram } from '../../scripts/lib/processes.mjs';
import { withoutConfiguration } from '../../scripts/lib/settings.mjs';
import { testsOf } from '../../scripts/test/reports.mjs';
import { readOptions } from '../lib/options';
import { copyRepository } from '../lib/repository-copy';
import { changedModules, importedModules, replacedModules } from './changed-modules';

const LIMIT_MS = 30 * 60_000;
const VERSION = /^(?:\d+\.\d+\.\d+(?:-[\w.]+)?|[a-z]+)$/;
const LAST_LINES = 15;

/** Tests of code that depends on the framework. */
const UNIT_TESTS = ['lib/framework', 'lib/page-cache', 'lib/server', 'app/middleware.test.ts'];
const SPECS = [
  'framework',
  'drifts',
  'server',
  'headers',
  'status',
  'plain-next',
  'managed-host',
  'tripwire',
];

function readVersion(): string {
  const { positionals } = readOptions('upgrade');
  const [version = ''] = positionals;
  if (positionals.length === 1 && VERSION.test(version)) return version;
  throw new CliError('Name one version of Next, or a tag: npm run tools -- upgrade canary.');
}

const versionIn = (folder: string): string =>
  JSON.parse(fs.readFileSync(path.join(folder, 'node_modules/next/package.json'), 'utf8')).version;

/** Deleted first, because npm would overwrite this hard-linked file in the original repository too. */
function unlinkPackageList(folder: string): void {
  fs.rmSync(path.join(folder, 'node_modules/.package-lock.json'), { force: true });
}

/** Some browser tests copy the repository themselves and ask git for its files. */
function makeRepository(folder: string): void {
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
}

type Program = { command?: string | undefined; args: string[]; variables?: Record<string, string> };
/** Tries something in the copy, and returns one line for each difference. */
type Try = (folder: string) => string[] | Promise<string[]>;
type Step = { what: string; isNeeded?: boolean; run: Try };

async function runStep({ command, args, variables = {} }: Program, folder: string): Promise<string[]> {
  const { code, lines } = await runProgram({
    ...(command === undefined ? {} : { command }),
    args,
    cwd: folder,
    env: { ...withoutConfiguration(), ...variables },
    output: 'held',
    limit: LIMIT_MS,
  });
  return code === 0 ? [] : lines.slice(-LAST_LINES);
}

const program =
  (args: string[], command?: string): Try =>
  (folder) =>
    runStep({ args, command }, folder);

/** Runs tests; resolves to the failed tests with their reasons, or to the last lines of a run without a report. */
const tests =
  (args: string[], report: string, variables: Record<string, string>): Try =>
  async (folder) => {
    const file = path.join(folder, report);
    fs.rmSync(file, { force: true });
    const lines = await runStep(
      { args, variables: { ...variables, PLAYWRIGHT_JSON_OUTPUT_FILE: file } },
      folder,
    );
    if (!fs.existsSync(file)) return lines;
    const all = testsOf(JSON.parse(fs.readFileSync(file, 'utf8')));
    if (all.every(({ result }) => result === 'skipped')) return ['No test was run.'];
    return all
      .filter(({ result }) => result === 'failed')
      .map(({ title, reason }) => [title, reason].filter(Boolean).join('\n    '));
  };

const specs = (variables: Record<string, string>) =>
  tests(
    [
      ...['node_modules/playwright/cli.js', 'test', '--project=desktop', '--reporter=json'],
      ...SPECS.map((name) => `e2e/${name}.spec.ts`),
    ],
    'specs.json',
    variables,
  );

const steps = (version: string, names: readonly string[]): Step[] => [
  {
    what: 'install',
    isNeeded: true,
    run: program(['install', '--save-exact', '--no-audit', '--no-fund', `next@${version}`], 'npm'),
  },
  {
    what: 'modules that are imported or replaced',
    run: (folder) =>
      changedModules(names, {
        before: path.join(ROOT, 'node_modules'),
        after: path.join(folder, 'node_modules'),
      }),
  },
  { what: 'types', run: program(['node_modules/typescript/bin/tsc', '--noEmit']) },
  {
    what: 'unit tests of the seam',
    run: tests(
      ['node_modules/jest/bin/jest.js', '--ci', '--json', '--outputFile=unit.json', ...UNIT_TESTS],
      'unit.json',
      { NODE_ENV: 'test' },
    ),
  },
  { what: 'build', isNeeded: true, run: program(['scripts/build.mjs']) },
  { what: 'browser tests', run: specs({}) },
  { what: 'browser tests without tuning', run: specs({ FRAMEWORK_TUNING: 'off' }) },
];

async function main() {
  const version = readVersion();
  const names = [...importedModules(ROOT), ...replacedModules(ROOT)];
  const { folder } = copyRepository('upgrade');
  unlinkPackageList(folder);
  makeRepository(folder);
  const rows: string[][] = [];
  const changes: string[] = [];
  for (const { what, isNeeded, run } of steps(version, names)) {
    const started = Date.now();
    const problems = await run(folder);
    rows.push([
      what,
      problems.length === 0 ? 'as before' : 'see below',
      formatDuration(Date.now() - started),
    ]);
    log(rows.slice(-1).flat().join(': '));
    changes.push(...problems.map((problem) => `${what}: ${problem}`));
    if (isNeeded && problems.length > 0) break;
  }
  log(`\nNext ${versionIn(ROOT)} → ${versionIn(folder)}\n`);
  log(formatTable([['step', 'result', 'took'], ...rows]));
  log(changes.length === 0 ? '\nNothing has to change.' : `\nTo look at:\n${changes.join('\n')}`);
  return changes.length === 0 ? 0 : 1;
}

await runMain(main, { signalCode: 130 });
