import path from 'node:path';
import { ROOT } from '../../scripts/lib/cli.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';
import { startProgram, waitUntilServing } from '../../scripts/lib/processes.mjs';
import { bundle } from '../../scripts/lib/server-bundle.mjs';

const START_LIMIT_MS = 120_000;

/** How a path of the platform fails; see quirky-store/control.ts. */
export type Behaviour = 'ok' | 'refuse' | 'hang' | '403' | '500' | 'html' | 'truncated' | 'reset' | 'slow';

/** A request to the platform. `path` follows /v2/front/, `search` is the raw query with its '?'. */
export type PlatformRequest = {
  method: string;
  path: string;
  query: Record<string, string>;
  search: string;
  body: unknown;
  headers: Record<string, string | undefined>;
};

export type QuirkyStore = {
  /** Origin of the store's site. */
  url: string;
  /** Value for STORE_API_URL. */
  apiUrl: string;
  /**
   * Sets the behaviour of every path below /v2/front/ that starts with `path`; the newest rule wins. `ms`: the delay.
   */
  setBehaviour: (path: string, behaviour: Behaviour, ms?: number) => Promise<void>;
  /** Removes the rules that `control` set. */
  reset: () => Promise<void>;
  log: () => Promise<PlatformRequest[]>;
  clearLog: () => Promise<void>;
  /** Restarts the program on the same port after `kill`. */
  start: () => Promise<void>;
  /** Stops the program; after that its port refuses connections. */
  kill: () => Promise<void>;
  stop: () => Promise<void>;
};

const PROGRAM = path.join(ROOT, 'node_modules/.cache/quirky-store.cjs');

/** Bundles `quirky-store` into one file, which starts in a third of the time that its modules take. */
const writeProgram = () => bundle('e2e/support/quirky-store/main.ts', PROGRAM);

let written: Promise<void> | undefined;

/** Starts `quirky-store` on a free port and waits until it responds. */
export async function startQuirkyStore(): Promise<QuirkyStore> {
  const port = await freePort();
  const url = `http://localhost:${port}`;

  async function launch() {
    written ??= writeProgram();
    await written;
    const program = startProgram({
      args: [PROGRAM],
      env: { ...process.env, QUIRKY_PORT: String(port) },
      name: 'quirky store',
      output: 'held',
      server: true,
    });
    await waitUntilServing({ url: `${url}/__log`, program, limit: START_LIMIT_MS });
    return program;
  }

  async function send(method: string, path: string, body?: unknown): Promise<Response> {
    const response = await fetch(url + path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`The quirky store returned ${response.status} to ${method} ${path}.`);
    return response;
  }

  let program = await launch();
  return {
    url,
    apiUrl: `${url}/api`,
    setBehaviour: async (path, behaviour, ms) => {
      await send('POST', '/__control', { path, behaviour, ms });
    },
    reset: async () => {
      await send('DELETE', '/__control');
    },
    log: async () => (await send('GET', '/__log')).json(),
    clearLog: async () => {
      await send('DELETE', '/__log');
    },
    start: async () => {
      program = await launch();
    },
    kill: () => program.stop(0),
    stop: () => program.stop(),
  };
}
