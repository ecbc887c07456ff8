import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { startTestShop } from '../../scripts/lib/shop.mjs';
import { serveProfile } from '../agents/client.mjs';
import { startVisitors } from '../chaos/visitors.mjs';
import { createRandom } from '../lib/random';
import { LISTING, percentile, productPathIn, wireGet } from './load.mjs';

const AGENT_CALLS_A_SECOND = 50;
const VISITS_A_SECOND = 50;
/** Without agents and with them in turn, so that other work on the machine slows both. */
const ROUNDS = 4;
const ROUND_MS = 5_000;
const SEED = 1;
const CAPABILITIES = ['dev.ucp.shopping.catalog.search', 'dev.ucp.shopping.catalog.lookup'];
const MCP = { path: '/ucp/mcp', headers: { accept: 'application/json, text/event-stream' } };

/** Repeated calls of agents: searches, products, tools. */
function agentCalls(product, profile) {
  const rest = (path, body) => ({ path: `/ucp/v1/catalog/${path}`, headers: {}, body });
  const mcp = (method, params) => ({ ...MCP, body: { jsonrpc: '2.0', id: 1, method, params } });
  const tool = (name, catalog) =>
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

function post(url, { agent, headers, body }) {
  return new Promise((resolve, reject) => {
    const request = http.request(url, { method: 'POST', agent, headers }, (answer) => {
      answer.resume().once('error', reject);
      answer.once('end', () => resolve(answer.statusCode));
    });
    request.once('error', reject).end(body);
  });
}

/** Sends the calls of agents at a steady pace; `stop()` resolves to the status and time of each. */
function startAgents(baseUrl, calls, profile) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 256 });
  const answers = [];
  const send = async (index) => {
    const { path, headers, body } = calls[index % calls.length];
    const before = performance.now();
    const status = await post(baseUrl + path, {
      agent,
      headers: { 'content-type': 'application/json', 'ucp-agent': `profile="${profile}"`, ...headers },
      body: JSON.stringify(body),
    }).catch(({ code }) => code ?? 'broken');
    answers.push({ status, ms: performance.now() - before });
  };
  const sent = [];
  const timer = setInterval(() => sent.push(send(sent.length)), 1_000 / AGENT_CALLS_A_SECOND);
  return {
    async stop() {
      clearInterval(timer);
      await Promise.all(sent);
      agent.destroy();
      return answers;
    },
  };
}

const milliseconds = (ms = 0) => `${ms.toFixed(1)} ms`;

function rowOf(when, name, answers, isExpected) {
  const sorted = answers.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const wrong = answers.filter(({ status }) => !isExpected(status)).length;
  const times = [percentile(sorted, 0.5), percentile(sorted, 0.99), sorted.at(-1)];
  return [name, when, sorted.length, ...times.map(milliseconds), wrong];
}

async function measure(baseUrl, profile) {
  const { body } = await wireGet(baseUrl + LISTING, { headers: { 'accept-encoding': 'identity' } });
  const product = productPathIn(body.toString('utf8'), {});
  const calls = agentCalls(product, profile);
  const stored = ['/', LISTING, product];
  const seen = { alone: { stored: [], cart: [] }, 'beside agents': { stored: [], cart: [] } };
  const agents = [];
  const random = createRandom(SEED);
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const when of Object.keys(seen)) {
      const visitors = await startVisitors({ baseUrl, stored, rate: VISITS_A_SECOND, random, coldShare: 0 });
      const asking = when === 'alone' ? undefined : startAgents(baseUrl, calls, profile);
      await wait(ROUND_MS);
      const [{ answers }, asked = []] = await Promise.all([visitors.stop(), asking?.stop()]);
      // The first round fills caches and lets the engine compile.
      if (round === 0) continue;
      seen[when].stored.push(...answers.stored);
      seen[when].cart.push(...answers.cart);
      agents.push(...asked);
    }
  return { seen, agents };
}

/**
 * Stored pages and the cart alone, and while agents ask for 50 answers a second. Problems are answers that were wrong;
 * an agent may be refused with 503.
 */
export async function benchAgents() {
  const shop = await startTestShop();
  const { url, close } = await serveProfile(CAPABILITIES);
  try {
    const { seen, agents } = await measure(shop.baseUrl, url);
    const isOk = (status) => status === 200;
    const rows = ['stored', 'cart'].flatMap((kind) =>
      Object.keys(seen).map((when) =>
        rowOf(when, kind === 'stored' ? 'stored pages' : 'cart', seen[when][kind], isOk),
      ),
    );
    rows.push(rowOf('', "agents' calls", agents, (status) => status === 200 || status === 503));
    const refused = agents.filter(({ status }) => status === 503).length;
    return {
      title: `Shoppers beside ${AGENT_CALLS_A_SECOND} agents' calls a second`,
      table: [['answers', 'when', 'count', 'p50', 'p99', 'longest', 'wrong'], ...rows],
      notes: [`${refused} calls of agents were answered with 503.`],
      problems: rows.reduce((sum, row) => sum + row.at(-1), 0),
    };
  } finally {
    close();
    await shop.stop();
  }
}
