import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { connectRedis, disconnectRedis, fromRedis } from './connection';

/** If redis-server is missing, npm test reports that, and these tests are skipped. */
export const describeWithRedis =
  spawnSync('redis-server', ['--version']).status === 0 ? describe : describe.skip;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No port was assigned.');
  return address.port;
}

/** A separate Redis that stores nothing on disk. */
export async function createTestRedis() {
  const port = await freePort();
  let server: ChildProcess | undefined;
  return {
    url: `redis://127.0.0.1:${port}`,
    async start(): Promise<void> {
      const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
      server = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'ignore'] });
      for await (const text of server.stdout ?? []) if (String(text).includes('Ready to accept')) return;
      throw new Error('redis-server did not start.');
    },
    async stop(): Promise<void> {
      if (server === undefined || server.signalCode !== null) return;
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
    },
    /** A server that stays connected and never responds. */
    freeze: () => server?.kill('SIGSTOP'),
    unfreeze: () => server?.kill('SIGCONT'),
  };
}

/** Resolves when `check` returns true. */
export async function waitUntil(check: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await check())) await new Promise((resolve) => setTimeout(resolve, 20));
}

/**
 * A Redis for the tests of a describe block, with this process connected.
 * @param configure called with the address of Redis before the process connects
 */
export function testRedisForSuite(configure: (url: string) => void): { stop: () => Promise<void> } {
  let redis: Awaited<ReturnType<typeof createTestRedis>>;
  beforeAll(async () => {
    redis = await createTestRedis();
    configure(redis.url);
    await redis.start();
    await connectRedis();
    await waitUntil(async () => (await fromRedis(({ client }) => client.ping())) !== null);
  });
  afterAll(async () => {
    disconnectRedis();
    await redis.stop();
  });
  return { stop: () => redis.stop() };
}
