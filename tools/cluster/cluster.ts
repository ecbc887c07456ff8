/*
 * npm run tools -- cluster: nginx, two shops of the build, Redis, and without STORE_API_URL the embedded store, on PostgreSQL
 * where it is installed: what deploy/compose.yaml starts, without containers. A part that ends is started again.
 * Ctrl-C stops all of it.
 */
import { build, isBuildCurrent } from '../../scripts/lib/build.mjs';
import { CliError, log, ROOT } from '../../scripts/lib/cli.mjs';
import { requirePort } from '../../scripts/lib/ports.mjs';
import { postgresFolder, startPostgres } from '../../scripts/lib/postgres.mjs';
import { keepRunning, runMain } from '../../scripts/lib/processes.mjs';
import { loadEnvironment, readSettings } from '../../scripts/lib/settings.mjs';
import { startStore } from '../../scripts/lib/shop.mjs';
import { startCluster } from '../lib/cluster';
import { startRestartable } from '../lib/restartable';

type Settings = Awaited<ReturnType<typeof readSettings>>;

/** The embedded store, and what it keeps its data in unless DATABASE_URL says so. */
async function startPlatform(settings: Settings, env: NodeJS.ProcessEnv) {
  const folder = env.DATABASE_URL ? undefined : postgresFolder(env);
  const database = folder && (await startPostgres(folder, env));
  if (database) await startRestartable(database.start, { restarts: true, running: database.server });
  log(`Starting the embedded store on port ${settings.storePort}${database ? ', with PostgreSQL' : ''}.`);
  const own = database ? { ...env, DATABASE_URL: database.url } : env;
  await startRestartable(() => startStore({ settings, env: own }), { restarts: true });
}

async function main() {
  const env = loadEnvironment(ROOT, process.env);
  const settings = await readSettings(env);
  await requirePort('PORT', settings.port, 'nginx');
  if (settings.embedded) await requirePort('STORE_PORT', settings.storePort, 'the embedded store');
  if (!isBuildCurrent(ROOT)) {
    log('Building the shop.');
    const { ok } = await build(env);
    if (!ok) throw new CliError('The build failed: see the reason above.');
  }
  if (settings.embedded) await startPlatform(settings, env);
  const cluster = await startCluster({ env, port: settings.port, restarts: true });
  for (const { url } of cluster.shops) log(`An instance is at ${url}`);
  log(`Purges are taken at ${cluster.operationsUrl}/_ops/purge`);
  log(`Shop ready at ${cluster.url}`);
  await keepRunning([]);
}

await runMain(main, { stopMessage: 'Stopping.' });
