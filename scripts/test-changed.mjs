/*
 * npm run test:changed checks in under two minutes what a change can affect: format and lint of the changed files,
 * types, boundaries, the Jest tests that import them, and the browser tests of their folders. It compares with `main`,
 * or with the commit of `--since=HEAD~2`. npm test runs everything.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { importTable } from './boundaries/imports.mjs';
import { readProject } from './boundaries/source.mjs';
import { isBuildCurrent } from './lib/build.mjs';
import { BIN, formatDuration, log, REPORTS, ROOT, readOptions } from './lib/cli.mjs';
import { runMain, runProgram } from './lib/processes.mjs';
import { withoutConfiguration } from './lib/settings.mjs';
import { testsOf } from './test/reports.mjs';
import { affectedSpecs, withinTime } from './test-changed/browser-tests.mjs';

/** Time for the browser tests, in seconds. A build takes half a minute of it. */
const BROWSER_SECONDS = { built: 75, unbuilt: 45 };
/** Assumed time of a spec that is in no report, in seconds. */
const UNKNOWN_SECONDS = 30;
const LIMIT_MS = 15 * 60_000;
const CODE = /\.(m?[jt]sx?|cjs)$/;

/** @param {...string} args */
const git = (...args) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);

/**
 * Changed and new files since `since` branched off, committed or not; those of the last commit when there are none.
 * @param {string} since
 */
function changedFiles(since) {
  const [base = since] = git('merge-base', since, 'HEAD');
  const changed = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
  const files = changed.length > 0 ? changed : git('diff', '--name-only', 'HEAD~1');
  return [...new Set(files)].filter((file) => fs.existsSync(path.join(ROOT, file)));
}

/** Seconds that each spec took on a wide screen in the last whole run. */
function lastDurations() {
  const file = path.join(REPORTS, 'e2e.json');
  /** @type {Map<string, number>} */
  const seconds = new Map();
  if (!fs.existsSync(file)) return seconds;
  for (const { file: spec, project, ms } of testsOf(JSON.parse(fs.readFileSync(file, 'utf8')))) {
    if (project === 'desktop') seconds.set(spec, (seconds.get(spec) ?? 0) + ms / 1000);
  }
  return seconds;
}

/** The specs to run, with a line about the specs that do not fit into the time. @param {readonly string[]} changed */
function chooseSpecs(changed) {
  const durations = lastDurations();
  const affected = affectedSpecs(changed, importTable(readProject(ROOT)));
  // Two workers share the tests.
  const durationOf = (/** @type {string} */ spec) => (durations.get(spec) ?? UNKNOWN_SECONDS) / 2;
  const seconds = isBuildCurrent(ROOT) ? BROWSER_SECONDS.built : BROWSER_SECONDS.unbuilt;
  const { taken, left } = withinTime(affected, seconds, durationOf);
  if (left.length > 0) log(`Left to npm test: ${left.join(', ')}`);
  return taken;
}

/** The checks, each as `{ title, args }`. Checks without files are left out. @param {readonly string[]} changed */
function checksOf(changed) {
  const code = changed.filter((file) => CODE.test(file));
  const specs = chooseSpecs(changed);
  return [
    {
      title: 'format and lint',
      args: [BIN.biome, 'ci', '--colors=off', '--no-errors-on-unmatched', ...changed],
    },
    { title: 'types', args: [BIN.tsc, '--noEmit', '-p', ROOT] },
    { title: 'types of scripts and tools', args: [BIN.tsc, '-p', path.join(ROOT, 'scripts')] },
    { title: 'boundaries', args: ['scripts/boundaries.mjs'] },
    ...(code.length > 0
      ? [
          {
            title: 'unit and component tests',
            args: [BIN.jest, '--ci', '--silent', '--passWithNoTests', '--findRelatedTests', ...code],
            env: { NODE_ENV: 'test' },
          },
        ]
      : []),
    ...(specs.length > 0
      ? [
          {
            title: `browser tests: ${specs.join(', ')}`,
            args: [BIN.playwright, 'test', ...specs, '--project=desktop', '--reporter=line'],
          },
        ]
      : []),
  ];
}

async function main() {
  const started = Date.now();
  const hint = 'npm run test:changed takes --since=COMMIT.';
  const { since } = readOptions({ since: { type: 'string', default: 'main' } }, hint);
  const changed = changedFiles(since);
  if (changed.length === 0) {
    log('Nothing has changed.');
    return 0;
  }
  log(`${changed.length} changed files.`);
  const failed = [];
  for (const { title, args, env = {} } of checksOf(changed)) {
    log(`\n== ${title}`);
    const since = Date.now();
    const { code } = await runProgram({
      args,
      env: { ...withoutConfiguration(), ...env },
      output: 'inherit',
      limit: LIMIT_MS,
    });
    if (code !== 0) failed.push(title);
    log(`${code === 0 ? 'ok' : 'FAILED'}: ${formatDuration(Date.now() - since)}`);
  }
  log(
    `\n${formatDuration(Date.now() - started)} in all. ${failed.length > 0 ? `Failed: ${failed.join('; ')}.` : 'Nothing failed.'}`,
  );
  return failed.length > 0 ? 1 : 0;
}

await runMain(main, { signalCode: 130 });
