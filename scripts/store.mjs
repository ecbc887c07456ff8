/* npm run store: the embedded store alone. `npm run store -- --products 5000` sets the size of its catalogue. */
import { parseArgs } from 'node:util';
import { CliError, log, ROOT } from './lib/cli.mjs';
import { requireDependencies } from './lib/dependencies.mjs';
import { requirePort } from './lib/ports.mjs';
import { keepRunning, runMain } from './lib/processes.mjs';
import { loadEnvironment, readSettings } from './lib/settings.mjs';
import { startStore } from './lib/shop.mjs';

function readOptions() {
  try {
    return parseArgs({ options: { products: { type: 'string' } } }).values;
  } catch (error) {
    throw new CliError(`${error.message}. The store takes --products N and nothing else.`);
  }
}

async function main() {
  const { products } = readOptions();
  const base = loadEnvironment(ROOT, process.env);
  const env = { ...base, STORE_API_URL: '', ...(products === undefined ? {} : { STORE_PRODUCTS: products }) };
  requireDependencies();
  const settings = await readSettings(env);
  await requirePort('STORE_PORT', settings.storePort, 'the embedded store');
  const store = await startStore({ settings, env });
  log(`Store ready at http://localhost:${settings.storePort}/api`);
  await keepRunning([store]);
}

await runMain(main, { stopMessage: 'Stopping.' });
