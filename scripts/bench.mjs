/*
 * npm run bench: requests per second and latency of the home page, a listing and a product on a running production
 * shop (BASE_URL, or one of its own), beside a static file from a bare Node server in the same run: that ratio can be
 * compared between machines. Then the same pages on a phone, 200 cold pages at once beside warm ones, six times over,
 * and the embedded store alone, with 10,000 and 100,000 products. `--only=pages`, `--only=phone`, `--only=cold` or
 * `--only=store` measures one of them.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import zlib from 'node:zlib';
import { benchColdWaves } from './bench/cold-wave.mjs';
import { LISTING, loadUrl, productPathIn, wireGet } from './bench/load.mjs';
import { benchPhone } from './bench/phone.mjs';
import { benchStore } from './bench/store.mjs';
import { CliError, createTempFolder, formatTable, log, ROOT } from './lib/cli.mjs';
import { requireDependencies } from './lib/dependencies.mjs';
import { freePort } from './lib/ports.mjs';
import { runMain, startProgram, waitForAnswer } from './lib/processes.mjs';
import { withoutConfiguration } from './lib/settings.mjs';
import { startTestShop } from './lib/shop.mjs';

const LOAD = { connections: 20, ms: 5000 };
const WARM_UP = { connections: 4, ms: 1000 };

async function startStaticServer(html) {
  const { folder, remove } = createTempFolder('bench');
  const file = path.join(folder, 'page.html');
  fs.writeFileSync(file, html);
  const port = await freePort();
  const url = `http://localhost:${port}/`;
  const program = startProgram({
    args: [path.join(ROOT, 'scripts/bench/static-server.mjs'), file, String(port)],
    env: withoutConfiguration(),
    name: 'static server',
    output: 'held',
    server: true,
  });
  await waitForAnswer({ url, program, limit: 10_000 });
  const stop = async () => {
    await program.stop();
    remove();
  };
  return { url, stop };
}

async function measure(name, url) {
  await loadUrl(url, WARM_UP);
  return { name, ...(await loadUrl(url, LOAD)) };
}

/** Calls `work` with the shop at BASE_URL, or with one of its own, its pages, and the HTML of the listing. */
async function withShop(work) {
  const own = process.env.BASE_URL ? undefined : await startTestShop();
  try {
    const baseUrl = own?.baseUrl ?? process.env.BASE_URL.replace(/\/+$/, '');
    const { headers, body } = await wireGet(baseUrl + LISTING, { headers: { accept: 'text/html' } });
    const html = headers['content-encoding'] === 'gzip' ? zlib.gunzipSync(body) : body;
    const paths = { home: '/', listing: LISTING, product: productPathIn(html.toString('utf8'), process.env) };
    const pages = Object.fromEntries(Object.entries(paths).map(([name, page]) => [name, baseUrl + page]));
    return await work({ baseUrl, pages, html });
  } finally {
    await own?.stop();
  }
}

async function benchPages({ baseUrl, pages, html }) {
  const staticServer = await startStaticServer(html);
  const results = [await measure('static file', staticServer.url)];
  for (const [name, url] of Object.entries(pages)) results.push(await measure(name, url));
  await staticServer.stop();

  const [fixed] = results;
  const rows = results.map(({ name, perSecond, p50 = 0, p99 = 0, failures }) => [
    name,
    perSecond.toFixed(0),
    (perSecond / fixed.perSecond).toFixed(3),
    `${p50.toFixed(1)} ms`,
    `${p99.toFixed(1)} ms`,
    failures,
  ]);
  log(`${LOAD.connections} connections, ${LOAD.ms / 1000} s each, at ${baseUrl}`);
  log(formatTable([['page', 'req/s', 'to static', 'p50', 'p99', 'not 200'], ...rows]));
  return results.filter(({ failures }) => failures > 0).length;
}

async function benchPhonePages({ pages }) {
  await benchPhone(pages, process.env);
  return 0;
}

const PARTS = {
  pages: () => withShop(benchPages),
  phone: () => withShop(benchPhonePages),
  cold: benchColdWaves,
  store: () => benchStore(process.env),
};

function chosenParts() {
  const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;
  const names = only?.split(',') ?? Object.keys(PARTS);
  const unknown = names.find((name) => !Object.hasOwn(PARTS, name));
  if (unknown !== undefined)
    throw new CliError(`--only takes ${Object.keys(PARTS).join(', ')}, not "${unknown}".`);
  return names.map((name) => PARTS[name]);
}

async function main() {
  const parts = chosenParts();
  requireDependencies();
  let problems = 0;
  for (const part of parts) problems += await part();
  return problems > 0 ? 1 : 0;
}

await runMain(main);
