import { waitForAnswer } from '../../.tooling/lib/answers.mjs';
import { freePort } from '../../.tooling/lib/ports.mjs';
import { startProgram } from '../../.tooling/lib/processes.mjs';

const START_LIMIT_MS = 120_000;

/** What a path of the platform does instead of answering well; the quirky store's control.ts knows them. */
export type Behaviour = 'ok' | 'refuse' | 'hang' | '500' | 'html' | 'truncated' | 'reset' | 'slow';

/** A call that the platform was sent. `path` follows /v2/front/, `search` is the raw query with its '?'. */
export type Call = {
  method: string;
  path: string;
  query: Record<string, string>;
  search: string;
  body: unknown;
  headers: Record<string, string | undefined>;
};

export type QuirkyStore = {
  /** Origin of the store's own site. */
  url: string;
  /** Value for STORE_API_URL. */
  apiUrl: string;
  /** Makes every path below /v2/front/ that starts with `path` behave so; the newest rule counts. */
  control: (path: string, behaviour: Behaviour) => Promise<void>;
  /** Forgets what `control` set. */
  behave: () => Promise<void>;
  log: () => Promise<Call[]>;
  clearLog: () => Promise<void>;
  /** Starts the program again, on the same port, after `kill`. */
  start: () => Promise<void>;
  /** Ends the program at once: from now on its port refuses connections. */
  kill: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Starts the second platform, `quirky-store`, on a free port and waits until it answers. */
export async function startQuirkyStore(): Promise<QuirkyStore> {
  const port = await freePort();
  const url = `http://localhost:${port}`;

  async function launch() {
    const program = startProgram({
      args: ['--import', 'tsx', 'e2e/support/quirky-store/main.ts'],
      env: { ...process.env, QUIRKY_PORT: String(port) },
      name: 'quirky store',
      output: 'held',
    });
    await waitForAnswer({ url: `${url}/__log`, program, limit: START_LIMIT_MS });
    return program;
  }

  async function ask(method: string, path: string, body?: unknown): Promise<Response> {
    const response = await fetch(url + path, {
      method,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`The quirky store answered ${response.status} to ${method} ${path}.`);
    return response;
  }

  let program = await launch();
  return {
    url,
    apiUrl: `${url}/api`,
    control: async (path, behaviour) => {
      await ask('POST', '/__control', { path, behaviour });
    },
    behave: async () => {
      await ask('DELETE', '/__control');
    },
    log: async () => (await ask('GET', '/__log')).json(),
    clearLog: async () => {
      await ask('DELETE', '/__log');
    },
    start: async () => {
      program = await launch();
    },
    kill: () => program.stop(0),
    stop: () => program.stop(),
  };
}
