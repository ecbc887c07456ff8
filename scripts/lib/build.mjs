import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { buildTuning, tuningOf } from '../../lib/config/framework-tuning.mjs';
import { pageModeOf, pagePolicyOf } from '../../lib/config/page-policy.mjs';
import { tuneFiles } from '../../lib/framework/build-tunings.mjs';
import { BIN, log, ROOT } from './cli.mjs';
import { filesIn } from './files.mjs';
import { runProgram } from './processes.mjs';
import { bundleAgentWorker, bundleServer, bundleStore, SERVER_FILE } from './server-bundle.mjs';
import { addEarlierFiles, restoreStaticFiles, saveStaticFiles } from './static-files.mjs';

const BUILD_LIMIT_MS = 10 * 60_000;

/** Everything on which a production build depends. */
const BUILD_SOURCES = [
  'app',
  'components',
  'lib',
  'styles',
  'public',
  'middleware.ts',
  'server.ts',
  'scripts/lib/server-bundle.mjs',
  'instrumentation.ts',
  'next.config.mjs',
  'scripts/lib/picture-worker.mjs',
  'scripts/lib/browser-workers.mjs',
  'scripts/lib/files.mjs',
  // Its browserslist determines the syntax to which the build compiles.
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

const TEST_FILE = /\.test\.tsx?$/;

/**
 * The files of a source, which is a file or a folder.
 * @param {string} root
 * @param {string} source
 */
function filesOf(root, source) {
  const place = path.join(root, source);
  if (fs.statSync(place, { throwIfNoEntry: false })?.isFile()) return [source];
  return filesIn(place).map((name) => `${source}/${name}`);
}

/**
 * A digest of everything on which a build depends: names and contents of the sources except tests, the
 * tuning, and whether pages are stored.
 * @param {string} root
 * @param {Record<string, string | undefined>} [env]
 */
export function sourceDigest(root, env = process.env) {
  const choices = `${buildTuning(tuningOf(env))} ${pageModeOf(pagePolicyOf(env))}`;
  const hash = createHash('sha256').update(choices);
  for (const source of BUILD_SOURCES) {
    for (const file of filesOf(root, source)) {
      if (TEST_FILE.test(file)) continue;
      const content = fs.readFileSync(path.join(root, file));
      hash.update(`${file}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest('hex');
}

/** @param {string} root */
const digestFile = (root) => path.join(root, '.next', 'source-digest');

/**
 * Files that a finished build has. Those that next.config.mjs writes to node_modules are deleted by `npm ci`.
 */
export const BUILD_RESULTS = [
  '.next/BUILD_ID',
  '.next/source-digest',
  '.next/shop-server.cjs',
  '.next/agent-worker.cjs',
  'node_modules/.cache/storefront/page-cache-handler.cjs',
  'node_modules/.cache/storefront/picture-worker.cjs',
  'node_modules/.cache/storefront/try-on/worker.js',
  'node_modules/.cache/storefront/prescription-pdf/worker.js',
];

/** Whether `.next` contains a finished build of exactly these sources. @param {string} root */
export function isBuildCurrent(root, digest = sourceDigest(root)) {
  return (
    BUILD_RESULTS.every((name) => fs.existsSync(path.join(root, name))) &&
    fs.readFileSync(digestFile(root), 'utf8') === digest
  );
}

/** Called before a build, so that an interrupted build never counts as finished. @param {string} root */
export function removeBuildRecord(root) {
  fs.rmSync(digestFile(root), { force: true });
}

/**
 * @param {string} root
 * @param {string} digest
 */
export function writeBuildRecord(root, digest) {
  fs.writeFileSync(digestFile(root), digest);
}

/**
 * Environment for Next programs: without telemetry, and without repairing the lock file over the network.
 * @param {import('./cli.mjs').Env} env
 * @param {'production' | 'development'} nodeEnv
 */
export function nextEnvironment(env, nodeEnv) {
  // If HOSTNAME is set, as some shells do, rewrites in Next's middleware hang.
  const { HOSTNAME: _, ...rest } = env;
  return { ...rest, NODE_ENV: nodeEnv, NEXT_TELEMETRY_DISABLED: '1', NEXT_IGNORE_INCORRECT_LOCKFILE: '1' };
}

/**
 * Lines in which Next recommends `proxy.ts`. The specification requires `middleware.ts` (lib/framework/README.md), so
 * nobody can follow them.
 */
export const PROXY_ADVICE = /"middleware" file convention|To migrate automatically|middleware-to-proxy/;

/**
 * Names of the build's tunings. The server compares them with its own; its metrics show those that changed
 * nothing in the build.
 */
const TUNING_FILE = path.join(ROOT, '.next', 'framework-tuning');
const PAGES_FILE = path.join(ROOT, '.next', 'pages');

/**
 * Makes the production build. It also serves the scripts and styles of the builds before it, which it takes
 * from `previous`, another `.next` folder, or from the folder that it replaces. Resolves to whether it
 * succeeded; `output: 'held'` returns its output as `lines`.
 *
 * @param {Record<string, string | undefined>} env
 * @param {{ output?: 'lines' | 'held', previous?: string | undefined }} [options]
 */
export async function build(env, { output = 'lines', previous } = {}) {
  const dist = path.join(ROOT, '.next');
  const tuning = tuningOf(env);
  const digest = sourceDigest(ROOT, env);
  removeBuildRecord(ROOT);
  const saved = saveStaticFiles(previous ?? dist);
  try {
    const { code, lines } = await runProgram({
      args: [BIN.next, 'build'],
      env: { ...nextEnvironment(env, 'production'), SKIP_TYPE_CHECK: '1' },
      output,
      hidden: PROXY_ADVICE,
      limit: BUILD_LIMIT_MS,
    });
    if (code === 0) {
      const missed = tuneFiles(path.join(dist, 'static', 'chunks'), tuning);
      if (missed.length > 0)
        log(`These tunings had no effect on this build (see lib/framework/README.md): ${missed.join(', ')}`);
      fs.writeFileSync(TUNING_FILE, JSON.stringify({ names: buildTuning(tuning), missed }));
      fs.writeFileSync(PAGES_FILE, pageModeOf(pagePolicyOf(env)));
      await Promise.all([bundleServer(SERVER_FILE), bundleAgentWorker(), bundleStore()]);
      addEarlierFiles(saved, dist, digest);
      writeBuildRecord(ROOT, digest);
    } else restoreStaticFiles(saved, dist);
    return { ok: code === 0, lines };
  } finally {
    saved.remove();
  }
}
