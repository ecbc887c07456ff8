import fs from 'node:fs';
import path from 'node:path';
import { build, isBuildCurrent, nextEnvironment } from '../lib/build.mjs';
import type { Env } from '../lib/cli.mjs';
import { BIN, CliError, log, REPORTS, ROOT } from '../lib/cli.mjs';
import { postgresFolder, startPostgres } from '../lib/postgres.mjs';
import type { Output } from '../lib/processes.mjs';
import { runProgram } from '../lib/processes.mjs';
import { PGLITE_FLAGS } from '../lib/shop.mjs';
import {
  canInstall,
  chromiumPath,
  explainMissing,
  installTools,
  missingTools,
  wantedTools,
} from '../lib/system.mjs';
import type { Counts } from './counts';
import { countsOfReport, sumOf } from './counts';
import type { Shop, Shops } from './shared-shops.mjs';
import { bothShops, shopVariables } from './shared-shops.mjs';

export type Context = { env: Env; shops: Shops; mayInstall: boolean };
export type Step = {
  key: string;
  title: string;
  run: (context: Context) => Promise<Counts>;
  background?: boolean;
};

/**
 * Time limit for a step, after which it counts as hanging. The browser tests need about ten minutes on four
 * cores.
 */
const STEP_LIMIT_MS = 15 * 60_000;
const BROWSER_LIMIT_MS = 60 * 60_000;
const PASSED = { passed: 1 };
const FAILED = { failed: 1 };
const SKIPPED = { skipped: 1 };

/**
 * Runs a program as one check, which passes if the program exits with 0. `held` returns its output as
 * `lines`.
 */
async function check(args: string[], env: Env, output: Output = 'inherit') {
  const { code, lines } = await runProgram({ args, env, output, limit: STEP_LIMIT_MS });
  return { ...(code === 0 ? PASSED : FAILED), lines: output === 'held' ? lines : [] };
}

/**
 * Runs a program that writes a JSON report to the file passed to `optionsFor`, and counts the tests in that
 * report.
 */
async function runWithReport<Report>(
  name: string,
  optionsFor: (file: string) => { args: string[]; env?: Env },
  env: Env,
  countsOf: (report: Report) => Counts,
  limit = STEP_LIMIT_MS,
): Promise<Counts> {
  const file = path.join(REPORTS, `${name}.json`);
  fs.mkdirSync(REPORTS, { recursive: true });
  fs.rmSync(file, { force: true });
  const options = optionsFor(file);
  const { code } = await runProgram({
    args: options.args,
    env: { ...env, ...options.env },
    output: 'inherit',
    limit,
  });
  if (!fs.existsSync(file))
    throw new CliError(`The program ended with code ${code} and wrote no report: see its output above.`);
  const counts = countsOf(JSON.parse(fs.readFileSync(file, 'utf8')));
  // A run may fail outside any test: in the set-up, or with an unhandled error.
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/**
 * Installs missing programs as root on Debian, like `npm run setup`, and names those that are still missing.
 */
async function system({ env, mayInstall }: Context) {
  const wanted = wantedTools(env);
  if (wanted.length > 0 && mayInstall && canInstall(env)) {
    log(
      `npm test now installs ${wanted.join(', ')} with apt-get. To prevent that, run npm test -- --no-install.`,
    );
    await installTools(env);
  }
  const missing = missingTools(env);
  for (const line of explainMissing(missing, env)) log(line);
  if (missing.length === 0) return PASSED;
  // In CI, nobody would notice if the browser tests were skipped.
  return env.CI && chromiumPath(env) === undefined ? FAILED : SKIPPED;
}

async function types({ env }: Context) {
  const { code, lines } = await runProgram({
    args: [BIN.next, 'typegen'],
    env: nextEnvironment(env, 'production'),
    output: 'held',
    limit: STEP_LIMIT_MS,
  });
  if (code !== 0) throw new CliError(['next typegen failed:', ...lines].join('\n'));
  const ofTheShop = await check([BIN.tsc, '--noEmit', '-p', ROOT], env);
  return sumOf([ofTheShop, await check([BIN.tsc, '-p', path.join(ROOT, 'scripts')], env)]);
}

async function unit({ env }: Context) {
  const folder = postgresFolder(env);
  const database = folder ? await startPostgres(folder, env) : undefined;
  if (!database)
    log(
      'PostgreSQL is not installed, so the store is only tested on PGlite. To install it, run npm run setup.',
    );
  try {
    const args = [...PGLITE_FLAGS, BIN.jest, '--ci', '--json'];
    return await runWithReport(
      'unit',
      (file) => ({ args: [...args, `--outputFile=${file}`] }),
      { ...env, NODE_ENV: 'test', ...(database ? { TEST_DATABASE_URL: database.url } : {}) },
      countsOfReport,
    );
  } finally {
    await database?.stop();
  }
}

const DURABILITY = ['--import', 'tsx', 'embedded-store/testing/durability.ts'];
/** How often the store is killed on each database, at various moments; ten times by default. */
const ROUNDS = { pglite: '4', postgres: '2' };
/** How many shoppers write at the same time, since a kill can only lose the latest writes; 200 by default. */
const SHOPPERS = '60';
const NO_ADDRESS = '';

/** Two checks: all code, and the code that is used in production. */
async function unused({ env }: Context) {
  const whole = await check([BIN.knip, '--no-progress'], env);
  return sumOf([whole, await check([BIN.knip, '--no-progress', '--production'], env)]);
}

/** One check for each database. */
async function durability({ env }: Context) {
  const onPglite = await check([...DURABILITY, NO_ADDRESS, ROUNDS.pglite, SHOPPERS], env, 'held');
  const folder = postgresFolder(env);
  if (!folder) {
    const lines = [
      ...onPglite.lines,
      'PostgreSQL is not installed, so kill -9 is only tested on PGlite. To install it, run npm run setup.',
    ];
    return { ...onPglite, skipped: 1, lines };
  }
  const database = await startPostgres(folder, env);
  try {
    const onPostgres = await check([...DURABILITY, database.url, ROUNDS.postgres, SHOPPERS], env, 'held');
    return { ...sumOf([onPglite, onPostgres]), lines: [...onPglite.lines, ...onPostgres.lines] };
  } finally {
    await database.stop();
  }
}

/** Files for the browser that contain the platform's token or the name of its variable. */
function clientFilesWithToken() {
  const folder = path.join(ROOT, '.next', 'static');
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(js|css|json|html)$/.test(name))
    .filter((name) => /App-Token|STORE_APP_TOKEN/i.test(fs.readFileSync(path.join(folder, name), 'utf8')));
}

