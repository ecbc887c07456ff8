import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'undici';
import { createTempFolder } from '../../scripts/lib/cli.mjs';
import { startProgram } from '../../scripts/lib/processes.mjs';
import type { RemoteSession } from './remote-driver';

const START_LIMIT_MS = 60_000;
const POLL_MS = 50;

/** Otherwise a new profile opens Firefox's own pages and requests updates. */
const PREFERENCES = {
  // Without the focus of the screen, keys do not activate controls.
  'focusmanager.testmode': true,
  'intl.accept_languages': 'pt-BR',
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.normandy.enabled': false,
  'network.captive-portal-service.enabled': false,
  'browser.aboutwelcome.enabled': false,
};

type Reply = { id: number; type: 'success' | 'error'; result?: unknown; message?: string };
type Send = <Result>(method: string, params: object) => Promise<Result>;

/** Connects to a WebDriver BiDi endpoint; several commands may be pending at the same time. */
async function connect(url: string): Promise<{ send: Send; close: () => void }> {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', () => reject(new Error(`Firefox does not respond at ${url}.`)), {
      once: true,
    });
  });
  const waiting = new Map<number, (reply: Reply) => void>();
  socket.addEventListener('message', ({ data }) => {
    const reply = JSON.parse(String(data)) as Reply;
    waiting.get(reply.id)?.(reply);
    waiting.delete(reply.id);
  });
  let lastId = 0;
  const send: Send = async <Result>(method: string, params: object) => {
    lastId += 1;
    const id = lastId;
    const replied = new Promise<Reply>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { type, result, message } = await replied;
    if (type === 'error') throw new Error(`${method}: ${message}`);
    return result as Result;
  };
  return { send, close: () => socket.close() };
}

/**
 * Starts any Firefox, such as Debian's, and drives it over WebDriver BiDi: Playwright itself drives only its patched
 * builds.
 */
export async function startFirefox(
  command: string,
  viewport: { width: number; height: number },
): Promise<RemoteSession & { version: string; stop: () => Promise<void> }> {
  const { folder, remove } = createTempFolder('firefox');
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(path.join(folder, 'user.js'), lines.join('\n'));
  const program = startProgram({
    command,
    args: ['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port=0'],
    env: { ...process.env, HOME: folder },
    name: 'Firefox',
    output: 'quiet',
  });
  const stop = async () => {
    await program.stop(0);
    remove();
  };
  try {
    const { send, close } = await connect(`${await endpointOf(program)}/session`);
    const { capabilities } = await send<{ capabilities: { browserVersion: string } }>('session.new', {
      capabilities: { alwaysMatch: { acceptInsecureCerts: true } },
    });
    // The start window keeps the focus in its address bar, and a page without the focus ignores keys on controls.
    const { context } = await send<{ context: string }>('browsingContext.create', { type: 'window' });
    await send('browsingContext.activate', { context });
    await send('browsingContext.setViewport', { context, viewport });
    return {
      version: capabilities.browserVersion,
      open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
      reload: () => send('browsingContext.reload', { context, wait: 'complete' }),
      traverse: (direction) =>
        send('browsingContext.traverseHistory', { context, delta: direction === 'back' ? -1 : 1 }),
      evaluate: async (expression) => {
        const { result, exceptionDetails } = await send<{
          result?: { value: string };
          exceptionDetails?: { text: string };
        }>('script.evaluate', { expression, target: { context }, awaitPromise: false });
        if (result === undefined) throw new Error(exceptionDetails?.text ?? 'The page gave no value.');
        return result.value;
      },
      perform: (source) => send('input.performActions', { context, actions: [source] }),
      deleteCookies: () => send('storage.deleteCookies', { partition: { type: 'context', context } }),
      stop: async () => {
        close();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Address of the endpoint that Firefox has opened, read from its output. */
async function endpointOf(program: ReturnType<typeof startProgram>): Promise<string> {
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline && program.ended === undefined) {
    const [, endpoint] = /BiDi listening on (ws:\S+)/.exec(program.lastLines().join('\n')) ?? [];
    if (endpoint) return endpoint;
    await wait(POLL_MS);
  }
  throw new Error(['Firefox opened no WebDriver BiDi endpoint.', ...program.lastLines()].join('\n'));
}
