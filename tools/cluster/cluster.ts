/*
 * Starts the services of deploy/compose.yaml without containers. With STORE_API_URL, the embedded store is
 * left out. If one service ends, all are stopped.
 */
import { build, isBuildCurrent, sourceDigest } from '../../scripts/lib/build.mjs';
import { CliError, log, ROOT } from '../../scripts/lib/cli.mjs';
import { requirePort } from '../../scripts/lib/ports.mjs';
import { keepRunning, runMain } from '../../scripts/lib/processes.mjs';
import { loadEnvironment, readSettings } from '../../scripts/lib/settings.mjs';
import { startCluster, startPlatform } from '../lib/cluster';

async function main() {
  const env = loadEnvironment(ROOT, process.env);
  const settings = await readSettings(env);
  await requirePort('PORT', settings.port, 'nginx');
  if (settings.embedded) await requirePort('STORE_PORT', settings.storePort, 'the embedded store');
  if (!isBuildCurrent(ROOT, sourceDigest(ROOT, env))) {
    log('Building the shop.');
    const { ok } = await build(env);
    if (!ok) throw new CliError('The build failed: fix the errors above and try again.');
  }
  const platform = settings.embedded ? await startPlatform(settings, env) : undefined;
  const cluster = await startCluster({ env, port: settings.port });
  for (const { url } of cluster.shops) log(`An instance is at ${url}`);
  log(`Send purges to ${cluster.operationsUrl}/_ops/purge`);
  log(`Shop ready at ${cluster.url}`);
  const parts = [...(platform ? [platform.store] : []), cluster.redis, ...cluster.shops, cluster.nginx];
  const database = platform?.database ? [platform.database.server] : [];
  await keepRunning([...database, ...parts.map((part) => part.program())]);
}

await runMain(main, { stopMessage: 'Stopping.' });
