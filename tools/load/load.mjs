import path from 'node:path';
import { build, isBuildCurrent } from '../../scripts/lib/build.mjs';
import { CliError, createTempFolder, formatTable, log, ROOT } from '../../scripts/lib/cli.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';
import { postgresFolder, startPostgres } from '../../scripts/lib/postgres.mjs';
import { runMain } from '../../scripts/lib/processes.mjs';
import { readSettings, withoutConfiguration } from '../../scripts/lib/settings.mjs';
import { startStore } from '../../scripts/lib/shop.mjs';
import { LISTING, productPathIn, wireGet } from '../bench/load.mjs';
import { startVisitors } from '../chaos/visitors.mjs';
import { startCluster } from '../lib/cluster';
import { readNumberOptions } from '../lib/options';
import { createRandom } from '../lib/random';
import { startRestartable } from '../lib/restartable';
import { disturbances } from './parts.mjs';
import { measurePurges, PURGE_COLUMNS, purge } from './purge.mjs';
import { measureUpdate, UPDATE_COLUMNS } from './update.mjs';

/** In requests a second and in seconds. */
const DEFAULTS = { rate: 20, seconds: 10 };
const LIMITS = { rate: 200, seconds: 120 };
const OPS_TOKEN = 'token-of-the-load-test';
const PURGE_MS = 2_000;
const SEED = 1;
const STORED = ['/', LISTING, '/oculos-de-grau', '/lentes', '/marcas', '/lista', '/pagina/compra-segura'];

/** The embedded store and a cluster before it; `stop()` ends both. */
async function startEverything() {
  const env = withoutConfiguration();
  if (!isBuildCurrent(ROOT) && !(await build(env)).ok) throw new CliError('The build failed.');
  const { folder, remove } = createTempFolder('load');
  const databaseFolder = postgresFolder(env);
  const database = databaseFolder && (await startPostgres(databaseFolder, env));
  if (!database) log('Without PostgreSQL the store keeps its data itself, and no purge can be timed.');
  const port = await freePort();
  const own = {
    ...env,
    PORT: String(port),
    STORE_PORT: String(await freePort()),
    STORE_DATA_DIR: path.join(folder, 'store'),
    OPS_TOKEN,
    ...(database ? { DATABASE_URL: database.url } : {}),
  };
  const settings = await readSettings(own);
  const platform = await startRestartable(() => startStore({ settings, env: own }));
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

/** The first product of the listing: its path and, where the database can be asked, its id and name. */
async function productOf({ cluster, database }) {
  const { body } = await wireGet(cluster.url + LISTING, { headers: { 'accept-encoding': 'identity' } });
  const productPath = productPathIn(body.toString('utf8'), {});
  if (!database) return { path: productPath };
  const slug = productPath.replace(/^\/|\.html$/g, '');
  const [line = ''] = await database.query(`select id, nome from products where slug = '${slug}'`);
  const [id, name] = line.split('|');
  if (!name) throw new CliError(`The platform's database has no product "${slug}".`);
  return { path: productPath, id: Number(id), name };
}

async function measure({ cluster, database, platform }, { rate, seconds }) {
  const product = await productOf({ cluster, database });
  const random = createRandom(SEED);
  const stored = [...STORED, product.path];
  const rows = [];
  const failures = [];
  for (const { name, run } of disturbances({ cluster, database, platform, holdMs: seconds * 1_000 })) {
    const visitors = await startVisitors({ baseUrl: cluster.url, stored, rate, random, pastProxies: true });
    await run(() =>
      purge(cluster.shops[1].url, OPS_TOKEN, product.id ? [`product:${product.id}`] : ['listing']),
    );
    const answers = await visitors.stop();
    failures.push(...answers.storedFailures.map((failure) => `${name}: ${failure}`));
    rows.push(...answers.rows.filter(([, count]) => count > 0).map((row) => [name, ...row]));
    log([`${name}: ${answers.storedFailures.length} failures`, ...answers.storedFailures].join('\n  '));
  }
  if (!database) return { rows, failures, purges: [] };
  const paths = [product.path, LISTING];
  const options = { cluster, database, token: OPS_TOKEN, product, paths, limitMs: PURGE_MS };
  const purges = await measurePurges(options);
  return { rows, failures: [...failures, ...purges.failures], purges: purges.rows };
}

async function main() {
  const options = readNumberOptions('load', DEFAULTS, LIMITS);
  const everything = await startEverything();
  let result;
  let update;
  try {
    result = await measure(everything, options);
    log('a new version, and the way back');
    const env = { ...withoutConfiguration(), STORE_API_URL: everything.storeApiUrl, TRUSTED_HOPS: '1' };
    update = await measureUpdate({ env, rate: options.rate });
  } finally {
    await everything.stop();
  }
  const { rows, purges } = result;
  const failures = [...result.failures, ...update.failures];
  const updateTable = [UPDATE_COLUMNS, ...update.rows];
  const table = [['what is stopped', 'pages', 'answers', 'statuses', 'p50', 'p99', 'longest'], ...rows];
  const lines = [`${failures.length} failures in all.`, ...failures];
  const purgeTable = [PURGE_COLUMNS, ...purges];
  log([table, purgeTable, updateTable].map(formatTable).concat(lines).join('\n'));
  return failures.length > 0 ? 1 : 0;
}

await runMain(main, { signalCode: 130 });
