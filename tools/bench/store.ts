import http from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CliError, createTempFolder, log } from '../../scripts/lib/cli.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';
import { postgresFolder, startPostgres } from '../../scripts/lib/postgres.mjs';
import { withoutConfiguration } from '../../scripts/lib/settings.mjs';
import { startStore } from '../../scripts/lib/shop.mjs';
import { median, milliseconds, percentile } from '../lib/figures';
import { wireGet } from '../lib/http';

/** Catalogues that are measured, with limits in ms for the median times of a listing and of a search. */
const RUNS: { database: string; products: number; listing: number; search?: number }[] = [
  { database: 'PGlite', products: 10_000, listing: 15, search: 30 },
  { database: 'PostgreSQL', products: 10_000, listing: 15, search: 30 },
  { database: 'PostgreSQL', products: 100_000, listing: 60 },
];
const ROUNDS = 3;

const CATEGORIES =
  '/oculos-de-sol /oculos-de-grau /lentes /oculos-de-sol/feminino /oculos-de-grau/unissex'.split(' ');
const ORDERS = ['Popularidade', 'Menor Preço', 'Lançamentos', 'Nome A-Z'];
const FILTERS: Record<string, string>[] = [
  {},
  { filtro: 'formato-redondo' },
  { atributo: 'cor-preto-e-grafite' },
  { filtro: 'formato-gatinho', atributo: 'cor-tartaruga' },
  { preco: '449-999' },
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
const listingPaths = () =>
  CATEGORIES.flatMap((url) =>
    ORDERS.flatMap((order, i) =>
      FILTERS.map((filter, k) => {
        const offset = String(OFFSETS[(i + k) % OFFSETS.length]);
        const query = new URLSearchParams({ url, order, offset, limit: '24', ...filter });
        return `url/product/listing/category?${query}`;
      }),
    ),
  );

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

/** Requests the paths one after another. Resolves to the times in ms. */
async function timesOf(base: string, paths: readonly string[]) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  for (const call of paths) times.push(await timeOf(base, call, agent));
  agent.destroy();
  return times;
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
  return { listings: Math.max(...(await burst)), cart: Math.max(...(await Promise.all(others))) };
}

const TITLES = [
  ...['store', 'seeded in', 'listing p50', 'p95', 'bound', 'search p50', 'bound'],
  ...[`${BURST} at once`, 'cart meanwhile', 'bound'],
];

async function measureStore({ products }: (typeof RUNS)[number], databaseUrl: string | undefined) {
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
    const others = [...Array(20).keys()];
    await timesOf(
      base,
      others.map((offset) => `url/product/listing/brand?url=/marcas/arauna&offset=${offset}&limit=24`),
    );
    // The second burst uses connections that are already open, so that all its requests arrive within one
    // turn of the store's event loop.
    const bursts = [await burstOf(base), await burstOf(base)];
    const searches = await timesOf(base, searchPaths());
    const listings: number[] = [];
    for (let round = 0; round < ROUNDS; round++) listings.push(...(await timesOf(base, listingPaths())));
    return {
      ready,
      listing: median(listings),
      slowListing: percentile(listings, 0.95),
      search: median(searches),
      burst: Math.max(...bursts.map(({ listings: slowest }) => slowest)),
      cart: Math.max(...bursts.map(({ cart }) => cart)),
    };
  } finally {
    await store.stop();
    remove();
  }
}

/**
 * Measures the embedded store over HTTP, one request at a time: the median time of a listing of 24 with all
 * facets, and of a first search for two words. Also measures how long a cart request takes during a burst of
 * listings. Figures above their limits are problems.
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
      const { ready, listing, slowListing, search, burst, cart } = await measureStore(run, server?.url);
      const limited = [
        [cart, BURST_BOUND],
        [listing, run.listing],
        [search, run.search ?? Number.POSITIVE_INFINITY],
      ] as const;
      beyond += limited.filter(([ms, bound]) => ms > bound).length;
      rows.push([
        ...[`${run.database}, ${run.products.toLocaleString('en')}`, `${(ready / 1000).toFixed(1)} s`],
        ...[listing, slowListing, run.listing, search].map(milliseconds),
        run.search ? milliseconds(run.search) : '',
        ...[burst, cart, BURST_BOUND].map(milliseconds),
      ]);
    } finally {
      await server?.stop();
    }
  }
  const title =
    'Listings of 24 with all facets, and first searches for two words: one request at a time over HTTP';
  return { title, table: [TITLES, ...rows], problems: beyond };
}
