/* npm run store: the embedded store alone. `npm run store -- --products 5000` sets its catalogue's size. */
import { parseArgs } from 'node:util';
import { installDependencies } from './lib/dependencies.mjs';
import { loadEnvironment, readSettings } from './lib/environment.mjs';
import { keepTogether, runMain } from './lib/lifetime.mjs';
import { requirePort } from './lib/ports.mjs';
import { ROOT, Sentence, say } from './lib/project.mjs';
import { startStore } from './lib/shop.mjs';

function readOptions() {
  try {
    return parseArgs({ options: { products: { type: 'string' } } }).values;
  } catch (error) {
    throw new Sentence(`${error.message}. The store takes --products N and nothing else.`);
  }
}

async function main() {
  const { products } = readOptions();
  const base = loadEnvironment(ROOT, process.env);
  const env = { ...base, STORE_API_URL: '', ...(products === undefined ? {} : { STORE_PRODUCTS: products }) };
  const settings = readSettings(env);
  await requirePort('STORE_PORT', settings.storePort, 'the embedded store');
  await installDependencies(env);
  const store = await startStore({ settings, env });
  say(`Store ready at http://localhost:${settings.storePort}/api`);
  await keepTogether([store]);
}

await runMain(main, { farewell: 'Stopping.' });
