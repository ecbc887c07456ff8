import { constants } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { startTestShop } from '../../scripts/lib/shop.mjs';
import { median, percentile } from '../lib/figures';
import { textAt } from '../lib/http';
import { listen } from '../lib/listen';
import { LISTING, productPathIn } from '../lib/pages';
import { createRandom } from '../lib/random';
import { sendSteadily, type TimedResponse } from '../lib/steady';
import { startVisitors } from '../lib/visitors';
import { startStaticServer } from './static-page';

const AGENT_CALLS_A_SECOND = 50;
const VISITS_A_SECOND = 100;
/** Rounds with and without agents alternate, so that other work on the machine slows down both. */
const ROUNDS = 6;
/**
 * Measures what the load generator, the network and the store cost, since they share the machine's processors
 * with the shop.
 */
const FLOOR = 'with another server';
const AGENTS = 'beside agents';
/** About as long as a catalogue response. */
const FLOOR_RESPONSE = 'x'.repeat(4_000);
const ROUND_MS = 10_000;
const SEED = 1;
const VERSION = '2026-04-08';
const PROFILE = {
  version: VERSION,
  services: {},
  capabilities: {
    'dev.ucp.shopping.catalog.search': [{ version: VERSION }],
    'dev.ucp.shopping.catalog.lookup': [{ version: VERSION }],
  },
  payment_handlers: {},
};
const MCP = { path: '/ucp/mcp', headers: { accept: 'application/json, text/event-stream' } };

type Call = { path: string; headers: Record<string, string>; body: object };
type Responses = { stored: TimedResponse[]; cart: TimedResponse[] };
type When = 'alone' | typeof AGENTS | typeof FLOOR;
type Round = Record<When, Responses>;
type Row = [name: string, when: string, count: number, ...times: string[], wrong: number];

/** The kinds of responses that are measured, with their names. */
const KINDS = [
  ['stored', 'stored pages'],
  ['cart', 'cart'],
] as const;

/** Calls that agents repeat: searches, products, tools. */
function agentCalls(product: string, profile: string): Call[] {
  const rest = (call: string, body: object) => ({ path: `/ucp/v1/catalog/${call}`, headers: {}, body });
  const mcp = (method: string, params: object) => ({
    ...MCP,
    body: { jsonrpc: '2.0', id: 1, method, params },
  });
  const tool = (name: string, catalog: object) =>
    mcp('tools/call', { name, arguments: { meta: { 'ucp-agent': { profile } }, catalog } });
  const round = { query: 'redondo' };
  const cheap = { filters: { price: { max: 40_000 } } };
  return [
    rest('search', round),
    rest('product', { id: product }),
    tool('search_catalog', cheap),
    tool('get_product', { id: product }),
    rest('lookup', { ids: [product] }),
    rest('search', cheap),
    tool('search_catalog', round),
  ];
}

/**
 * Sends agents' calls at a steady rate from a thread with low priority, so that the measured shoppers wait
 * for the shop and not for this load. The returned function ends the load and resolves to the status and time
 * of each call.
 */
function startAgents(baseUrl: string, calls: readonly Call[], profile: string) {
  const requests = calls.map(({ path, headers, body }) => ({
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json', 'ucp-agent': `profile="${profile}"`, ...headers },
    body: JSON.stringify(body),
  }));
  const priority = constants.priority.PRIORITY_BELOW_NORMAL;
  // Only local clients may use a profile with an http address.
  const options = { perSecond: AGENT_CALLS_A_SECOND, isLocal: true, priority };
  return sendSteadily(baseUrl, requests, options);
}

const milliseconds = (ms: number) => `${ms.toFixed(1)} ms`;

function rowOf(
  when: string,
  name: string,
  responses: TimedResponse[],
  expected: TimedResponse['status'][],
): Row {
  const times = responses.map(({ ms }) => ms);
  const wrong = responses.filter(({ status }) => !expected.includes(status)).length;
  const spread = [median(times), percentile(times, 0.99), Math.max(...times)];
  return [name, when, times.length, ...spread.map(milliseconds), wrong];
}

/** The ratio of the shoppers' p99 to their p99 without agents: the median over all rounds. */
function slowdown(rounds: readonly Round[], when: When, kind: keyof Responses) {
  const p99 = (responses: Responses) =>
    percentile(
      responses[kind].map(({ ms }) => ms),
      0.99,
    );
  return median(rounds.map((round) => p99(round[when]) / p99(round.alone))).toFixed(2);
}

async function measure(baseUrl: string, profile: string, floorUrl: string) {
  const product = productPathIn(await textAt(baseUrl + LISTING));
  const calls = agentCalls(product, profile);
  const stored = ['/', LISTING, product];
  const rounds: Round[] = [];
  const agents: TimedResponse[] = [];
  const random = createRandom(SEED);
  async function visit(target?: string) {
    const visitors = await startVisitors({ baseUrl, stored, rate: VISITS_A_SECOND, random, coldShare: 0 });
    const endAgents = target === undefined ? undefined : startAgents(target, calls, profile);
    await wait(ROUND_MS);
    const [{ responses }, asked = []] = await Promise.all([visitors.stop(), endAgents?.()]);
    return { responses, asked };
  }
  for (let index = 0; index <= ROUNDS; index += 1) {
    const alone = await visit();
    const besideAgents = await visit(baseUrl);
    const besideOther = await visit(floorUrl);
    // The first round only fills caches and lets the engine compile.
    if (index === 0) continue;
    rounds.push({ alone: alone.responses, [AGENTS]: besideAgents.responses, [FLOOR]: besideOther.responses });
    agents.push(...besideAgents.asked);
  }
  return { rounds, agents };
}

/**
 * Measures stored pages and the cart in three situations: alone, while agents send 50 requests a second, and
 * while another server gets the same load. Wrong responses are problems, except a 503 for an agent.
 */
export async function benchAgents() {
  const shop = await startTestShop();
  const profile = await listen((_, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ ucp: PROFILE })),
  );
  const floor = await startStaticServer(FLOOR_RESPONSE);
  try {
    const { rounds, agents } = await measure(
      shop.baseUrl,
      `${profile.url}/profile.json`,
      new URL(floor.url).origin,
    );
    const whens = ['alone', AGENTS, FLOOR] as const;
    const rows = KINDS.flatMap(([kind, name]) =>
      whens.map((when) =>
        rowOf(
          when,
          name,
          rounds.flatMap((round) => round[when][kind]),
          [200],
        ),
      ),
    );
    rows.push(rowOf('', "agents' calls", agents, [200, 503]));
    const refused = agents.filter(({ status }) => status === 503).length;
    return {
      title: `Shoppers while agents send ${AGENT_CALLS_A_SECOND} calls per second`,
      table: [['responses', 'when', 'count', 'p50', 'p99', 'longest', 'wrong'], ...rows],
      notes: [
        ...KINDS.map(
          ([kind, name]) =>
            `p99 of ${name}, median of ${ROUNDS} rounds: ${slowdown(rounds, AGENTS, kind)} times as long with agents, ${slowdown(rounds, FLOOR, kind)} times with the same load on another server`,
        ),
        `${refused} agents' calls got a 503.`,
      ],
      problems: rows.reduce((sum, row) => sum + Number(row.at(-1)), 0),
    };
  } finally {
    await Promise.all([profile.close(), floor.stop(), shop.stop()]);
  }
}
