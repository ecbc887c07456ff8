import { CliError, formatTable, log } from '../../scripts/lib/cli.mjs';
import { runMain } from '../../scripts/lib/processes.mjs';
import { startTestShop } from '../../scripts/lib/shop.mjs';
import { describeMachine } from '../../scripts/lib/system.mjs';
import { megabytes, residentMemory } from '../lib/figures';
import { readPage } from '../lib/http';
import { readAddress, readNames } from '../lib/options';
import {
  type Addresses,
  FILTERED,
  LISTING,
  linkIn,
  offersSizes,
  type Pages,
  productPathIn,
  productPathsIn,
} from '../lib/pages';
import { benchAgents } from './agents';
import { benchCosts } from './costs';
import { startFloor } from './floor';
import { benchInteractions } from './interactions';
import { benchPhone } from './phone';
import { startStaticServer } from './static-page';
import { benchStore } from './store';
import { benchThroughput } from './throughput';
import { benchTryOn } from './try-on';

type Shop = { pages: Pages; further: Addresses; floor: Pages; html: string; pid: number | undefined };
type Result = { title: string; table: (string | number)[][]; notes?: string[]; problems?: number };

/** The shop at BASE_URL, or a shop that is started for the measurement. Only the latter has a `pid`. */
async function measuredShop() {
  const baseUrl = readAddress('BASE_URL');
  return baseUrl ? { baseUrl, pid: () => undefined, stop: async () => {} } : startTestShop();
}

/**
 * Calls `work` with the addresses of the shop's pages, the addresses of bare Next pages, and the listing's
 * HTML.
 */
async function withShop(work: (shop: Shop) => Promise<Result>) {
  const { baseUrl, pid, stop } = await measuredShop();
  let floor: Awaited<ReturnType<typeof startFloor>> | undefined;
  try {
    const { html } = await readPage(baseUrl + LISTING);
    floor = await startFloor(html);
    const pages = {
      home: `${baseUrl}/`,
      listing: baseUrl + LISTING,
      product: baseUrl + productPathIn(html),
    };
    const kits = await readPage(`${baseUrl}/lista`);
    const kit = linkIn(kits.html, '/lista/');
    const further = {
      search: `${baseUrl}/busca?q=oculos`,
      filtered: baseUrl + FILTERED,
      ...(kit === undefined ? {} : { kit: baseUrl + kit }),
    };
    return await work({ pages, further, floor: floor.pages, html, pid: pid() });
  } finally {
    await floor?.stop();
    await stop();
  }
}

async function benchPages({ pages, further, floor, html, pid }: Shop) {
  const staticServer = await startStaticServer(html);
  const result = await benchThroughput({ ...pages, ...further }, floor, staticServer.url);
  await staticServer.stop();
  const note = pid === undefined ? '' : `; resident memory afterwards ${megabytes(residentMemory(pid))}`;
  return { title: `Warm pages, 20 connections${note}`, ...result };
}

/** The first product in the listing that has sizes to choose from. */
async function readSizedProduct({ listing }: Pages, html: string) {
  for (const path of productPathsIn(html)) {
    const url = new URL(path, listing).href;
    if (offersSizes((await readPage(url)).html)) return url;
  }
  throw new CliError(`${listing} links to no product with sizes: use the embedded store's catalogue.`);
}

const PARTS: Record<string, () => Promise<Result>> = {
  pages: () => withShop(benchPages),
  phone: () =>
    withShop(async ({ pages, further, floor }) => ({
      title: 'A phone: processor four times slower, slow 4G, medians of 3',
      table: await benchPhone({ ...pages, ...further }, floor),
    })),
  presses: () =>
    withShop(async ({ pages, html }) => ({
      title:
        'How long clicks and navigations take, with a processor four times slower (navigations: slow 4G)',
      table: await benchInteractions({ ...pages, sized: await readSizedProduct(pages, html) }),
    })),
  'try-on': () =>
    withShop(async ({ pages }) => ({
      title: "Time to the try-on's first result: four times this machine's processor time",
      table: await benchTryOn(pages),
    })),
  agents: benchAgents,
  costs: benchCosts,
  store: () => benchStore(process.env),
};

async function main() {
  const names = readNames('bench', Object.keys(PARTS));
  log(describeMachine());
  let problems = 0;
  for (const name of names) {
    const result = await PARTS[name]?.();
    if (result === undefined) continue;
    const { title, table, notes = [], problems: found = 0 } = result;
    problems += found;
    log(['', title, formatTable(table), ...notes].join('\n'));
  }
  return problems > 0 ? 1 : 0;
}

await runMain(main);
