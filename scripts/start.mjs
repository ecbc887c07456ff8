/*
 * npm start: from a fresh clone to a running shop. npm run dev: the development server (--dev). npm start --
 * --storefront=maquinas: the second storefront, on its own ports. This script starts before the dependencies
 * are installed, so until then it only loads Node's own modules.
 */
import { build, isBuildCurrent, sourceDigest } from './lib/build.mjs';
import { CliError, log, ROOT, readOptions } from './lib/cli.mjs';
import { installDependencies } from './lib/dependencies.mjs';
import { networkAddress } from './lib/network.mjs';
import { requirePort } from './lib/ports.mjs';
import { keepRunning, runMain } from './lib/processes.mjs';
import { loadEnvironment, readSettings, storefrontEnvironment, usesEmbeddedStore } from './lib/settings.mjs';
import { startShop, startStore } from './lib/shop.mjs';

/**
 * @param {boolean} isCurrent
 * @param {import('./lib/cli.mjs').Env} env
 */
async function buildUnlessCurrent(isCurrent, env) {
  if (isCurrent) {
    log('The build is up to date.');
    return;
  }
  log('Building the shop.');
  const { ok } = await build(env);
  if (!ok) throw new CliError('The build failed: fix the errors above and try again.');
}

async function main() {
  const { dev = false, storefront } = readOptions(
    { dev: { type: 'boolean' }, storefront: { type: 'string' } },
    'npm start only takes --dev and --storefront=NAME.',
  );
  const own = loadEnvironment(ROOT, process.env);
  const env = storefront === undefined ? own : storefrontEnvironment(own, storefront);
  // Serving a finished build needs no build tools, and a shop on another platform needs no embedded store.
  const isCurrent = dev || isBuildCurrent(ROOT, sourceDigest(ROOT, env));
  await installDependencies(env, { dev: dev || !isCurrent, store: usesEmbeddedStore(env) });

  const settings = await readSettings(env);
  await requirePort('PORT', settings.port, 'the shop');
  if (settings.embedded) await requirePort('STORE_PORT', settings.storePort, 'the embedded store');
  if (!dev) await buildUnlessCurrent(isCurrent, env);

  const programs = [];
  if (settings.embedded) {
    log(`Starting the embedded store on port ${settings.storePort}.`);
    programs.push(await startStore({ settings, env }));
  } else {
    log(`Using the store at ${settings.storeApiUrl}, so the embedded store is not started.`);
  }

  if (settings.notice !== null) log(settings.notice);
  log(`Starting the shop on port ${settings.port}.`);
  if (dev) log('The home page is compiled first, which takes a while on a busy machine.');
  const { shop, status } = dev
    ? await startShop({ settings, env, mode: 'development', output: 'lines' })
    : await startShop({ settings, env });
  if (status >= 500) {
    const remedy = settings.embedded
      ? 'the embedded store was too slow, as on a busy machine. Reload the page.'
      : `the store at ${settings.storeApiUrl} is not responding correctly. Check it, or unset STORE_API_URL.`;
    log(`The home page returns ${status}: ${remedy}`);
  }
  const local = settings.ownUrl;
  const address = networkAddress();
  if (settings.embedded && settings.siteUrl === local && address !== undefined)
    log(`To open it on a phone in this network, start it with SITE_URL=http://${address}:${settings.port}.`);
  const { hostname } = new URL(settings.storeSiteUrl);
  const isInNetwork = settings.embedded && new URL(settings.siteUrl).hostname === hostname;
  log(`Shop ready at ${isInNetwork ? settings.siteUrl : local}`);
  await keepRunning([...programs, shop]);
}

await runMain(main, { stopMessage: 'Stopping.' });
