import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import zlib from 'node:zlib';
import { CliError, formatDuration, log } from '../../scripts/lib/cli.mjs';
import { startTestShop } from '../../scripts/lib/shop.mjs';
import { megabytes, residentMemory, spreadOf, statusText } from '../lib/figures';
import { sendSteadily } from '../lib/steady.mjs';
import { LISTING, percentile, wireGet } from './load.mjs';

const WAVES = 6;
const WAVE_SIZE = 200;
const COOLDOWN_MS = 60_000;
/** Warm visitors ask at this pace, whether or not the answer before has come. */
const WARM_A_SECOND = 20;
const WARM_BEFORE_MS = 2_000;
const WARM_AFTER_MS = 500;
/** More than all waves need. */
const PRODUCTS = 2_000;

/** Limits: of warm answers in ms, and of resident memory in bytes. */
const BOUNDS = { p99: 200, memory: 400 * 1024 * 1024 };
const EXPECTED_STATUSES = [200, 503];

/** The address of another shopper for each call: the shop runs behind one proxy. */
function shopper(index) {
  return { 'x-forwarded-for': `10.${Math.floor(index / 250) % 250}.${index % 250}.1` };
}

/** Status of an answer and its time in ms; a connection that breaks has the status 'broken'. */
async function timedGet(url, options) {
  const before = performance.now();
  const { status } = await wireGet(url, options).catch(() => ({ status: 'broken' }));
  return { status, ms: performance.now() - before };
}

/** How long the catalogue is walked before there is a sitemap; until then it is 503. */
const SITEMAP_LIMIT_MS = 300_000;

async function readText(url, end = Date.now() + SITEMAP_LIMIT_MS) {
  const { status, headers, body } = await wireGet(url);
  if (status === 503 && Date.now() < end) return readText(url, end);
  if (status !== 200) throw new CliError(`${url} answered ${status}.`);
  const isPacked = headers['content-encoding'] === 'gzip' || (body[0] === 0x1f && body[1] === 0x8b);
  return (isPacked ? zlib.gunzipSync(body) : body).toString('utf8');
}

/** Paths of all products, as the sitemap has them. */
async function productPaths(baseUrl) {
  const paths = [];
  for (let file = 1; paths.length < WAVES * WAVE_SIZE; file++) {
    const sitemap = await readText(`${baseUrl}/sitemaps/produtos-${file}.xml`);
    paths.push(
      ...[...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address).pathname),
    );
  }
  return paths;
}

/** Asks for `address` at a steady pace until `stop()`, which resolves to the times in ms and the failures. */
function visitAtFixedRate(address, first) {
  const agent = new http.Agent({ keepAlive: true });
  const stop = sendSteadily(WARM_A_SECOND, (index) =>
    timedGet(address, { agent, headers: shopper(first + (index % 200)) }),
  );
  return async () => {
    const answers = await stop();
    agent.destroy();
    const times = answers.filter(({ status }) => status === 200).map(({ ms }) => ms);
    return { times, failures: answers.length - times.length };
  };
}

/** All pages of one wave at once, each from another shopper. */
async function coldWave(baseUrl, paths) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: paths.length });
  const answers = await Promise.all(
    paths.map((path, index) => timedGet(baseUrl + path, { agent, headers: shopper(index) })),
  );
  agent.destroy();
  return answers;
}

const p99Of = (times) =>
  percentile(
    times.toSorted((a, b) => a - b),
    0.99,
  );

async function measureWaves(shop) {
  const { baseUrl } = shop;
  const paths = await productPaths(baseUrl);
  const warmPages = ['/', LISTING];
  for (const page of warmPages) await readText(baseUrl + page);
  const start = residentMemory(shop.pid());
  log(`${megabytes(start)} before the first wave`);

  const warm = [];
  const answers = [];
  let failures = 0;
  for (let wave = 0; wave < WAVES; wave++) {
    const stops = [...warmPages, '/v2/front/checkout/cart'].map((path, index) =>
      visitAtFixedRate(baseUrl + path, 10_000 + 1_000 * index),
    );
    await wait(WARM_BEFORE_MS);
    const beside = performance.now();
    const cold = await coldWave(baseUrl, paths.slice(wave * WAVE_SIZE, (wave + 1) * WAVE_SIZE));
    const took = performance.now() - beside;
    await wait(WARM_AFTER_MS);
    const visits = await Promise.all(stops.map((stop) => stop()));
    failures += visits.reduce((sum, visit) => sum + visit.failures, 0);
    answers.push(...cold);
    warm.push({ pages: visits.slice(0, 2).flatMap(({ times }) => times), cart: visits[2].times });
    log(
      `wave ${wave + 1}: ${statusText(cold)} in ${formatDuration(took)}, ${megabytes(residentMemory(shop.pid()))}`,
    );
  }
  const atOnce = residentMemory(shop.pid());
  await wait(COOLDOWN_MS);
  return { warm, answers, failures, memory: { start, atOnce, afterCooldown: residentMemory(shop.pid()) } };
}

function report({ warm, answers, failures, memory }) {
  const pages = warm.flatMap((wave) => wave.pages);
  const cart = warm.flatMap((wave) => wave.cart);
  const served = answers.filter(({ status }) => status === 200).map(({ ms }) => ms);
  const refused = answers.filter(({ status }) => status === 503).map(({ ms }) => ms);
  const rows = Object.entries({
    'warm pages': pages,
    cart,
    'cold pages, 200': served,
    'cold pages, 503': refused,
  });
  const table = [
    ['answers', 'p50', 'p99', 'longest', 'count'],
    ...rows.map(([name, times]) => [name, ...spreadOf(times), times.length]),
  ];
  const note =
    `Resident memory: ${megabytes(memory.start)} at first, ${megabytes(memory.atOnce)} after the waves, ` +
    `${megabytes(memory.afterCooldown)} after ${COOLDOWN_MS / 1000} s.`;
  const slow = [pages, cart].filter((times) => p99Of(times) > BOUNDS.p99).length;
  const unexpected = answers.filter(({ status }) => !EXPECTED_STATUSES.includes(status)).length;
  const problems = failures + unexpected + slow + (memory.afterCooldown > BOUNDS.memory ? 1 : 0);
  return {
    title: `${WAVES} times ${WAVE_SIZE} cold pages at once beside warm ones`,
    table,
    notes: [note],
    problems,
  };
}

/**
 * Six waves of 200 pages that are not stored, all at once, on its own shop, next to visitors of stored pages and of
 * the cart. Problems are warm answers that waited, failures and memory that was kept.
 */
export async function benchColdWaves() {
  const shop = await startTestShop({ variables: { STORE_PRODUCTS: String(PRODUCTS) } });
  try {
    return report(await measureWaves(shop));
  } finally {
    await shop.stop();
  }
}
