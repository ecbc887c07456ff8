import path from 'node:path';
import { build, isBuildCurrent } from '../../scripts/lib/build.mjs';
import { CliError, createTempFolder, formatTable, log, ROOT } from '../../scripts/lib/cli.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';
import { runMain } from '../../scripts/lib/processes.mjs';
import { readSettings, withoutConfiguration } from '../../scripts/lib/settings.mjs';
import { startCluster, startPlatform } from '../lib/cluster';
import { wireGet } from '../lib/http';
import { readNumberOptions } from '../lib/options';
import { storedPaths } from '../lib/pages';
import { createRandom } from '../lib/random';
import { startVisitors } from '../lib/visitors';
import { disturbances } from './parts';
import { measureUpdate, UPDATE_COLUMNS } from './update';

/** `rate` is in requests per second. */
const DEFAULTS = { rate: 20, seconds: 10 };
const OPS_TOKEN = 'token-of-the-load-test';
const SEED = 1;

/** Starts the embedded store and a cluster that uses it; `stop()` ends both. */
async function startEverything() {
  const env = withoutConfiguration();
  if (!isBuildCurrent(ROOT) && !(await build(env)).ok)
    throw new CliError('The build failed: fix the errors above and try again.');
  const { folder, remove } = createTempFolder('load');
  const port = await freePort();
  const own = {
    ...env,
    PORT: String(port),
    STORE_PORT: String(await freePort()),
    STORE_DATA_DIR: path.join(folder, 'store'),
    OPS_TOKEN,
  };
  const settings = await readSettings(own);
  const { database, store: platform } = await startPlatform(settings, own);
  const cluster = await startCluster({ env: own, port });
  return {
    cluster,
    database,
    platform,
    storeApiUrl: settings.storeApiUrl,
    async stop() {
      await cluster.stop();
      await platform.stop();
      await database?.stop();
      remove();
    },
  };
}

/** Purges the listings through the instance at `url`, as an operator would. */
async function purge(url: string) {
  const { status } = await wireGet(`${url}/_ops/purge`, {
    method: 'POST',
    headers: { authorization: `Bearer ${OPS_TOKEN}` },
    body: JSON.stringify({ tags: ['listing'] }),
  });
  if (status !== 200) throw new CliError(`The purge returned ${status}: read the log of the instance.`);
}

type Everything = Awaited<ReturnType<typeof startEverything>>;

async function measure({ cluster, database, platform }: Everything, { rate, seconds }: typeof DEFAULTS) {
  const stored = await storedPaths(cluster.url);
  const random = createRandom(SEED);
  const rows: (string | number)[][] = [];
  const failures: string[] = [];
  for (const { name, run } of disturbances({ ...cluster, database, platform }, seconds * 1_000)) {
    const visitors = await startVisitors({ baseUrl: cluster.url, stored, rate, random, pastProxies: true });
    await run(() => purge(cluster.shops.at(-1)?.url ?? ''));
    const visited = await visitors.stop();
    failures.push(...visited.storedFailures.map((failure) => `${name}: ${failure}`));
    rows.push(...visited.rows.filter(([, count]) => Number(count) > 0).map((row) => [name, ...row]));
    log(`${name}: ${visited.storedFailures.length} failures`);
  }
  return { rows, failures };
}

async function main() {
  const options = readNumberOptions('load', DEFAULTS);
  const everything = await startEverything();
  try {
    const result = await measure(everything, options);
    log('a new version, and the rollback');
    const env = { ...withoutConfiguration(), STORE_API_URL: everything.storeApiUrl, TRUSTED_HOPS: '1' };
    const update = await measureUpdate(env, options.rate);
    const failures = [...result.failures, ...update.failures];
    const columns = ['what is stopped', 'pages', 'responses', 'statuses', 'p50', 'p99', 'longest'];
    log(formatTable([columns, ...result.rows]));
    log(formatTable([UPDATE_COLUMNS, ...update.rows]));
    log([`${failures.length} failures in all.`, ...failures].join('\n'));
    return failures.length > 0 ? 1 : 0;
  } finally {
    await everything.stop();
  }
}

await runMain(main, { signalCode: 130 });
