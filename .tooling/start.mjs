/*
 * npm start: everything from a fresh clone to a served shop. npm run dev: the same with --dev.
 * npm run start:maquinas: the same with --storefront=maquinas, on ports of its own.
 * It runs before any dependency exists, so it uses nothing but Node's own modules.
 */
import { parseArgs } from 'node:util';
import { buildWhenStale } from './lib/build.mjs';
import { installDependencies } from './lib/dependencies.mjs';
import { besideOthers, loadEnvironment, readSettings } from './lib/environment.mjs';
import { keepTogether, runMain } from './lib/lifetime.mjs';
import { requirePort } from './lib/ports.mjs';
import { ROOT, Sentence, say } from './lib/project.mjs';
import { startShop, startStore } from './lib/shop.mjs';

function readOptions() {
  const options = { dev: { type: 'boolean' }, storefront: { type: 'string' } };
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    throw new Sentence(`${error.message}. npm start takes --dev, --storefront=NAME and nothing else.`);
  }
}

async function main() {
  const { dev: development = false, storefront } = readOptions();
  const own = loadEnvironment(ROOT, process.env);
  const env = storefront === undefined ? own : besideOthers(own, storefront);
  const settings = readSettings(env);
  await requirePort('PORT', settings.port, 'the shop');
  if (settings.embedded) await requirePort('STORE_PORT', settings.storePort, 'the embedded store');

  await installDependencies(env);
  if (!development) await build(env);

  const programs = [];
  if (settings.embedded) {
    say(`Starting the embedded store on port ${settings.storePort}.`);
    programs.push(await startStore({ settings, env }));
  } else {
    say(`Using the store at ${settings.storeApiUrl}, so the embedded store stays off.`);
  }

  say(`Starting the shop on port ${settings.port}.`);
  const mode = development ? 'development' : 'production';
  const { shop, status } = await startShop({ settings, env, mode, output: development ? 'lines' : 'held' });
  if (status >= 500) {
    say(
      `The home page answers ${status} for now: the store at ${settings.storeApiUrl} does not answer as it should.`,
    );
  }
  say(`Shop ready at http://localhost:${settings.port}`);
  await keepTogether([...programs, shop]);
}

async function build(env) {
  const { outcome } = await buildWhenStale(env, { announce: () => say('Building the shop.') });
  if (outcome === 'failed') throw new Sentence('The build failed: the reason stands above.');
  if (outcome === 'current') say('The build is up to date.');
}

await runMain(main, { farewell: 'Stopping.' });
