import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts a server on a free port of this machine. `close()` also ends its open connections. */
export async function listen(handler: http.RequestListener) {
  const server = http.createServer(handler);
  await once(server.listen(0, 'localhost'), 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
