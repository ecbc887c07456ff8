import { createServer } from 'node:http';
import next from 'next';
import { isProduction } from '@/lib/config/environment';
import { operationsConfig } from '@/lib/config/operations';
import { flushTraces } from '@/lib/telemetry/spans';
import { drainOnSignals } from './drain';
import { listen } from './listen';
import { createShopServer } from './shop-server';

/**
 * Serves the shop: the build, or with NODE_ENV=development what is compiled as it is asked for. Listens only once the
 * framework is ready, so that every request is handled in the same way.
 */
export async function startShop(): Promise<void> {
  const { port, listenAddress } = operationsConfig();
  const server = createShopServer((request, response) => handle(request, response));
  // Next listens for upgrades there: only its development server has sockets, and nothing else may get around this server.
  const upgrades = isProduction() ? createServer() : server;
  const app = next({ dev: !isProduction(), port, httpServer: upgrades });
  await app.prepare();
  const handle = app.getRequestHandler();
  await listen(server, port, listenAddress);
  drainOnSignals(server, () => {
    Promise.allSettled([app.close(), flushTraces()]).finally(() => process.exit(0));
  });
}
