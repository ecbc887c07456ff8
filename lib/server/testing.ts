import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { buildSync } from 'esbuild';

const ROOT = path.join(__dirname, '../..');

let bundle: string | undefined;

/**
 * The functions of this folder as one file, because a process that compiled each of them would take seconds
 * to start.
 */
function bundledServer(): string {
  if (bundle !== undefined) return bundle;
  const cache = path.join(ROOT, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  bundle = path.join(mkdtempSync(path.join(cache, 'server-test-')), 'server.cjs');
  buildSync({
    stdin: {
      contents: `export { createShopServer } from './lib/server/shop-server';
        export { drainOnSignals } from './lib/server/lifecycle';`,
      resolveDir: ROOT,
    },
    outfile: bundle,
    bundle: true,
    platform: 'node',
    target: 'node20',
    packages: 'external',
    tsconfig: path.join(ROOT, 'tsconfig.json'),
    logLevel: 'error',
  });
  return bundle;
}

afterAll(() => {
  if (bundle !== undefined) rmSync(path.dirname(bundle), { recursive: true });
});

export type TestServer = { process: ChildProcessWithoutNullStreams; port: number };

type Options = {
  /** How long requests may take to end after a signal, in ms. */
  drainMs?: number;
  env?: Record<string, string>;
};

/**
 * Starts a process with the shop's server around a request listener that stands in for Next.
 * @param listener source of the listener, in which `server` is the server
 */
export async function startTestServer(
  listener: string,
  { drainMs = 10_000, env = {} }: Options = {},
): Promise<TestServer> {
  const source = `
    const { createShopServer, drainOnSignals } = require(${JSON.stringify(bundledServer())});
    const server = createShopServer(${listener});
    drainOnSignals(server, () => process.exit(0), ${drainMs});
    server.listen(0, '127.0.0.1', () => console.log(server.address().port));
  `;
  // Server-only modules throw unless this condition is set.
  const started = spawn(process.execPath, ['--conditions=react-server', '-e', source], {
    cwd: ROOT,
    env: { NODE_ENV: 'production', ...env },
  });
  const errors: string[] = [];
  started.stderr.setEncoding('utf8').on('data', (text: string) => errors.push(text));
  const [line] = await Promise.race([once(started.stdout, 'data'), once(started, 'exit')]);
  const port = Number(line);
  if (!(port > 0)) throw new Error(`The server did not start: ${errors.join('')}`);
  return { process: started, port };
}

/** Sends bytes unchanged, and resolves to everything received until the server ends the connection. */
export async function exchange({ port }: TestServer, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.setEncoding('utf8').write(bytes);
  let response = '';
  for await (const part of socket) response += part;
  return response;
}

/** The values of a header in a raw response. */
export function valuesOf(response: string, name: string): (string | undefined)[] {
  return [...response.matchAll(new RegExp(`^${name}: (.*?)\\r?$`, 'gim'))].map(([, value]) => value);
}
