/*
 * What each tuning of lib/framework/README.md buys: shops of these sources with all of it, without one after the other, and
 * with none, measured in turn so that the machine's moods meet all of them. `all` is there twice: what differs between
 * those two is noise.
 */

import { BUILD_TUNING, TUNING } from '../../lib/config/framework-tuning.mjs';
import { nextEnvironment } from '../../scripts/lib/build.mjs';
import { CliError, log } from '../../scripts/lib/cli.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';
import { runProgram, startProgram, waitForAnswer } from '../../scripts/lib/processes.mjs';
import { withoutConfiguration } from '../../scripts/lib/settings.mjs';
import { startTestShop } from '../../scripts/lib/shop.mjs';
import { copyRepository } from '../lib/repository-copy';
import { LISTING, loadUrl, productPathIn } from './load.mjs';
import { blockedAfter, firstPaint, median, onPhone, withPhoneBrowser } from './phone.mjs';
import { readPage } from './static-page.mjs';

const ROUNDS = 5;
const WATCHED_MS = 4000;
const BUILD_MS = 10 * 60_000;
const START_MS = 60_000;
const LOAD = { connections: 20, ms: 3000 };
const ALL = TUNING.join(',');
const without = (name) => TUNING.filter((other) => other !== name).join(',');

const VARIANTS = [
  { name: 'all', tuning: ALL },
  ...TUNING.map((name) => ({ name: `without ${name}`, tuning: without(name) })),
  { name: 'off', tuning: 'off' },
  { name: 'all, again', tuning: ALL },
];

/** The tuning that is decided at build time: variants with the same need one build. */
const buildKey = (tuning) => BUILD_TUNING.filter((name) => tuning.split(',').includes(name)).join(',');

/** A copy of the repository with a build of that tuning. */
async function buildCopy(tuning, env) {
  const { folder, remove } = copyRepository('tuning');
  const { code, lines } = await runProgram({
    args: ['-r', './scripts/require-node.cjs', 'scripts/build.mjs'],
    cwd: folder,
    env: { ...env, FRAMEWORK_TUNING: tuning },
    output: 'quiet',
    limit: BUILD_MS,
  });
  if (code !== 0) {
    remove();
    throw new CliError([`The build with FRAMEWORK_TUNING=${tuning} failed:`, ...lines].join('\n'));
  }
  return { folder, remove };
}

async function startVariant({ name, tuning }, folder, env) {
  const port = await freePort();
  const program = startProgram({
    args: ['.next/shop-server.cjs'],
    cwd: folder,
    env: { ...nextEnvironment(env, 'production'), PORT: String(port), FRAMEWORK_TUNING: tuning },
    name,
    output: 'quiet',
    server: true,
  });
  const url = `http://localhost:${port}`;
  await waitForAnswer({ url, program, limit: START_MS });
  return { name, url, stop: () => program.stop(0) };
}

/** First paint in ms, how long tasks after it kept a press waiting in ms, and bytes over the wire before the load event. */
function visit(browser, url) {
  return onPhone(browser, async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    let bytes = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.goto(url, { waitUntil: 'load' });
    const beforeLoad = bytes;
    await page.waitForTimeout(WATCHED_MS);
    const paint = await page.evaluate(firstPaint);
    const { tasks } = await page.evaluate(() => window.phoneBench);
    return { paint, blocked: blockedAfter(paint, tasks), kilobytes: beforeLoad / 1024 };
  });
}

async function measure(browser, shops, paths) {
  const found = new Map(shops.map(({ name }) => [name, {}]));
  const note = (name, key, value) => {
    const figures = found.get(name);
    figures[key] = [...(figures[key] ?? []), value];
  };
  for (let round = 0; round < ROUNDS; round++) {
    for (const { name, url } of shops) {
      for (const [page, path] of Object.entries(paths)) {
        for (const [key, value] of Object.entries(await visit(browser, url + path)))
          note(name, `${page} ${key}`, value);
      }
      note(name, 'per second', (await loadUrl(url + paths.listing, LOAD)).perSecond);
    }
    log(`tuning: round ${round + 1} of ${ROUNDS}`);
  }
  return found;
}

const COLUMNS = [
  'listing paint',
  'listing blocked',
  'listing kilobytes',
  'product paint',
  'product blocked',
  'per second',
];

function tableOf(found) {
  const medians = (figures) => COLUMNS.map((key) => median(figures[key]));
  const base = medians(found.get('all'));
  const rows = [...found].map(([name, figures]) => [
    name,
    ...medians(figures).flatMap((value, index) => [value.toFixed(0), (value / base[index]).toFixed(2)]),
  ]);
  return [['tuning', ...COLUMNS.flatMap((key) => [key, 'to all'])], ...rows];
}

/** Resolves to the rows of a table: medians in ms, KB and requests a second, each also as a ratio to `all`. */
export async function benchTuning(env) {
  const store = await startTestShop({ quiet: true });
  const copies = new Map();
  const shops = [];
  try {
    const shopEnv = {
      ...withoutConfiguration(),
      STOREFRONT: 'oculos',
      STORE_API_URL: `${store.storeUrl}/api`,
      STORE_SITE_URL: store.storeUrl,
    };
    for (const variant of VARIANTS) {
      const key = buildKey(variant.tuning);
      if (!copies.has(key)) {
        log(`tuning: building ${variant.name}`);
        copies.set(key, await buildCopy(variant.tuning, shopEnv));
      }
      shops.push(await startVariant(variant, copies.get(key).folder, shopEnv));
    }
    const { html } = await readPage(shops[0].url + LISTING);
    const paths = { listing: LISTING, product: productPathIn(html, env) };
    return await withPhoneBrowser(env, async (browser) => tableOf(await measure(browser, shops, paths)));
  } finally {
    await Promise.all(shops.map(({ stop }) => stop()));
    await store.stop();
    for (const { remove } of copies.values()) remove();
  }
}
