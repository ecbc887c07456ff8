/** @jest-environment node */
import { once } from 'node:events';
import net from 'node:net';
import { freePort, portProblem } from './ports.mjs';

test('a free port is none that the system gives to outgoing connections, and nothing listens there', async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, freePort));
  for (const port of ports) expect(port).toBeGreaterThan(10_080);
  for (const port of ports) expect(port).toBeLessThan(32_768);
  expect(await Promise.all(ports.map(portProblem))).toEqual(ports.map(() => undefined));
});

test('a port with a listener is in use, on one address of this machine too', async () => {
  const server = net.createServer().listen(await freePort(), '127.0.0.1');
  await once(server, 'listening');
  expect(await portProblem(server.address().port)).toBe('in use');
  server.close();
});
