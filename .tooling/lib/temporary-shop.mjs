import path from 'node:path';
import { buildWhenStale } from './build.mjs';
import { CONFIGURATION_VARIABLES, readSettings } from './environment.mjs';
import { freePort } from './ports.mjs';
import { Sentence } from './project.mjs';
import { startShop, startStore } from './shop.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

/** The process's environment without any configuration of the shop, so that a test knows what it runs. */
export function plainEnvironment(env = process.env) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !CONFIGURATION_VARIABLES.includes(name)));
}

/**
 * Starts a production shop on free ports, with an embedded store on a data folder of its own, for the
 * length of a test run. `variables` are added to the environment: STORE_API_URL among them means another
 * store, and no embedded one. `stop()` ends both programs and removes the data. `restart()` ends the shop
 * alone and starts it again at the same address; `pid()` is that of the shop's process now.
 *
 * @param {{ variables?: Record<string, string> }} [options]
 * @returns {Promise<{ baseUrl: string, storeUrl: string, dataFolder: string, pid: () => number,
 *   restart: () => Promise<void>, stop: () => Promise<void> }>} Origins without a trailing slash.
 */
export async function startTemporaryShop({ variables = {} } = {}) {
  const base = plainEnvironment();
  const { outcome, lines } = await buildWhenStale(base, { output: 'held' });
  if (outcome === 'failed') throw new Sentence(['The production build failed:', ...lines].join('\n'));

  const { folder: dataFolder, remove } = temporaryFolder('data');
  const env = {
    ...base,
    PORT: String(await freePort()),
    STORE_PORT: String(await freePort()),
    STORE_API_URL: '',
    STORE_DATA_DIR: path.join(dataFolder, 'store'),
    ...variables,
  };
  const settings = readSettings(env);
  let store;
  let shop;
  const stop = async () => {
    await Promise.all([store?.stop(), shop?.stop()]);
    remove();
  };
  const open = async () => {
    shop = (await startShop({ settings, env })).shop;
  };
  try {
    if (settings.embedded) store = await startStore({ settings, env });
    await open();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    baseUrl: `http://localhost:${settings.port}`,
    storeUrl: new URL(settings.storeApiUrl).origin,
    dataFolder,
    pid: () => shop.pid,
    async restart() {
      await shop.stop();
      await open();
    },
    stop,
  };
}
