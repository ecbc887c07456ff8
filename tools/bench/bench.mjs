import { CliError, formatTable, log } from '../../scripts/lib/cli.mjs';
import { runMain } from '../../scripts/lib/processes.mjs';
import { startTestShop } from '../../scripts/lib/shop.mjs';
import { describeMachine } from '../../scripts/lib/system.mjs';
import { megabytes, residentMemory } from '../lib/figures';
import { readNames } from '../lib/options';
import { benchAgents } from './agents.mjs';
import { startFloor } from './floor.mjs';
import { benchInteractions } from './interactions.mjs';
import { FILTERED, LISTING, linkIn, offersSizes, productPathIn, productPathsIn, readPage } from './load';
import { benchNavigations } from './navigations.mjs';
import { benchPhone } from './phone.mjs';
import { startPaddedFloor, startStaticServer } from './static-page.mjs';
import { benchStore } from './store.mjs';
import { benchThroughput } from './throughput.mjs';
import { benchTryOn } from './try-on.mjs';

/** The shop at BASE_URL, or one that is started for the measurement. Only the latter has a `pid`. */
async function measuredShop() {
  const baseUrl = process.env.BASE_URL?.replace(/\/+$/, '');
  return baseUrl ? { baseUrl, pid: () => undefined, stop: async () => {} } : startTestShop();
}

/** Calls `work` with the addresses of the shop's pages, those of the bare Next pages, and the HTML of the listing. */
async function withShop(work) {
  const { baseUrl, pid, stop } = await measuredShop();
  let floor;
  try {
    const { html } = await readPage(baseUrl + LISTING);
    floor = await startFloor(html);
    const paths = { home: '/', listing: LISTING, product: productPathIn(html) };
    const kits = await readPage(`${baseUrl}/lista`);
    const kit = linkIn(kits.html, '/lista/');
    const further = { search: '/busca?q=oculos', filtered: FILTERED, ...(kit === undefined ? {} : { kit }) };
    const absolute = (named) =>
      Object.fromEntries(Object.entries(named).map(([name, page]) => [name, baseUrl + page]));
    return await work({
      pages: absolute(paths),
      further: absolute(further),
      floor: floor.pages,
      html,
      pid: pid(),
    });
  } finally {
    await floor?.stop();
    await stop();
  }
}

async function benchPages({ pages, further, floor, html, pid }) {
  const staticServer = await startStaticServer(html);
  const { table, problems } = await benchThroughput({
    pages: { ...pages, ...further },
    floor,
    staticUrl: staticServer.url,
  });
  await staticServer.stop();
  const note = pid === undefined ? '' : `; resident memory afterwards ${megabytes(residentMemory(pid))}`;
  return { title: `Warm pages, 20 connections${note}`, table, problems };
}

async function benchOnPhone({ pages, further, floor }) {
  const padded = await startPaddedFloor(floor, pages);
  try {
    return {
      title: 'A phone: processor four times slower, slow 4G, medians of 3',
      table: await benchPhone({ ...pages, ...further }, { floor, 'floor, as many bytes': padded.pages }),
    };
  } finally {
    await padded.stop();
  }
}

/** The first product of the listing that has sizes to choose from. */
async function readSizedProduct({ listing }, html) {
  for (const path of productPathsIn(html)) {
    const url = new URL(path, listing).href;
    if (offersSizes((await readPage(url)).html)) return url;
  }
  throw new CliError(`${listing} links to no product with sizes.`);
}

const PARTS = {
  pages: () => withShop(benchPages),
  phone: () => withShop(benchOnPhone),
  navigations: () =>
    withShop(async ({ pages }) => ({
      title: 'How long a change of page takes on such a phone',
      table: await benchNavigations(pages),
    })),
  presses: () =>
    withShop(async ({ pages, html }) => ({
      title: 'How long the page takes to answer a press, processor four times slower',
      table: await benchInteractions({ ...pages, sized: await readSizedProduct(pages, html) }),
    })),
  'try-on': () =>
    withShop(async ({ pages }) => ({
      title: 'The first result of the try-on: four times the processor time of this machine',
      table: await benchTryOn(pages),
    })),
  agents: async () => benchAgents(),
  store: async () => ({ problems: await benchStore(process.env) }),
};

async function main() {
  const names = readNames('bench', Object.keys(PARTS));
  log(describeMachine());
  let problems = 0;
  for (const name of names) {
    const { title, table, notes = [], problems: found = 0 } = await PARTS[name]();
    problems += found;
    if (table === undefined) continue;
    log(['', title, formatTable(table), ...notes].join('\n'));
  }
  return problems > 0 ? 1 : 0;
}

await runMain(main);
