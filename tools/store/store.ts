import { log, ROOT } from '../../scripts/lib/cli.mjs';
import { freePort, requirePort } from '../../scripts/lib/ports.mjs';
import { keepRunning, runMain } from '../../scripts/lib/processes.mjs';
import { loadEnvironment, readSettings } from '../../scripts/lib/settings.mjs';
import { startStore } from '../../scripts/lib/shop.mjs';
import { startFaultProxy } from '../fault-proxy/fault-proxy';
import { parseRule } from '../fault-proxy/faults';
import { readOptions } from '../lib/options';

type StoreOptions = Parameters<typeof startStore>[0];

/** The store on another port, and in its place a proxy that breaks calls; pictures and pages are broken as well. */
async function startFaultyStore({ settings, env, rules }: StoreOptions & { rules: string[] }) {
  for (const rule of rules) parseRule(rule);
  const { storePort } = settings;
  const hidden = await freePort();
  const store = await startStore({
    settings: { ...settings, storePort: hidden },
    env: { STORE_PUBLIC_URL: `http://localhost:${storePort}`, ...env },
  });
  await startFaultProxy({ target: `http://localhost:${hidden}`, port: storePort, rules });
  return store;
}

async function main() {
  const { all } = readOptions('store');
  const { products: [products] = [], fault: rules = [] } = all;
  const base = loadEnvironment(ROOT, process.env);
  const env = { ...base, STORE_API_URL: '', ...(products === undefined ? {} : { STORE_PRODUCTS: products }) };
  const settings = await readSettings(env);
  await requirePort('STORE_PORT', settings.storePort, 'the embedded store');
  const store =
    rules.length > 0 ? await startFaultyStore({ settings, env, rules }) : await startStore({ settings, env });
  log(`Store ready at http://localhost:${settings.storePort}/api`);
  await keepRunning([store]);
}

await runMain(main, { stopMessage: 'Stopping.' });
