/*
 * npm run test:changed: the quick checks, and the tests that import files that have changed since `main`, or
 * since the commit in `--since=HEAD~2`. Browser tests import no page, so only those that were changed
 * themselves run. npm test runs everything.
 */
import { execFileSync } from 'node:child_process';
import { BIN, log, ROOT, readOptions } from './lib/cli.mjs';
import { runMain, runProgram } from './lib/processes.mjs';
import { withoutConfiguration } from './lib/settings.mjs';

const LIMIT_MS = 15 * 60_000;

async function main() {
  const hint = 'npm run test:changed only takes --since=COMMIT.';
  const { since } = readOptions({ since: { type: 'string', default: 'main' } }, hint);
  const base = execFileSync('git', ['merge-base', since, 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim();
  const programs = [
    ['scripts/test.mjs', '--only=lint,types,boundaries,unused', '--no-install'],
    [BIN.jest, '--ci', '--silent', '--passWithNoTests', `--changedSince=${base}`],
    [BIN.playwright, 'test', '--pass-with-no-tests', `--only-changed=${base}`, '--project=desktop'],
  ];
  const failed = [];
  for (const args of programs) {
    const env = withoutConfiguration();
    const { code } = await runProgram({ args, env, output: 'inherit', limit: LIMIT_MS });
    if (code !== 0) failed.push(args[0]);
  }
  log(failed.length > 0 ? `Failed: ${failed.join(', ')}` : 'Nothing failed.');
  return failed.length > 0 ? 1 : 0;
}

await runMain(main, { signalCode: 130 });
