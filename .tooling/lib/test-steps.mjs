import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildWhenStale, nextEnvironment } from './build.mjs';
import { startPostgres } from './postgres.mjs';
import { runProgram } from './processes.mjs';
import { BIN, ROOT, Sentence, say } from './project.mjs';
import { countsOfJest, countsOfPlaywright, sumOf } from './summary.mjs';
import { chromiumPath, postgresFolder, prepareSystem } from './system-tools.mjs';
import { temporaryFolder } from './temporary-folder.mjs';
import { startTemporaryShop } from './temporary-shop.mjs';

/** After this a step hangs. The journeys need about ten minutes on four cores, and longer on fewer. */
const STEP_LIMIT_MS = 15 * 60_000;
const JOURNEYS_LIMIT_MS = 60 * 60_000;
const PASSED = { passed: 1 };
const FAILED = { failed: 1 };

/** Runs a program with its words on the terminal: one check, passed when the program says so. */
async function check(args, env) {
  const { code } = await runProgram({ args, env, output: 'inherit', limit: STEP_LIMIT_MS });
  return code === 0 ? PASSED : FAILED;
}

/** The same for a program beside others: its words are said together when it has ended. */
async function heldCheck(args, env) {
  const { code, lines } = await runProgram({ args, env, output: 'held', limit: STEP_LIMIT_MS });
  return { ...(code === 0 ? PASSED : FAILED), lines };
}

/** Runs a test runner that writes a JSON report to the file `args` is given, and counts that report. */
async function countedRun(args, env, countsOf, limit = STEP_LIMIT_MS) {
  const { folder, remove } = temporaryFolder('report');
  const file = path.join(folder, 'report.json');
  try {
    const run = args(file);
    const { code } = await runProgram({
      ...run,
      env: { ...env, ...run.env },
      output: 'inherit',
      limit,
    });
    if (!fs.existsSync(file)) throw new Sentence(`The runner ended with code ${code} and left no report.`);
    const counts = countsOf(JSON.parse(fs.readFileSync(file, 'utf8')));
    // A runner may fail for a reason that is no test: a set-up, an unhandled error.
    return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  } finally {
    remove();
  }
}

async function types({ env }) {
  const generated = await runProgram({
    args: [BIN.next, 'typegen'],
    env: nextEnvironment(env, 'production'),
    output: 'held',
    limit: STEP_LIMIT_MS,
  });
  if (generated.code !== 0) throw new Sentence(['next typegen failed:', ...generated.lines].join('\n'));
  return check([BIN.tsc, '--noEmit', '-p', ROOT], env);
}

/** Two even on one core: several suites wait for programs that they start. */
const JEST_WORKERS = Math.max(2, os.availableParallelism());

async function jest({ env }) {
  const folder = postgresFolder(env);
  const database = folder && (await startPostgres(folder, env));
  if (!database) say('Without PostgreSQL, the tests of the store on it are skipped.');
  try {
    const args = [BIN.jest, '--config', '.tooling/jest.config.mjs', '--ci', `--maxWorkers=${JEST_WORKERS}`];
    return await countedRun(
      (file) => ({ args: [...args, '--json', `--outputFile=${file}`] }),
      { ...env, NODE_ENV: 'test', ...(database ? { TEST_DATABASE_URL: database.url } : {}) },
      countsOfJest,
    );
  } finally {
    await database?.stop();
  }
}

const DURABILITY = ['--import', 'tsx', 'embedded-store/testing/durability.ts'];
/** A server keeps what it acknowledged by itself: fewer rounds show that the store waits for it. */
const ROUNDS_ON_SERVER = '4';

/** Counts one check for each database; `lines` are their words. */
async function durability({ env }) {
  const embedded = await heldCheck(DURABILITY, env);
  const folder = postgresFolder(env);
  if (!folder) {
    const lines = [...embedded.lines, 'Without PostgreSQL, kill -9 is tried on PGlite only.'];
    return { ...embedded, skipped: 1, lines };
  }
  const database = await startPostgres(folder, env);
  try {
    const onServer = await heldCheck([...DURABILITY, database.url, ROUNDS_ON_SERVER], env);
    return { ...sumOf([embedded, onServer]), lines: [...embedded.lines, ...onServer.lines] };
  } finally {
    await database.stop();
  }
}

