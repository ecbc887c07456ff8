/** @jest-environment node */
import { once } from 'node:events';
import net from 'node:net';
import { freePort, portProblem, requirePort } from './ports.mjs';

const listening = [];
afterEach(() => {
  for (const server of listening.splice(0)) server.close();
});

async function listenOn(host) {
  const server = net.createServer().listen(await freePort(), host);
  listening.push(server);
  await once(server, 'listening');
  return server.address().port;
}

test('a free port is outside the ephemeral range, and nothing listens on it', async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, freePort));
  for (const port of ports) expect(port).toBeGreaterThan(10_080);
  for (const port of ports) expect(port).toBeLessThan(32_768);
  expect(await Promise.all(ports.map(portProblem))).toEqual(ports.map(() => undefined));
});

test.each([undefined, '127.0.0.1'])('a port in use on %s is detected', async (host) => {
  expect(await portProblem(await listenOn(host))).toBe('in use');
});

test('the message contains the variable, the port and a solution', async () => {
  const port = await listenOn('127.0.0.1');
  await expect(requirePort('STORE_PORT', port, 'the embedded store')).rejects.toThrow(
    new RegExp(`^STORE_PORT: port ${port} is already in use, so the embedded store .* STORE_PORT=\\d+\\.$`),
  );
});
