import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../scripts/lib/ports.mjs';
import { startProgram, waitUntilServing } from '../../scripts/lib/processes.mjs';
import type { RemoteSession } from './remote-driver';

const START_LIMIT_MS = 60_000;
const POLL_MS = 50;

type Program = ReturnType<typeof startProgram>;

/** A virtual screen, because the browser has no headless mode; prints its number. */
async function startScreen(command: string): Promise<{ program: Program; display: string }> {
  const program = startProgram({
    command,
    args: ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    env: process.env,
    name: 'Xvfb',
    output: 'quiet',
  });
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline && program.ended === undefined) {
    const number = program.lastLines().find((line) => /^\d+$/.test(line));
    if (number) return { program, display: `:${number}` };
    await wait(POLL_MS);
  }
  await program.stop(0);
  throw new Error(['Xvfb opened no screen.', ...program.lastLines()].join('\n'));
}

/** One call of the WebDriver protocol. */
async function call<Value>(method: string, url: string, body?: object): Promise<Value> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${url}: ${value.error} ${value.message}`);
  return value;
}

/** Starts WebKitGTK's MiniBrowser and drives it over WebDriver. */
export async function startWebkit(
  commands: { driver: string; screen: string },
  viewport: { width: number; height: number },
): Promise<RemoteSession & { version: string; stop: () => Promise<void> }> {
  const { program: screen, display } = await startScreen(commands.screen);
  const port = await freePort();
  const driver = startProgram({
    command: commands.driver,
    args: [`--port=${port}`],
    env: { ...process.env, DISPLAY: display },
    name: 'WebKitWebDriver',
    output: 'quiet',
  });
  const stopPrograms = async () => {
    await driver.stop(0);
    await screen.stop(0);
  };
  try {
    const origin = `http://127.0.0.1:${port}`;
    await waitUntilServing({ url: `${origin}/status`, program: driver, limit: START_LIMIT_MS });
    const { sessionId, capabilities } = await call<{
      sessionId: string;
      capabilities: { browserVersion: string };
    }>('POST', `${origin}/session`, { capabilities: { alwaysMatch: { browserName: 'MiniBrowser' } } });
    const session = `${origin}/session/${sessionId}`;
    const post = async (path: string, body: object = {}) => {
      await call('POST', session + path, body);
    };
    const evaluate = (expression: string) =>
      call<string>('POST', `${session}/execute/sync`, { script: `return (${expression});`, args: [] });
    await resizeViewport(viewport, post, evaluate);
    return {
      version: capabilities.browserVersion,
      open: (url) => post('/url', { url }),
      reload: () => post('/refresh'),
      traverse: (direction) => post(`/${direction}`),
      evaluate,
      perform: (source) => post('/actions', { actions: [source] }),
      deleteCookies: async () => {
        await call('DELETE', `${session}/cookie`);
      },
      stop: async () => {
        await call('DELETE', session);
        await stopPrograms();
      },
    };
  } catch (error) {
    await stopPrograms();
    throw error;
  }
}

/** WebDriver sets the size of the window, so the size of its bars is added. */
async function resizeViewport(
  { width, height }: { width: number; height: number },
  post: (path: string, body: object) => Promise<void>,
  evaluate: (expression: string) => Promise<string>,
): Promise<void> {
  await post('/window/rect', { x: 0, y: 0, width, height });
  const [innerWidth = width, innerHeight = height] = JSON.parse(
    await evaluate('JSON.stringify([innerWidth, innerHeight])'),
  ) as number[];
  await post('/window/rect', {
    width: width + width - innerWidth,
    height: height + height - innerHeight,
  });
}
