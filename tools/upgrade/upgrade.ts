import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { CliError, formatDuration, formatTable, log, ROOT } from '../../scripts/lib/cli.mjs';
import { runMain, runProgram } from '../../scripts/lib/processes.mjs';
import { withoutConfiguration } from '../../scripts/lib/settings.mjs';
import { readOptions } from '../lib/options';
import { copyRepository } from '../lib/repository-copy';
import { changedModules } from './changed-modules';

const LIMIT_MS = 30 * 60_000;
const VERSION = /^(?:\d+\.\d+\.\d+(?:-[\w.]+)?|[a-z]+)$/;

/** Tests of code that depends on the framework. */
const UNIT_TESTS = ['lib/framework', 'lib/page-cache', 'lib/server', 'app/middleware.test.ts'];
const SPECS = 'framework changed-next server headers status plain-next managed-host sanitiser-bypass'.split(
  ' ',
);
const BROWSER_TESTS = [
  ...['node_modules/playwright/cli.js', 'test', '--project=desktop', '--reporter=line'],
  ...SPECS.map((name) => `e2e/${name}.spec.ts`),
];

type Step = [what: string, program: { command?: string; args: string[]; env?: Record<string, string> }];

const INSTALL = 'install';
const stepsOf = (version: string): Step[] => [
  [
    INSTALL,
    { command: 'npm', args: ['install', '--save-exact', '--no-audit', '--no-fund', `next@${version}`] },
  ],
  ['types', { args: ['node_modules/typescript/bin/tsc', '--noEmit'] }],
  [
    'unit tests',
    { args: ['node_modules/jest/bin/jest.js', '--ci', ...UNIT_TESTS], env: { NODE_ENV: 'test' } },
  ],
  ['build', { args: ['scripts/build.mjs'] }],
  ['browser tests', { args: BROWSER_TESTS }],
  ['browser tests without tuning', { args: BROWSER_TESTS, env: { FRAMEWORK_TUNING: 'off' } }],
];

function readVersion(): string {
  const { positionals } = readOptions('upgrade');
  const [version = ''] = positionals;
  if (positionals.length === 1 && VERSION.test(version)) return version;
  throw new CliError('Name one version of Next, or a tag: npm run tools -- upgrade canary.');
}

const versionIn = (folder: string): string =>
  JSON.parse(fs.readFileSync(path.join(folder, 'node_modules/next/package.json'), 'utf8')).version;

async function main() {
  const version = readVersion();
  const { folder } = copyRepository('upgrade');
  // npm would overwrite this file in the original repository too, because it is a hard link.
  fs.rmSync(path.join(folder, 'node_modules/.package-lock.json'), { force: true });
  // Some browser tests copy the repository themselves, and ask git for its files.
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  const rows: string[][] = [];
  let changed: string[] = [];
  for (const [what, { env = {}, ...program }] of stepsOf(version)) {
    log(`\n== ${what}`);
    const started = Date.now();
    const { code } = await runProgram({
      ...program,
      cwd: folder,
      env: { ...withoutConfiguration(), ...env },
      output: 'inherit',
      limit: LIMIT_MS,
    });
    rows.push([what, code === 0 ? 'as before' : 'FAILED', formatDuration(Date.now() - started)]);
    if (what === INSTALL && code !== 0) break;
    if (what === INSTALL) changed = changedModules(ROOT, folder);
  }
  log(`\nNext ${versionIn(ROOT)} → ${versionIn(folder)}\n`);
  log(formatTable([['step', 'result', 'took'], ...rows]));
  for (const sentence of changed) log(sentence);
  const isSame = changed.length === 0 && rows.every(([, result]) => result === 'as before');
  log(isSame ? '\nNothing has to change.' : '\nChanges are needed: see the reasons above.');
  return isSame ? 0 : 1;
}

await runMain(main, { signalCode: 130 });
