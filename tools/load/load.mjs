/*
 * npm run tools -- load: visitors of a whole cluster (npm run tools -- cluster) at a steady pace while one part after another is stopped
 * and comes back, a purge in the midst of each: no answer of a page that was warm may fail, and a purged product must
 * be new within two seconds on every instance and through nginx, with visitors and without. Then a new version comes and goes again as deploy/README.md says, under
 * visitors and open pages: no link may be broken and no press without an answer. `--rate=20 --seconds=10` are the requests a second and the length of each
 * outage; `--report=FILE` writes the figures. Everything is its own and on this machine.
 */
import fs from 'node:fs';
import path from 'node:path';
import { build, isBuildCurrent } from '../../scripts/lib/build.mjs';
import { CliError, createTempFolder, formatTable, log, markdownTable, ROOT } from '../../scripts/lib/cli.mjs';
import { requireDependencies } from '../../scripts/lib/dependencies.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';
import { postgresFolder, startPostgres } from '../../scripts/lib/postgres.mjs';
import { runMain } from '../../scripts/lib/processes.mjs';
import { readSettings, withoutConfiguration } from '../../scripts/lib/settings.mjs';
import { startStore } from '../../scripts/lib/shop.mjs';
import { describeMachine } from '../../scripts/lib/system.mjs';
import { LISTING, productPathIn, wireGet } from '../bench/load.mjs';
import { startVisitors } from '../chaos/visitors.mjs';
import { startCluster } from '../lib/cluster';
import { readNumberOptions } from '../lib/number-options';
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
  const { report, numbers: options } = readNumberOptions('load', DEFAULTS, LIMITS);
  requireDependencies();
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
  if (report) {
    const text = [
      '# A cluster whose parts are stopped',
      '',
      'Written by `npm run tools -- load`: nginx, two instances, Redis and the embedded store, visited through nginx while one part',
      `after another is stopped for ${options.seconds} s, a purge in the midst of each. Half of the addresses of stored pages have a`,
      'query of their own, so that nginx has no copy of them.',
      '',
      `${new Date().toISOString().slice(0, 10)}, ${options.rate} requests a second, ${describeMachine()}.`,
      '',
      markdownTable(table),
      '',
      'A product gets another name and is purged on the port that nginx has for its own machine. How long the old one is sent:',
      '',
      markdownTable(purgeTable),
      '',
      'Then a changed version is built and takes the place of the other, one instance after the other, and goes again, by the',
      'commands of deploy/README.md. Links are the scripts and style sheets of the pages; presses are on cart and menu.',
      '',
      markdownTable(updateTable),
      '',
      ...lines,
      '',
    ];
    fs.writeFileSync(path.resolve(ROOT, report), text.join('\n'));
  }
  return failures.length > 0 ? 1 : 0;
}

await runMain(main, { signalCode: 130 });
