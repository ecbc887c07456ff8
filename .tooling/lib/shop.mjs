import path from 'node:path';
import { waitForAnswer } from './answers.mjs';
import { nextEnvironment } from './build.mjs';
import { followArgs, startProgram } from './processes.mjs';
import { BIN, ROOT } from './project.mjs';

const REFUSE_METHODS = path.join(ROOT, '.tooling/refuse-methods.cjs');
/**
 * Node would let the heap grow with the machine's memory before it tidies up. The shop's caches have limits of
 * their own (lib/cache/lifetimes.ts); this is well above what it holds when they are full, and a small nursery
 * keeps a flood of requests from spreading over memory. NODE_OPTIONS wins.
 */
const HEAP_LIMITS = ['--max-old-space-size=384', '--max-semi-space-size=4'];
/**
 * How long a connection is kept for the next request. Next's five seconds are shorter than what proxies and clients
 * keep it for: one that sends its request just then gets a reset instead of a page.
 */
const KEEP_ALIVE_MS = 65_000;
const STORE_LIMIT_MS = 180_000;
const SHOP_LIMIT_MS = 120_000;

/**
 * Starts the embedded store and waits until it answers.
 * Throws a Sentence (the store's own, when it has one) when it cannot start.
 */
export async function startStore({ settings, env, output = 'held' }) {
  const store = startProgram({
    args: [...followArgs, '--import', 'tsx', 'embedded-store/main.ts'],
    env: { ...env, STORE_PORT: String(settings.storePort) },
    name: 'store',
    output,
  });
  await readyOrStopped(store, {
    url: `http://localhost:${settings.storePort}/healthz`,
    limit: STORE_LIMIT_MS,
    accept: (status) => status === 200,
  });
  return store;
}

/**
 * Starts the storefront (`mode` 'production' serves the build, 'development' compiles as it goes) and
 * waits until its home page answers. Resolves to the program and the status of that first answer.
 */
export async function startShop({ settings, env, mode = 'production', output = 'held' }) {
  const command = mode === 'production' ? 'start' : 'dev';
  const hasOwnLimit = env.NODE_OPTIONS?.includes('max-old-space-size') ?? false;
  const heap = mode === 'production' && !hasOwnLimit ? HEAP_LIMITS : [];
  const shop = startProgram({
    args: [
      ...followArgs,
      ...heap,
      '--require',
      REFUSE_METHODS,
      BIN.next,
      command,
      '-p',
      String(settings.port),
      ...(mode === 'production' ? ['--keepAliveTimeout', String(KEEP_ALIVE_MS)] : []),
    ],
    env: {
      ...nextEnvironment(env, mode),
      PORT: String(settings.port),
      STORE_API_URL: settings.storeApiUrl,
      STORE_SITE_URL: settings.storeSiteUrl,
      SITE_URL: settings.siteUrl,
      ...settings.thirdParties,
    },
    name: 'shop',
    output,
  });
  const status = await readyOrStopped(shop, {
    url: `http://localhost:${settings.port}/`,
    limit: SHOP_LIMIT_MS,
  });
  return { shop, status };
}

async function readyOrStopped(program, wait) {
  try {
    const status = await waitForAnswer({ ...wait, program });
    program.release();
    return status;
  } catch (error) {
    await program.stop();
    throw error;
  }
}
