/*
 * npm run bench: warm pages of a running production shop (BASE_URL, or one of its own) as requests per second and
 * latency, beside a static file and the bare pages of the framework in the same run: these ratios can be compared
 * between machines. Then the same pages on a slow phone, how long presses take there, 200 cold pages at once beside warm
 * ones, six times over, and the embedded store alone, with 10,000 and 100,000 products. `--only=pages`, `phone`,
 * `presses`, `cold` or `store` measures some; `--report docs/measurements/benchmarks.md` writes the tables there.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import zlib from 'node:zlib';
import { benchColdWaves } from './bench/cold-wave.mjs';
import { startFloor } from './bench/floor.mjs';
import { benchInteractions } from './bench/interactions.mjs';
import { LISTING, linkIn, productPathIn, wireGet } from './bench/load.mjs';
import { residentMemory } from './bench/memory.mjs';
import { benchPhone } from './bench/phone.mjs';
import { benchStore } from './bench/store.mjs';
import { benchThroughput } from './bench/throughput.mjs';
import { CliError, createTempFolder, formatTable, log, markdownTable, ROOT } from './lib/cli.mjs';
import { requireDependencies } from './lib/dependencies.mjs';
import { freePort } from './lib/ports.mjs';
import { runMain, startProgram, waitForAnswer } from './lib/processes.mjs';
import { withoutConfiguration } from './lib/settings.mjs';
import { startTestShop } from './lib/shop.mjs';
import { describeMachine } from './lib/system.mjs';

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

async function readHtml(url) {
  const { headers, body } = await wireGet(url, { headers: { accept: 'text/html' } });
  return (headers['content-encoding'] === 'gzip' ? zlib.gunzipSync(body) : body).toString('utf8');
}

/** Calls `work` with the addresses of the shop's pages, those of the floor, and the HTML of the listing. */
async function withShop(work) {
  const own = process.env.BASE_URL ? undefined : await startTestShop();
  let floor;
  try {
    const baseUrl = own?.baseUrl ?? process.env.BASE_URL.replace(/\/+$/, '');
    const html = await readHtml(baseUrl + LISTING);
    floor = await startFloor(html);
    const paths = { home: '/', listing: LISTING, product: productPathIn(html, process.env) };
    const kit = linkIn(await readHtml(`${baseUrl}/lista`), '/lista/');
    const further = { search: '/busca?q=oculos', ...(kit === undefined ? {} : { kit }) };
    const absolute = (named) =>
      Object.fromEntries(Object.entries(named).map(([name, page]) => [name, baseUrl + page]));
    return await work({
      pages: absolute(paths),
      further: absolute(further),
      floor: floor.pages,
      html,
      memory: () => (own === undefined ? undefined : residentMemory(own.pid())),
    });
  } finally {
    await floor?.stop();
    await own?.stop();
  }
}

async function benchPages({ pages, further, floor, html, memory }) {
  const staticServer = await startStaticServer(html);
  const { table, problems } = await benchThroughput({
    pages: { ...pages, ...further },
    floor,
    staticUrl: staticServer.url,
  });
  await staticServer.stop();
  const bytes = memory();
  const note = bytes === undefined ? '' : `; resident memory afterwards ${Math.round(bytes / 1024 ** 2)} MB`;
  return { title: `Warm pages, 20 connections${note}`, table, problems };
}

const PARTS = {
  pages: () => withShop(benchPages),
  phone: () =>
    withShop(async ({ pages, floor }) => ({
      title: 'A phone: processor four times slower, slow 4G, medians of 3',
      table: await benchPhone(pages, floor, process.env),
    })),
  presses: () =>
    withShop(async ({ pages }) => ({
      title: 'How long the page takes to answer a press, processor four times slower',
      table: await benchInteractions(pages, process.env),
    })),
  cold: async () => benchColdWaves(),
  store: async () => ({ problems: await benchStore(process.env) }),
};

function readOptions() {
  const { only, report } = parseArgs({
    options: { only: { type: 'string' }, report: { type: 'string' } },
  }).values;
  const names = only?.split(',') ?? Object.keys(PARTS);
  const unknown = names.find((name) => !Object.hasOwn(PARTS, name));
  if (unknown !== undefined)
    throw new CliError(`--only takes ${Object.keys(PARTS).join(', ')}, not "${unknown}".`);
  return { parts: names.map((name) => PARTS[name]), report };
}

async function main() {
  const { parts, report } = readOptions();
  requireDependencies();
  const sections = [];
  const where = describeMachine();
  let problems = 0;
  for (const part of parts) {
    const { title, table, notes = [], problems: found = 0 } = await part();
    problems += found;
    if (table === undefined) continue;
    log(['', title, formatTable(table), ...notes].join('\n'));
    sections.push(`## ${title}`, '', markdownTable(table), '', ...notes.flatMap((note) => [note, '']));
  }
  if (report) {
    const date = new Date().toISOString().slice(0, 10);
    const head = ['# Benchmarks', '', `Written by \`npm run bench\` on ${date}. ${where}.`, ''];
    fs.writeFileSync(path.resolve(ROOT, report), [...head, ...sections].join('\n'));
  }
  return problems > 0 ? 1 : 0;
}

await runMain(main);