async function productionBuild({ env }: Context) {
  if (isBuildCurrent(ROOT)) log('The build in .next is up to date.');
  else if (!(await build(env)).ok) return FAILED;
  const leaks = clientFilesWithToken();
  for (const name of leaks)
    log(
      `.next/static/${name} contains the store's App-Token, which must not reach browsers: remove it from the code that browsers load.`,
    );
  return leaks.length > 0 ? FAILED : PASSED;
}

function skipWithoutChromium(what: string) {
  log(`Chromium was not found, so ${what} are skipped. To install it, run npm run setup.`);
  return SKIPPED;
}

async function budgets({ env, shops }: Context) {
  if (!chromiumPath(env)) return skipWithoutChromium('the byte budgets');
  const { baseUrl } = await shops.get('oculos');
  return check(['tools/main.mjs', 'budgets'], { ...env, BASE_URL: baseUrl });
}

/**
 * With a large young generation, a page's tree (250 KB of HTML) is collected before it is promoted, which
 * halves the crawler's time.
 */
const CRAWL_HEAP = ['--max-semi-space-size=64'];
/**
 * Crawls every page of each storefront, but only a sample of views, HTML and pictures. `npm run tools --
 * crawl` checks all of them.
 */
const QUICK_CRAWL = ['--parallel=2', '--views=24', '--validate=1', '--pictures=12'];

/**
 * Both crawls run at once, because a shop renders its pages on one core. Each prints its findings when it
 * ends.
 */
async function crawl({ env, shops }: Context) {
  const both = await bothShops(shops);
  const crawlOf = ([storefront, { baseUrl, storeUrl }]: [storefront: string, shop: Shop]) =>
    runWithReport(
      `crawl-${storefront}`,
      (file) => ({
        args: [
          ...CRAWL_HEAP,
          'tools/main.mjs',
          'crawl',
          ...QUICK_CRAWL,
          // Both storefronts have the same kinds of pages.
          `--scripts=${storefront === 'oculos' && chromiumPath(env) ? 8 : 0}`,
          `--report=${file}`,
        ],
      }),
      { ...env, BASE_URL: baseUrl, STORE_API_URL: `${storeUrl}/api` },
      (report: Counts) => report,
    );
  // Waits for both crawls, so that neither overlaps with the next step.
  const results = await Promise.allSettled(Object.entries(both).map(crawlOf));
  const counts = results.map((result) => {
    if (result.status === 'rejected') throw result.reason;
    return result.value;
  });
  return sumOf(counts);
}

/**
 * Checks six pages with validators, axe and a screen reader. `npm run tools -- validate` checks all kinds
 * of pages.
 */
async function validate({ env, shops }: Context) {
  if (!chromiumPath(env)) return skipWithoutChromium('the validators');
  const { baseUrl } = await shops.get('oculos');
  return check(['tools/main.mjs', 'validate', '--short'], { ...env, BASE_URL: baseUrl });
}

async function browser({ env, shops }: Context) {
  if (!chromiumPath(env)) return skipWithoutChromium('the browser tests');
  const both = await bothShops(shops);
  return runWithReport(
    'e2e',
    (file) => ({
      args: [BIN.playwright, 'test', '--reporter=list,json,html'],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, PLAYWRIGHT_HTML_OPEN: 'never', ...shopVariables(both) },
    }),
    env,
    countsOfReport,
    BROWSER_LIMIT_MS,
  );
}

/**
 * The steps of npm test in order. Each `run({ env, shops })` resolves to `{ passed, failed, skipped, lines?
 * }`. A `background` step leaves cores idle, so other steps run at the same time; it prints nothing and
 * resolves to its `lines`.
 */
export const STEPS: Step[] = [
  { key: 'system', title: 'programs that the tests use', run: system },
  { key: 'durability', title: 'cart writes survive kill -9', run: durability, background: true },
  {
    key: 'lint',
    title: 'format and lint',
    run: ({ env }) => check([BIN.biome, 'ci', '--colors=off', '.'], env),
  },
  { key: 'types', title: 'types', run: types },
  {
    key: 'boundaries',
    title: 'boundaries',
    run: ({ env }) => check(['--import', 'tsx', 'scripts/boundaries.ts'], env),
  },
  { key: 'unused', title: 'unused code', run: unused },
  { key: 'unit', title: 'unit and component tests', run: unit },
  { key: 'build', title: 'production build', run: productionBuild },
  { key: 'budgets', title: 'byte budgets', run: budgets },
  { key: 'crawl', title: 'both storefronts as a search engine reads them', run: crawl },
  { key: 'validate', title: 'six kinds of pages under validators, axe and a screen reader', run: validate },
  { key: 'e2e', title: 'browser tests', run: browser },
];
