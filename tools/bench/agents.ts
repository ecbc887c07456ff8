import { setTimeout as wait } from 'node:timers/promises';
import { startTestShop } from '../../scripts/lib/shop.mjs';
import { textAt } from '../lib/http';
import { listen } from '../lib/listen';
import { LISTING, productPathIn } from '../lib/pages';
import { createRandom } from '../lib/random';
import { sendSteadily, type TimedResponse } from '../lib/steady';
import { rowOf, startVisitors } from '../lib/visitors';
import { startStaticServer } from './static-page';

const AGENT_CALLS_A_SECOND = 50;
const VISITS_A_SECOND = 100;
/** Situations alternate, so that other work on the machine slows down all of them. */
const ROUNDS = 6;
const ROUND_MS = 10_000;
/** About as long as a catalogue response. */
const OTHER_RESPONSE = 'x'.repeat(4_000);
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

/** Calls that agents repeat: searches, products, tools. */
function agentCalls(product: string, profile: string) {
  const headers = { 'content-type': 'application/json', 'ucp-agent': `profile="${profile}"` };
  const call = (path: string, body: object, accept = 'application/json') => ({
    method: 'POST',
    path,
    headers: { ...headers, accept },
    body: JSON.stringify(body),
  });
  const rest = (name: string, body: object) => call(`/ucp/v1/catalog/${name}`, body);
  const tool = (name: string, catalog: object) => {
    const params = { name, arguments: { meta: { 'ucp-agent': { profile } }, catalog } };
    const body = { jsonrpc: '2.0', id: 1, method: 'tools/call', params };
    return call('/ucp/mcp', body, 'application/json, text/event-stream');
  };
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
 * Measures stored pages and the cart in three situations: without agents, while agents send 50 calls a second,
 * and while another server gets the same load, which shows what the load itself costs on this machine. Wrong
 * responses are problems, except a 503 for an agent.
 */
export async function benchAgents() {
  const shop = await startTestShop();
  const profile = await listen((_, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ ucp: PROFILE })),
  );
  const other = await startStaticServer(OTHER_RESPONSE);
  const { baseUrl } = shop;
  const targets = { none: '', 'this server': baseUrl, 'another server': new URL(other.url).origin };
  const random = createRandom(SEED);
  const seen = new Map<string, TimedResponse[]>();
  const note = (...[what, target, responses]: [string, string, TimedResponse[]]) =>
    seen.set(`${what}\t${target}`, [...(seen.get(`${what}\t${target}`) ?? []), ...responses]);
  try {
    const product = productPathIn(await textAt(baseUrl + LISTING));
    const stored = ['/', LISTING, product];
    const calls = agentCalls(product, `${profile.url}/profile.json`);
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const [name, target] of Object.entries(targets)) {
        const visitors = await startVisitors({
          baseUrl,
          stored,
          rate: VISITS_A_SECOND,
          random,
          coldShare: 0,
        });
        // Only local clients may use a profile with an http address.
        const load = { perSecond: AGENT_CALLS_A_SECOND, isLocal: true };
        const endCalls = target === '' ? undefined : sendSteadily(target, calls, load);
        await wait(ROUND_MS);
        const { responses } = await visitors.stop();
        const agents = (await endCalls?.()) ?? [];
        // The first round only fills caches and lets the engine compile.
        if (round === 0) continue;
        note('stored pages', name, responses.stored);
        note('cart', name, responses.cart);
        if (target === baseUrl) note("agents' calls", name, agents);
      }
    }
    const rows = [...seen].sort().map(([key, responses]) => [...key.split('\t'), ...rowOf(responses)]);
    const isWrong = (key: string, { status }: TimedResponse) =>
      status !== 200 && !(status === 503 && key.startsWith('agents'));
    return {
      title: `Shoppers while agents send ${AGENT_CALLS_A_SECOND} calls per second`,
      table: [['responses', 'agents call', 'count', 'statuses', 'p50', 'p99', 'longest'], ...rows],
      problems: [...seen].flatMap(([key, responses]) => responses.filter((one) => isWrong(key, one))).length,
    };
  } finally {
    await Promise.all([profile.close(), other.stop(), shop.stop()]);
  }
}
