import { runProgram } from './processes.mjs';
import { BIN, ROOT } from './project.mjs';
import { buildIsCurrent, forgetBuild, rememberBuild, sourceDigest } from './staleness.mjs';

const BUILD_LIMIT_MS = 10 * 60_000;

/** What every Next program gets: no telemetry, no repair of the lock file over the network. */
export function nextEnvironment(env, nodeEnv) {
  const { HOSTNAME: _hangsMiddlewareRewrites, ...rest } = env;
  return { ...rest, NODE_ENV: nodeEnv, NEXT_TELEMETRY_DISABLED: '1', NEXT_IGNORE_INCORRECT_LOCKFILE: '1' };
}

/**
 * Makes the production build in `.next` unless it is current.
 * Resolves to 'current', 'built' or 'failed'; with `output: 'held'` the build's own words come as `lines`.
 */
export async function buildWhenStale(env, { output = 'inherit', announce = () => {} } = {}) {
  const digest = sourceDigest(ROOT);
  if (buildIsCurrent(ROOT, digest)) return { outcome: 'current', lines: [] };
  announce();
  forgetBuild(ROOT);
  const { code, lines } = await runProgram({
    args: [BIN.next, 'build'],
    env: nextEnvironment(env, 'production'),
    output,
    limit: BUILD_LIMIT_MS,
  });
  if (code !== 0) return { outcome: 'failed', lines };
  rememberBuild(ROOT, digest);
  return { outcome: 'built', lines };
}
