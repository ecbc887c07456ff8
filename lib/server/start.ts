import { createServer } from 'node:http';
import next from 'next';
import { isProduction } from '@/lib/config/environment';
import { operationsConfig } from '@/lib/config/operations';
import { exposeProcessMetrics } from '@/lib/telemetry/metrics';
import { flushTraces } from '@/lib/telemetry/spans';
import { AgentProcess } from './agent-process';
import { drainOnSignals, listen } from './lifecycle';
import { createShopServer } from './shop-server';

/**
 * Serves the build or, with NODE_ENV=development, compiles pages on demand. Listens only once Next is ready,
 * so that every request is handled in the same way.
 */
export async function startShop(): Promise<void> {
  const { port, listenAddress, agentsProcess } = operationsConfig();
  const agents = isProduction() && agentsProcess ? new AgentProcess() : null;
  if (agents !== null) exposeProcessMetrics(() => agents.readProcessMetrics());
  const server = createShopServer((request, response) => handle(request, response), agents);
  // Next listens for upgrades on this server. Only the development server uses WebSockets; in production this
  // server never listens, so that upgrades cannot bypass the shop's server.
  const upgrades = isProduction() ? createServer() : server;
  const app = next({ dev: !isProduction(), port, httpServer: upgrades });
  await app.prepare();
  const handle = app.getRequestHandler();
  await listen(server, port, listenAddress);
  drainOnSignals(server, () => {
    Promise.allSettled([app.close(), flushTraces(), agents?.stop()]).finally(() => process.exit(0));
  });
}
