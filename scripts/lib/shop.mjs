import fs from 'node:fs';
import path from 'node:path';
import { build, isBuildCurrent, nextEnvironment, PROXY_ADVICE } from './build.mjs';
import { CliError, createTempFolder, log, ROOT } from './cli.mjs';
import { freePort } from './ports.mjs';
import { runProgram, startProgram, waitUntilServing } from './processes.mjs';
import { bundleServer, bundleStore, DEV_SERVER_FILE, SERVER_FILE, STORE_FILE } from './server-bundle.mjs';
import { readSettings, withoutConfiguration } from './settings.mjs';

/**
 * Without limits, Node lets the heap grow with the machine's memory. This limit is well above what the shop
 * needs when its caches are full. A small young generation keeps memory low during a flood of requests.
 * NODE_OPTIONS overrides both.
 */
const HEAP_LIMITS = ['--max-old-space-size=384', '--max-semi-space-size=8'];
/**
 * glibc raises its thresholds when large blocks are freed, and then keeps such memory for good, for example
 * after a burst of request bodies. With fixed thresholds, freed blocks of 64 KB and more go back to the
 * system.
 */
const SHOP_MALLOC = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
/**
 * For each thread that draws pictures, glibc creates a heap, up to eight per processor, and never returns
 * their memory. After a few thousand pictures the store would hold 600 MB.
 */
const STORE_MALLOC = { MALLOC_ARENA_MAX: '2' };
/**
 * PGlite is WebAssembly. By default V8 also optimises functions that run only at the start, which doubles the start's
 * processor time. With this budget it optimises only those that queries run again and again.
 */
export const PGLITE_FLAGS = ['--wasm-tiering-budget=100000000'];
const STORE_FLAGS = ['--max-semi-space-size=4', ...PGLITE_FLAGS];
/** All embedded stores on this machine share their resized pictures. */
const STORE_PICTURES = path.join(ROOT, 'node_modules/.cache/embedded-store/pictures');
const STORE_LIMIT_MS = 180_000;
const SHOP_LIMIT_MS = 120_000;
/**
 * The development server first compiles the home page, which takes minutes on a busy machine. Repeating the
 * request would not help.
 */
const COMPILE_LIMIT_MS = 600_000;

/**
 * @param {import('./processes.mjs').Program} program
 * @param {Omit<Parameters<typeof waitUntilServing>[0], 'program'> & { output: import('./processes.mjs').Output }} options
 */
async function waitUntilReady(program, { output, ...options }) {
  try {
    const status = await waitUntilServing({ ...options, program });
    if (output === 'held') program.release();
    return status;
  } catch (error) {
    await program.stop();
    throw error;
  }
}

/**
 * Starts the embedded store and waits until it responds. Throws a CliError if it cannot start.
 *
 * @param {{ settings: { port: number, storePort: number, storeSiteUrl: string }, env: Record<string, string | undefined>, output?:
 * import('./processes.mjs').Output }} options
 */
export async function startStore({ settings, env, output = 'held' }) {
  if (!fs.existsSync(path.join(ROOT, 'node_modules/@meridiano/embedded-store'))) {
    throw new CliError('The embedded store is not installed: run npm install, or set STORE_API_URL.');
  }
  await bundleStore();
  const store = startProgram({
    args: [...STORE_FLAGS, STORE_FILE],
    env: {
      ...STORE_MALLOC,
      ...env,
      STORE_PORT: String(settings.storePort),
      // The store's pages link back to the shop.
      SITE_URL: env.SITE_URL || `http://localhost:${settings.port}`,
      STORE_PUBLIC_URL: env.STORE_PUBLIC_URL || settings.storeSiteUrl,
      STORE_PICTURE_DIR: env.STORE_PICTURE_DIR || STORE_PICTURES,
    },
    name: 'store',
    output,
    server: true,
  });
  await waitUntilReady(store, {
    output,
    url: `http://localhost:${settings.storePort}/healthz`,
    limit: STORE_LIMIT_MS,
    accept: (status) => status === 200,
  });
  return store;
}

/**
 * Starts the shop and waits for its home page: from the build ('production'), or from a server that compiles
 * on demand ('development'). Resolves to the program and the home page's status.
 *
 * @param {{ settings: Awaited<ReturnType<typeof readSettings>>, env: Record<string, string | undefined>,
 * mode?: 'production' | 'development', output?: import('./processes.mjs').Output }} options
 */
