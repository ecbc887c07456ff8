import http from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CliError, createTempFolder, formatTable, log } from '../../scripts/lib/cli.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';
import { postgresFolder, startPostgres } from '../../scripts/lib/postgres.mjs';
import { withoutConfiguration } from '../../scripts/lib/settings.mjs';
import { startStore } from '../../scripts/lib/shop.mjs';
import { percentile } from '../lib/figures';
import { wireGet } from '../lib/http';

/** Catalogues that are measured, with limits in ms for the median times of a listing and of a search. */
const RUNS: { database: string; products: number; listing: number; search?: number }[] = [
  { database: 'PGlite', products: 10_000, listing: 15, search: 30 },
  { database: 'PostgreSQL', products: 10_000, listing: 15, search: 30 },
  { database: 'PostgreSQL', products: 100_000, listing: 60 },
];
const ROUNDS = 3;

const CATEGORIES = [
  '/oculos-de-sol',
  '/oculos-de-grau',
  '/lentes',
  '/oculos-de-sol/feminino',
  '/oculos-de-grau/unissex',
];
const ORDERS = ['Popularidade', 'Menor Preço', 'Lançamentos', 'Nome A-Z'];
const FILTERS = [
  '',
  'filtro=formato-redondo',
  'atributo=cor-preto-e-grafite',
  'filtro=formato-gatinho&atributo=cor-tartaruga',
  'preco=449-999',
];
const OFFSETS = [0, 24, 480];
/** Searches for two words, with accents and inflections. */
const SEARCHES = [
  'óculos redondo',
  'armação titânio',
  'lente fotossensível',
  'óculos polarizados',
  'armações pretas',
  'infantil acetato',
  'araúna metálico',
  'lentes multifocais',
];

/** Listings of 24 products with all facets. Each is requested once, so that none comes from a cache. */
function listingPaths() {
  return CATEGORIES.flatMap((category) =>
    ORDERS.flatMap((order, i) =>
      FILTERS.flatMap((filter, k) => {
        const offset = OFFSETS[(i + k) % OFFSETS.length];
        const query = [
          `url=${category}`,
          `order=${encodeURIComponent(order)}`,
          `offset=${offset}`,
          'limit=24',
          filter,
        ];
        return `url/product/listing/category?${query.filter(Boolean).join('&')}`;
      }),
    ),
  );
}

const searchPaths = () =>
  SEARCHES.map((query) => `url/product/listing/search?busca=${encodeURIComponent(query)}&limit=24`);

/** The response time of a call, in ms. */
async function timeOf(base: string, call: string, agent?: http.Agent) {
  const before = performance.now();
  const headers = { 'app-token': 'wapstore' };
  const { status } = await wireGet(`${base}/api/v2/front/${call}`, { agent, headers });
  if (status !== 200)
    throw new CliError(`${call} returned ${status}: fix this call in the embedded store first.`);
  return performance.now() - before;
}

/** Requests the paths one after another. Resolves to the times in ms, sorted. */
async function timesOf(base: string, paths: readonly string[]) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  for (const call of paths) times.push(await timeOf(base, call, agent));
  agent.destroy();
  return times.sort((a, b) => a - b);
}

/** Number of simultaneous requests, and how long other calls may wait meanwhile, in ms. */
const BURST = 50;
const BURST_BOUND = 500;
const OTHERS = 10;
const OTHER_EVERY_MS = 20;

/** Requests a burst of listings, and the cart meanwhile. */
async function burstOf(base: string) {
  const listings = listingPaths().slice(0, BURST);
  const burst = Promise.all(listings.map((path) => timeOf(base, path.replace('limit=24', 'limit=12'))));
  const others: Promise<number>[] = [];
  for (let index = 0; index < OTHERS; index += 1) {
    others.push(timeOf(base, 'checkout/cart'));
    await wait(OTHER_EVERY_MS);
  }
  return { burst: Math.max(...(await burst)), others: Math.max(...(await Promise.all(others))) };
}

const TITLES = [
  ...['store', 'seeded in', 'listing p50', 'p95', 'bound', 'search p50', 'bound'],
  ...[`${BURST} at once`, 'cart meanwhile', 'bound'],
];

async function measureStore({ database, products }: (typeof RUNS)[number], databaseUrl: string | undefined) {
  const { folder, remove } = createTempFolder('store-bench');
  const storePort = await freePort();
  const env = {
    ...withoutConfiguration(),
    STORE_DATA_DIR: path.join(folder, 'store'),
    STORE_PRODUCTS: String(products),
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  };
  const started = performance.now();
  // No shop is started, so the store's own port stands for the shop's.
  const base = `http://localhost:${storePort}`;
  const store = await startStore({ settings: { port: storePort, storePort, storeSiteUrl: base }, env });
  const ready = performance.now() - started;
  try {
    // Warm-up with other listings than the measured ones: compiles code and opens connections.
    await timesOf(
      base,
      Array.from(
        { length: 20 },
        (_, i) => `url/product/listing/brand?url=/marcas/arauna&offset=${i}&limit=24`,
      ),
    );
    // The second burst uses connections that are already open, so that all its requests arrive within one
    // turn of the store's event loop.
    const bursts = [await burstOf(base), await burstOf(base)];
    const burst = Math.max(...bursts.map((each) => each.burst));
    const others = Math.max(...bursts.map((each) => each.others));
    const searches = await timesOf(base, searchPaths());
    const listings: number[] = [];
    for (let round = 0; round < ROUNDS; round++) listings.push(...(await timesOf(base, listingPaths())));
    return { database, products, ready, listings: listings.sort((a, b) => a - b), searches, burst, others };
  } finally {
    await store.stop();
    remove();
  }
}

/**
 * Measures the embedded store over HTTP, one request at a time: the median time of a listing of 24 with all
 * facets, and of a first search for two words. Also measures how long a cart request takes during a burst of
 * listings. Resolves to the number of figures above their limits.
 */
export async function benchStore(env: NodeJS.ProcessEnv) {
  const folder = postgresFolder(env);
  if (!folder)
    log('PostgreSQL is not installed, so only PGlite is measured. To install it, run npm run setup.');
  const rows: string[][] = [];
  let beyond = 0;
  for (const run of RUNS) {
    if (run.database === 'PostgreSQL' && !folder) continue;
    const server = folder && run.database === 'PostgreSQL' ? await startPostgres(folder, env) : undefined;
    try {
      const { ready, listings, searches, burst, others } = await measureStore(run, server?.url);
      const listing = percentile(listings, 0.5);
      const search = percentile(searches, 0.5);
      beyond +=
        Number(others > BURST_BOUND) +
        Number(listing > run.listing) +
        Number(search > (run.search ?? Number.POSITIVE_INFINITY));
      rows.push([
        `${run.database}, ${run.products.toLocaleString('en')}`,
        `${(ready / 1000).toFixed(1)} s`,
        `${listing.toFixed(1)} ms`,
        `${percentile(listings, 0.95).toFixed(1)} ms`,
        `${run.listing} ms`,
        `${search.toFixed(1)} ms`,
        run.search ? `${run.search} ms` : '',
        `${burst.toFixed(0)} ms`,
        `${others.toFixed(0)} ms`,
        `${BURST_BOUND} ms`,
      ]);
    } finally {
      await server?.stop();
    }
  }
  log(
    'Listings of 24 products with all facets, and first searches for two words: one request at a time over HTTP.',
  );
  log(formatTable([TITLES, ...rows]));
  return beyond;
}
