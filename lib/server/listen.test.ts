/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listen } from './listen';

const servers: Server[] = [];

async function addressOf(port: number, address: string | null) {
  const server = createServer();
  servers.push(server);
  await listen(server, port, address);
  return server.address() as AddressInfo;
}

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

test('O6: with LISTEN_ADDRESS the shop listens there alone', async () => {
  expect((await addressOf(0, '127.0.0.1')).address).toBe('127.0.0.1');
});

test('O6: without it the shop listens at every address', async () => {
  expect(['::', '0.0.0.0']).toContain((await addressOf(0, null)).address);
});

test('a port that is taken is an error', async () => {
  const { port } = await addressOf(0, '127.0.0.1');
  await expect(addressOf(port, '127.0.0.1')).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
