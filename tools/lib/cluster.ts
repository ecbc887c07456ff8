import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { findCommand } from '../../scripts/lib/browser.cjs';
import { CliError, createTempFolder, log } from '../../scripts/lib/cli.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';
import { postgresFolder, startPostgres } from '../../scripts/lib/postgres.mjs';
import { type Program, startProgram } from '../../scripts/lib/processes.mjs';
import { readSettings } from '../../scripts/lib/settings.mjs';
import { startShop, startStore } from '../../scripts/lib/shop.mjs';
import { hasNginx, startNginx } from './nginx';

const REDIS_MEMORY = '256mb';
const INSTANCES = 2;

type Environment = Record<string, string | undefined>;

/** A program that may be stopped and started again. */
export async function startRestartable(start: () => Program | Promise<Program>) {
  let program = await start();
  return {
    program: () => program,
    pid: () => program.pid,
    /** Sends SIGTERM, then SIGKILL after `graceMs`. */
    stop: (graceMs?: number) => program.stop(graceMs),
    start: async () => {
      program = await start();
    },
  };
}

/** Starts the embedded store, on PostgreSQL if that is installed and DATABASE_URL is not set. */
export async function startPlatform(settings: Awaited<ReturnType<typeof readSettings>>, env: Environment) {
  const folder = env.DATABASE_URL ? undefined : postgresFolder(env);
  const database = folder === undefined ? undefined : await startPostgres(folder, env);
  log(`Starting the embedded store on port ${settings.storePort}${database ? ', with PostgreSQL' : ''}.`);
  const own = database ? { ...env, DATABASE_URL: database.url } : env;
  return { database, store: await startRestartable(() => startStore({ settings, env: own })) };
}

/** Redis or Valkey, which take the same arguments. */
export const redisServer = (env: Environment) =>
  ['redis-server', 'valkey-server'].find((name) => findCommand(name, env));

/** Names of the programs that a cluster needs and that are not installed. */
export const missingForCluster = (env: Environment) => [
  ...(hasNginx(env) ? [] : ['nginx']),
  ...(redisServer(env) === undefined ? ['Redis'] : []),
];

/** Starts Redis on a port of this machine, without storing data on disk. */
function startRedis(port: number, env: Environment) {
  const command = redisServer(env) ?? '';
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  return startProgram({
    command,
    args: [...args, '--maxmemory', REDIS_MEMORY, '--maxmemory-policy', 'allkeys-lru'],
    env,
    name: 'redis',
    output: 'held',
  });
}

/**
 * Starts nginx on `port` in front of two instances of the built shop that share a Redis, as
 * deploy/compose.yaml does with containers. `env` says which platform they use. Instances and Redis can be
 * stopped and started again while nginx keeps running.
 */
export async function startCluster({ env, port }: { env: Environment; port: number }) {
  const missing = missingForCluster(env);
  if (missing.length > 0) {
    throw new CliError(
      `A cluster needs ${missing.join(' and ')}: install what is missing, or use deploy/compose.yaml.`,
    );
  }
  const url = `http://localhost:${port}`;
  const { folder, remove } = createTempFolder('cluster');
  const redisPort = await freePort();
  const redis = await startRestartable(() => startRedis(redisPort, env));
  const pageCacheKey = randomBytes(32).toString('hex');
  const parts: { stop: () => Promise<void> }[] = [redis];
  const stop = async () => {
    for (const part of parts.toReversed()) await part.stop();
    remove();
  };
  try {
    const shops: ({ url: string } & Awaited<ReturnType<typeof startRestartable>>)[] = [];
    while (shops.length < INSTANCES) {
      const own = {
        SITE_URL: url,
        PAGE_CACHE_KEY: pageCacheKey,
        ...env,
        TRUSTED_HOPS: '1',
        REDIS_URL: `redis://127.0.0.1:${redisPort}`,
        PORT: String(await freePort()),
      };
      const settings = await readSettings(own);
      const shop = await startRestartable(async () => (await startShop({ settings, env: own })).shop);
      parts.push(shop);
      shops.push({ url: `http://127.0.0.1:${own.PORT}`, ...shop });
    }
    const operationsPort = await freePort();
    const ports = { port, operationsPort };
    const options = {
      folder: path.join(folder, 'nginx'),
      ...ports,
      shopUrls: shops.map(({ url: own }) => own),
    };
    const nginx = await startRestartable(() => startNginx(options));
    parts.push(nginx);
    return { url, operationsUrl: `http://127.0.0.1:${operationsPort}`, shops, redis, nginx, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