export async function startShop({ settings, env, mode = 'production', output = 'held' }) {
  const port = String(settings.port);
  const isProduction = mode === 'production';
  const limitsHeap = isProduction && !env.NODE_OPTIONS?.includes('max-old-space-size');
  if (!isProduction) await bundleServer(DEV_SERVER_FILE);
  const shop = startProgram({
    args: [...(limitsHeap ? HEAP_LIMITS : []), isProduction ? SERVER_FILE : DEV_SERVER_FILE],
    env: {
      ...SHOP_MALLOC,
      ...nextEnvironment(env, mode),
      PORT: port,
      STORE_API_URL: settings.storeApiUrl,
      STORE_SITE_URL: settings.storeSiteUrl,
      STOREFRONT: settings.storefront ?? '',
      ...settings.thirdParties,
    },
    name: 'shop',
    output,
    hidden: PROXY_ADVICE,
    server: true,
  });
  const status = await waitUntilReady(shop, {
    output,
    url: `${settings.ownUrl}/`,
    ...(isProduction
      ? { limit: SHOP_LIMIT_MS }
      : { limit: COMPILE_LIMIT_MS, requestLimit: COMPILE_LIMIT_MS }),
  });
  return { shop, status };
}

/**
 * The folder of a storefront's data (embedded-store/config.ts). `storefront` is null if STOREFRONT_FILE is
 * set.
 * @param {string} dataFolder
 * @param {string | null} storefront
 */
const storeFolder = (dataFolder, storefront) =>
  storefront === null || storefront === 'oculos' ? dataFolder : path.join(dataFolder, storefront);

/**
 * Copies a seeded database into the folder of a test's store, because creating and seeding one would take most of
 * the time until the store has started.
 * @param {{ storefront: string | null }} settings
 * @param {import('./cli.mjs').Env} env
 */
async function putDatabase({ storefront }, env) {
  const folder = storeFolder(env.STORE_DATA_DIR ?? '', storefront);
  const args = ['embedded-store/testing/new-database.mjs', folder, storefront ?? 'oculos'];
  const { code, lines } = await runProgram({ args, env, output: 'held', limit: STORE_LIMIT_MS });
  if (code !== 0) throw new CliError(["The store's database could not be created:", ...lines].join('\n'));
}

/**
 * Starts a production shop on free ports for a test run, with its own embedded store and data. `variables`
 * are added to the environment; with STORE_API_URL, no embedded store is started. A `quiet` shop does not
 * print its log. `restart()` restarts only the shop, at the same address.
 *
 * @param {{ variables?: Record<string, string>, quiet?: boolean }} [options]
 * @returns {Promise<{ baseUrl: string, storeUrl: string, pid: () => number, storePid: () => number |
 * undefined, restart: () => Promise<void>, stop: () => Promise<void> }>} Origins without a trailing slash.
 */
export async function startTestShop({ variables = {}, quiet = false } = {}) {
  const base = withoutConfiguration();
  if (!isBuildCurrent(ROOT)) {
    log('The build is missing or outdated: building the shop first.');
    const { ok, lines } = await build(base, { output: 'held' });
    if (!ok) throw new CliError(['The production build failed:', ...lines].join('\n'));
  }

  const { folder: dataFolder, remove } = createTempFolder('data');
  const env = {
    ...base,
    PORT: String(await freePort()),
    STORE_PORT: String(await freePort()),
    STORE_API_URL: '',
    // Lets a test act as a proxy, so that rate limits treat it as a separate client.
    TRUSTED_HOPS: '1',
    STORE_DATA_DIR: path.join(dataFolder, 'store'),
    ...variables,
  };
  const settings = await readSettings(env);
  /** @type {import('./processes.mjs').Program | undefined} */
  let store;
  /** @type {import('./processes.mjs').Program} */
  let shop;
  const stop = async () => {
    // The shop may be killed at once, because nobody waits for its responses any more.
    await Promise.all([store?.stop(), shop?.stop(0)]);
    remove();
  };
  const start = async () => {
    ({ shop } = await startShop({ settings, env, output: quiet ? 'quiet' : 'held' }));
  };
  try {
    if (settings.embedded) {
      await putDatabase(settings, env);
      store = await startStore({ settings, env });
    }
    await start();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    baseUrl: `http://localhost:${settings.port}`,
    storeUrl: new URL(settings.storeApiUrl).origin,
    pid: () => /** @type {number} */ (shop.pid),
    storePid: () => store?.pid,
    async restart() {
      await shop.stop();
      await start();
    },
    stop,
  };
}
