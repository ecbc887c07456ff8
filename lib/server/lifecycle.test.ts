/** @jest-environment node */

import { once } from 'node:events';
/** @jest-environment node */
import http, { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import net from 'node:net';
import { listen } from './lifecycle';
import { startTestServer, type TestServer } from './testing';

/** `/held` and `/started` end when `/release` is requested; `/started` sends its head at once. */
const LISTENER = `(request, response) => {
  globalThis.held ??= [];
  if (request.url === '/started') response.write('started ');
  if (request.url === '/held' || request.url === '/started') return held.push(response);
  if (request.url === '/release') for (const one of held.splice(0)) one.end('done');
  response.end('ok');
}`;

type ReceivedResponse = { status: number; connection: string | undefined; body: string };

function get({ port }: TestServer, path: string, agent: http.Agent): Promise<ReceivedResponse> {
  return new Promise((resolve, reject) => {
    http
      .get({ port, path, agent, host: '127.0.0.1' }, (response) => {
        let body = '';
        response.setEncoding('utf8').on('data', (text) => {
          body += text;
        });
        response.on('error', reject).on('end', () => {
          const { statusCode: status = 0, headers } = response;
          resolve({ status, connection: headers.connection, body });
        });
      })
      .on('error', reject);
  });
}

describe('listen', () => {
  const servers: Server[] = [];

  async function listeningAt(port: number, address: string | null) {
    const server = createServer();
    servers.push(server);
    await listen(server, port, address);
    return server.address() as AddressInfo;
  }

  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
  });

  test('O6: with LISTEN_ADDRESS the shop listens only on that address', async () => {
    expect((await listeningAt(0, '127.0.0.1')).address).toBe('127.0.0.1');
  });

  test('O6: without LISTEN_ADDRESS the shop listens on every address', async () => {
    expect(['::', '0.0.0.0']).toContain((await listeningAt(0, null)).address);
  });

  test('a port that is in use is an error', async () => {
    const { port } = await listeningAt(0, '127.0.0.1');
    await expect(listeningAt(port, '127.0.0.1')).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});

describe('drainOnSignals', () => {
  let server: TestServer;
  let agent: http.Agent;
  async function start(options: { drainMs?: number } = {}) {
    agent = new http.Agent({ keepAlive: true });
    server = await startTestServer(LISTENER, options);
  }
  afterEach(() => {
    agent.destroy();
    server.process.kill('SIGKILL');
  });

  /** Resolves once the server is draining. */
  async function drains() {
    const watcher = new http.Agent();
    while ((await get(server, '/readyz', watcher)).status === 200) await new Promise(setImmediate);
  }

  test.each(['SIGTERM', 'SIGINT'] as const)(
    'R3: on %s accepted requests are completed, new ones get Connection: close, and the process exits with 0',
    async (signal) => {
      await start();
      const held = get(server, '/held', agent);
      const started = get(server, '/started', agent);
      expect((await get(server, '/', agent)).connection).toBe('keep-alive');
      server.process.kill(signal);
      await drains();
      const exit = once(server.process, 'exit');
      // An idle connection takes one more request, and is closed after the response.
      const responses = await Promise.all(
        ['/', '/healthz', '/readyz', '/release'].map((path) => get(server, path, agent)),
      );
      expect(responses.map(({ status }) => status)).toEqual([200, 200, 503, 200]);
      expect(responses.map(({ connection }) => connection)).toEqual(Array(4).fill('close'));
      expect(await held).toEqual({ status: 200, connection: 'close', body: 'done' });
      expect(await started).toMatchObject({ status: 200, body: 'started done' });
      expect(await exit).toEqual([0, null]);
    },
  );

  test('a server without connections exits at once', async () => {
    await start();
    await get(server, '/', new http.Agent());
    const since = Date.now();
    server.process.kill('SIGTERM');
    expect(await once(server.process, 'exit')).toEqual([0, null]);
    expect(Date.now() - since).toBeLessThan(900);
  });

  test('R3: an idle connection does not delay the exit', async () => {
    await start();
    await get(server, '/', agent);
    const spare = net.connect(server.port, '127.0.0.1');
    await once(spare, 'connect');
    // The server has accepted it.
    await get(server, '/', agent);
    const errors: string[] = [];
    server.process.stderr.on('data', (text: string) => errors.push(text));
    server.process.kill('SIGTERM');
    expect(await once(server.process, 'exit')).toEqual([0, null]);
    expect(errors).toEqual([]);
    spare.destroy();
  });

  test('requests that do not end in time are cut off and counted', async () => {
    await start({ drainMs: 2_000 });
    const held = get(server, '/held', agent);
    await get(server, '/', agent);
    const errors: string[] = [];
    server.process.stderr.on('data', (text: string) => errors.push(text));
    const since = Date.now();
    server.process.kill('SIGTERM');
    await expect(held).rejects.toThrow(/socket hang up|ECONNRESET/);
    await once(server.process, 'exit');
    expect(Date.now() - since).toBeGreaterThan(1_900);
    expect(JSON.parse(errors.join(''))).toEqual({ event: 'drain-cut-off', requests: 1 });
  });
});