/** No file that the browser may load holds the platform's token or the name of its variable. */
function tokensInClientFiles() {
  const folder = path.join(ROOT, '.next', 'static');
  return fs
    .readdirSync(folder, { recursive: true })
    .filter((name) => /\.(js|css|json|html)$/.test(name))
    .filter((name) => /App-Token|STORE_APP_TOKEN/i.test(fs.readFileSync(path.join(folder, name), 'utf8')));
}

async function build({ env }) {
  const { outcome } = await buildWhenStale(env);
  if (outcome === 'failed') return FAILED;
  if (outcome === 'current') say('The build in .next is of exactly these sources: nothing to do.');
  const leaking = tokensInClientFiles();
  for (const name of leaking) say(`.next/static/${name} names the store's App-Token.`);
  return leaking.length > 0 ? FAILED : PASSED;
}

async function budgets({ env }) {
  const chromium = chromiumPath(env);
  if (!chromium) throw new Sentence('The byte budgets need a Chromium.');
  const { baseUrl, stop } = await startTemporaryShop();
  try {
    return await check(['.tooling/budgets.mjs'], { ...env, BASE_URL: baseUrl, CHROME_PATH: chromium });
  } finally {
    await stop();
  }
}

/**
 * Every page of each storefront is walked, of filtered and narrowed listings a few; HTML and social pictures are
 * judged on a few pages of each kind. `npm run crawl` leaves nothing out.
 */
const BRIEF_CRAWL = ['--lanes=2', '--views=24', '--validate=1', '--pictures=12'];

async function crawl({ env }) {
  const counts = [];
  for (const storefront of ['oculos', 'maquinas']) {
    const { baseUrl, storeUrl, stop } = await startTemporaryShop({ variables: { STOREFRONT: storefront } });
    try {
      counts.push(
        await countedRun(
          (file) => ({ args: ['.tooling/crawl.mjs', ...BRIEF_CRAWL, `--report=${file}`] }),
          { ...env, BASE_URL: baseUrl, STORE_API_URL: `${storeUrl}/api` },
          (report) => report,
        ),
      );
    } finally {
      await stop();
    }
  }
  return sumOf(counts);
}

async function browser({ env }) {
  const chromium = chromiumPath(env);
  if (!chromium) throw new Sentence('The browser tests need a Chromium.');
  const args = [BIN.playwright, 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'];
  return countedRun(
    (file) => ({ args, env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } }),
    { ...env, CHROME_PATH: chromium },
    countsOfPlaywright,
    JOURNEYS_LIMIT_MS,
  );
}

async function system({ env }) {
  const { chromium, missing } = await prepareSystem(env);
  if (missing.length === 0) say('PostgreSQL and Chromium are there.');
  return chromium ? PASSED : FAILED;
}

/**
 * The steps in order. Each `run` gets `{ env }` and resolves to counts `{ passed, failed, skipped }`. One that is
 * `beside` leaves cores idle and runs while the others go on; it says nothing, but resolves to its `lines` too.
 */
export const STEPS = [
  { key: 'system', title: 'what the tests need from the system', run: system },
  { key: 'durability', title: 'cart writes survive kill -9', run: durability, beside: true },
  {
    key: 'lint',
    title: 'format and lint',
    run: ({ env }) => check([BIN.biome, 'ci', '--colors=off', '.'], env),
  },
  { key: 'types', title: 'types', run: types },
  { key: 'boundaries', title: 'boundaries', run: ({ env }) => check(['.tooling/boundaries.mjs'], env) },
  { key: 'unused', title: 'unused code', run: ({ env }) => check([BIN.knip, '--no-progress'], env) },
  { key: 'jest', title: 'unit and component tests', run: jest },
  { key: 'build', title: 'production build', run: build },
  { key: 'budgets', title: 'byte budgets', run: budgets },
  { key: 'crawl', title: 'both storefronts as a search engine reads them', run: crawl },
  { key: 'browser', title: 'browser tests', run: browser },
];
