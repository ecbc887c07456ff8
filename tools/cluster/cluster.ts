/*
 * Starts the services of deploy/compose.yaml without containers. With STORE_API_URL there is no embedded store. If one
 * service ends, all are stopped.
 */
import { build, isBuildCurrent } from '../../scripts/lib/build.mjs';
import { CliError, type Env, log, ROOT } from '../../scripts/lib/cli.mjs';
import { requirePort } from '../../scripts/lib/ports.mjs';
import { postgresFolder, startPostgres } from '../../scripts/lib/postgres.mjs';
import { keepRunning, runMain } from '../../scripts/lib/processes.mjs';
import { loadEnvironment, readSettings } from '../../scripts/lib/settings.mjs';
import { startStore } from '../../scripts/lib/shop.mjs';
import { startCluster } from '../lib/cluster';

type Settings = Awaited<ReturnType<typeof readSettings>>;

/** Starts the embedded store, on PostgreSQL if that is installed and DATABASE_URL is not set; resolves to the programs. */
async function startPlatform(settings: Settings, env: Env) {
  const folder = env.DATABASE_URL ? undefined : postgresFolder(env);
  const database = folder && (await startPostgres(folder, env));
  log(`Starting the embedded store on port ${settings.storePort}${database ? ', with PostgreSQL' : ''}.`);
  const own = database ? { ...env, DATABASE_URL: database.url } : env;
  const store = await startStore({ settings, env: own });
  return database ? [database.server, store] : [store];
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
  const platform = settings.embedded ? await startPlatform(settings, env) : [];
  const cluster = await startCluster({ env, port: settings.port });
  for (const { url } of cluster.shops) log(`An instance is at ${url}`);
  log(`Send purges to ${cluster.operationsUrl}/_ops/purge`);
  log(`Shop ready at ${cluster.url}`);
  const parts = [cluster.redis, ...cluster.shops, cluster.nginx];
  await keepRunning([...platform, ...parts.map((part) => part.program())]);
}

await runMain(main, { stopMessage: 'Stopping.' });
