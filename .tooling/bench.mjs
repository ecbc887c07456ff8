/*
 * npm run bench: requests per second and latency of the home, a listing and a product on a running
 * production shop (BASE_URL, or one of its own), beside a static file from a bare Node server measured in
 * the same run. The ratio is what can be compared between machines. Then the embedded store alone, with 10,000 and
 * 100,000 products. `--only=pages` or `--only=store` measures one of the two.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import zlib from 'node:zlib';
import { waitForAnswer } from './lib/answers.mjs';
import { installDependencies } from './lib/dependencies.mjs';
import { runMain } from './lib/lifetime.mjs';
import { loadUrl, wireGet } from './lib/measured-load.mjs';
import { freePort } from './lib/ports.mjs';
import { followArgs, startProgram } from './lib/processes.mjs';
import { ROOT, Sentence, say } from './lib/project.mjs';
import { LISTING, productPathIn } from './lib/shop-pages.mjs';
import { benchStore } from './lib/store-bench.mjs';
import { table } from './lib/table.mjs';
import { temporaryFolder } from './lib/temporary-folder.mjs';
import { plainEnvironment, startTemporaryShop } from './lib/temporary-shop.mjs';

const LOAD = { connections: 20, ms: 5000 };
const WARM_UP = { connections: 4, ms: 1000 };

async function startYardstick(html) {
  const { folder, remove } = temporaryFolder('bench');
  const file = path.join(folder, 'page.html');
  fs.writeFileSync(file, html);
  const port = await freePort();
  const url = `http://localhost:${port}/`;
  const program = startProgram({
    args: [...followArgs, path.join(ROOT, '.tooling/lib/static-server.mjs'), file, String(port)],
    env: plainEnvironment(),
    name: 'static server',
    output: 'held',
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

async function benchPages() {
  const own = process.env.BASE_URL ? undefined : await startTemporaryShop();
  const baseUrl = own?.baseUrl ?? process.env.BASE_URL.replace(/\/+$/, '');
  const { headers, body } = await wireGet(baseUrl + LISTING, { headers: { accept: 'text/html' } });
  const html = headers['content-encoding'] === 'gzip' ? zlib.gunzipSync(body) : body;
  const yardstick = await startYardstick(html);

  const pages = { home: '/', listing: LISTING, product: productPathIn(html.toString('utf8'), process.env) };
  const results = [await measure('static file', yardstick.url)];
  for (const [name, page] of Object.entries(pages)) results.push(await measure(name, baseUrl + page));
  await Promise.all([yardstick.stop(), own?.stop()]);

  const [fixed] = results;
  const rows = results.map(({ name, perSecond, p50 = 0, p99 = 0, failures }) => [
    name,
    perSecond.toFixed(0),
    (perSecond / fixed.perSecond).toFixed(3),
    `${p50.toFixed(1)} ms`,
    `${p99.toFixed(1)} ms`,
    failures,
  ]);
  say(`${LOAD.connections} connections, ${LOAD.ms / 1000} s each, at ${baseUrl}`);
  say(table([['page', 'req/s', 'to static', 'p50', 'p99', 'not 200'], ...rows]));
  return results.filter(({ failures }) => failures > 0).length;
}

const PARTS = { pages: benchPages, store: () => benchStore(process.env) };

function chosenParts() {
  const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;
  const names = only?.split(',') ?? Object.keys(PARTS);
  const unknown = names.find((name) => !Object.hasOwn(PARTS, name));
  if (unknown !== undefined)
    throw new Sentence(`--only takes ${Object.keys(PARTS).join(' or ')}, not "${unknown}".`);
  return names.map((name) => PARTS[name]);
}

async function main() {
  const parts = chosenParts();
  await installDependencies(process.env);
  let problems = 0;
  for (const part of parts) problems += await part();
  return problems > 0 ? 1 : 0;
}

await runMain(main);
