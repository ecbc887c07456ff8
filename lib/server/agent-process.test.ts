/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import path from 'node:path';
import { purges } from '@/lib/platform/purges';
import { PRODUCT_INDEX_FILE, takeCrawlerFile } from '@/lib/seo/crawlers/known-files';
import { setLogSink } from '@/lib/shared/log';
import { AgentProcess } from './agent-process';

/** Follows the instruction in the body of a call, or returns the messages that it has received so far. */
const PROGRAM = `
const seen = [];
process.on('disconnect', () => process.exit());
process.on('message', (order) => {
  if (order.kind === 'measure')
    return process.send({ id: order.id, metrics: [
      { name: 'storefront_calls', help: '-', type: 'counter', aggregator: 'sum', values: [{ value: 2, labels: {} }] },
      { name: 'storefront_queue', help: '-', type: 'gauge', aggregator: 'max', values: [{ value: 3, labels: {} }] },
    ] });
  if (order.kind !== 'call') return seen.push(order.kind);
  const body = Buffer.from(order.call.body).toString();
  if (body === 'die') process.exit(3);
  if (body === 'hang') for (;;);
  if (body === 'wait') return;
  process.send({ id: order.id, response: { status: 200, headers: {}, body: Buffer.from(seen.join()) } });
});
`;

const folder = mkdtempSync(path.join(tmpdir(), 'agent-process-'));
const program = path.join(folder, 'program.cjs');
writeFileSync(program, PROGRAM);

const events: string[] = [];
let onEvent: () => void = () => undefined;
const running: AgentProcess[] = [];
const limits = { callMs: 20_000, waiting: 2, pauseMs: 0, newMs: 60_000 };
function startAgents(given: Partial<typeof limits> = {}): AgentProcess {
  const agents = new AgentProcess(program, { ...limits, ...given });
  running.push(agents);
  return agents;
}

const call = (body = '') => ({
  method: 'POST',
  path: '/ucp/mcp',
  headers: {},
  body: Buffer.from(body),
  requestId: 'request-1',
});
const textOf = async (agents: AgentProcess, body?: string) => {
  const response = await agents.call(call(body));
  return response && Buffer.from(response.body).toString();
};

beforeAll(() =>
  setLogSink({
    event: (_, { event }) => {
      events.push(event);
      onEvent();
    },
    failure: console.error,
  }),
);
afterEach(async () => {
  await Promise.all(running.splice(0).map((agents) => agents.stop()));
  events.length = 0;
});
afterAll(() => rmSync(folder, { recursive: true }));

test('the first call starts a low-priority process, which also handles the next call', async () => {
  const agents = startAgents();
  expect(agents.pid).toBeUndefined();
  expect(await textOf(agents)).toBe('start');
  const { pid = 0 } = agents;
  expect(getPriority(pid)).toBe(10);
  await textOf(agents);
  expect(agents.pid).toBe(pid);
});

test('the product index and purges are sent before the next call, the index only once', async () => {
  const agents = startAgents();
  takeCrawlerFile(PRODUCT_INDEX_FILE, Buffer.from('index'));
  await textOf(agents);
  purges().purge(['product:7']);
  expect(await textOf(agents)).toBe('start,products,purge');
});

test('R2: when the process exits, all pending calls fail, and the next call starts another process', async () => {
  const agents = startAgents();
  expect(await Promise.all([textOf(agents, 'wait'), textOf(agents, 'die')])).toEqual([null, null]);
  expect([agents.pid, events]).toEqual([undefined, ['agent-process-ended']]);
  expect(await textOf(agents)).toBe('start,products');
});

test('R2: a process that has just exited is not restarted at once', async () => {
  const agents = startAgents({ pauseMs: 60_000 });
  await textOf(agents, 'die');
  expect(await textOf(agents)).toBeNull();
  expect(agents.pid).toBeUndefined();
});

test('R1: an unresponsive process is killed', async () => {
  const agents = startAgents({ callMs: 300, newMs: 0 });
  const ended = new Promise<void>((resolve) => {
    onEvent = resolve;
  });
  expect(await textOf(agents, 'hang')).toBeNull();
  await ended;
  expect([agents.pid, events]).toEqual([undefined, ['agent-process-ended']]);
});

test('R1: a process that has just started may take longer for its first calls', async () => {
  const agents = startAgents({ callMs: 1 });
  expect(await textOf(agents, 'wait')).toBeNull();
  const { pid } = agents;
  expect(await textOf(agents, 'wait')).toBeNull();
  expect([agents.pid, events]).toEqual([pid, []]);
});

test('R1: calls above the limit are rejected', async () => {
  const agents = startAgents({ waiting: 1 });
  const waiting = textOf(agents, 'wait');
  expect(await textOf(agents)).toBeNull();
  await agents.stop();
  expect(await waiting).toBeNull();
});

test('O1: counters of an exited process continue in the next one, but queue lengths do not', async () => {
  const agents = startAgents();
  const sums = async () => {
    const values: Record<string, number> = {};
    for (const { name, values: own } of (await agents.readProcessMetrics()).flat())
      values[name] = (values[name] ?? 0) + (own[0]?.value ?? 0);
    return values;
  };
  expect(await sums()).toEqual({});
  await textOf(agents);
  expect(await sums()).toEqual({ storefront_calls: 2, storefront_queue: 3 });
  await textOf(agents, 'die');
  expect(await sums()).toEqual({ storefront_calls: 2 });
  await textOf(agents);
  expect(await sums()).toEqual({ storefront_calls: 4, storefront_queue: 3 });
});

test('a shop that is shutting down does not start a process', async () => {
  const agents = startAgents();
  await textOf(agents);
  await agents.stop();
  expect([await textOf(agents), agents.pid, events]).toEqual([null, undefined, []]);
});
