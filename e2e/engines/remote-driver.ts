import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildSync } from 'esbuild';
import type { Key, PageDriver, Target } from './driver';
import type { Found, Preparation, SerializedTarget } from './page-script';

/** A sequence of pointer or key actions as WebDriver defines them; BiDi uses the same format. */
export type InputSource = {
  type: 'pointer' | 'key';
  id: string;
  actions: Record<string, string | number>[];
};

/** Commands that both remote protocols have; everything else is done by a script in the page. */
export type RemoteSession = {
  open: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  traverse: (direction: 'back' | 'forward') => Promise<void>;
  /** Value of an expression whose value is a string. */
  evaluate: (expression: string) => Promise<string>;
  perform: (source: InputSource) => Promise<void>;
  /** Removes the cookies of the page's site, including those that scripts cannot read. */
  deleteCookies: () => Promise<void>;
};

const POLL_MS = 100;
const WAIT_LIMIT_MS = 20_000;

/** WebDriver's code points for keys without a character. */
const KEYS: Record<Key, string> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowDown: '\uE015',
};

const stroke = (value: string) => [
  { type: 'keyDown', value },
  { type: 'keyUp', value },
];

/** Testing Library's queries, to be evaluated in a page. */
const pageScript = () =>
  buildSync({
    entryPoints: [path.resolve('e2e/engines/page-script.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    // The library was written for Node and reads the process environment.
    define: { 'process.env.NODE_ENV': '"production"', process: '{"env":{}}', global: 'globalThis' },
    write: false,
  }).outputFiles.map(({ text }) => text)[0] ?? '';

function serialize(target: Target): SerializedTarget {
  const pattern = (value: string | RegExp | undefined) =>
    value instanceof RegExp ? { source: value.source, flags: value.flags } : value;
  const { role, name, text, label, in: outer } = target;
  return { role, name: pattern(name), text: pattern(text), label, in: outer && serialize(outer) };
}

const describe = (target: Target): string =>
  `${target.role ?? ''} ${target.name ?? target.text ?? target.label ?? ''}${target.in ? ` in ${describe(target.in)}` : ''}`;

/** Drives a browser through a remote protocol; `baseURL` is the shop's origin. */
export function createRemoteDriver(session: RemoteSession, baseURL: string): PageDriver {
  const script = pageScript();

  const evaluate = async <Value>(expression: string): Promise<Value> =>
    JSON.parse(await session.evaluate(`JSON.stringify((${expression}) ?? null)`)) as Value;

  async function find(target: Target, preparation?: Preparation): Promise<Found | null> {
    const call = `__findForTest(${JSON.stringify(serialize(target))}, ${JSON.stringify(preparation)})`;
    const isReady = await evaluate<boolean>(`typeof __findForTest === 'function' && document.body !== null`);
    if (!isReady) await session.evaluate(`(() => { ${script}; return ''; })()`);
    return evaluate<Found | null>(call);
  }

  /**
   * Waits until `accept` returns true for the found element. Between two documents there is no page to query.
   */
  async function waitFor(
    target: Target,
    accept: (found: Found) => boolean,
    preparation?: Preparation,
  ): Promise<Found> {
    const deadline = Date.now() + WAIT_LIMIT_MS;
    let problem = 'not there';
    while (Date.now() < deadline) {
      try {
        const found = await find(target, preparation);
        if (found && accept(found)) return found;
        problem = found ? `not ready: ${JSON.stringify(found)}` : 'not there';
      } catch (error) {
        problem = String(error);
      }
      await wait(POLL_MS);
    }
    throw new Error(`After ${WAIT_LIMIT_MS / 1000} s, ${describe(target)} is ${problem}.`);
  }

  async function click(target: Target): Promise<void> {
    let last: Found | undefined;
    // The element must not move: require the same position twice in a row.
    const { x, y } = await waitFor(
      target,
      (found) => {
        const isStill = last?.x === found.x && last.y === found.y;
        last = found;
        return isStill && found.isHit;
      },
      'scroll',
    );
    await session.perform({
      type: 'pointer',
      id: 'mouse',
      actions: [
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    });
  }

  const typeKeys = (values: string[]) =>
    session.perform({ type: 'key', id: 'keyboard', actions: values.flatMap(stroke) });

  return {
    open: (address) => session.open(new URL(address, baseURL).href),
    reload: session.reload,
    back: () => session.traverse('back'),
    forward: () => session.traverse('forward'),
    address: async () => new URL(await evaluate<string>('location.href')),
    click,
    fill: async (target, text) => {
      await waitFor(target, ({ isFocused }) => isFocused, 'focus');
      await find(target, 'select');
      await typeKeys([...text]);
    },
    press: (key) => typeKeys([KEYS[key]]),
    count: async (target) => (await find(target))?.count ?? 0,
    text: async (target) => (await find(target))?.text,
    isFocused: async (target) => (await find(target))?.isFocused ?? false,
    evaluate,
  };
}
