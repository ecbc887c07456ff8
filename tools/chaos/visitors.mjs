import http from 'node:http';
import { wireGet } from '../bench/load.mjs';
import { spreadOf, statusText } from '../lib/figures';
import { sendSteadily } from '../lib/steady.mjs';

const CART = '/v2/front/checkout/cart';
/** Shares of the visits; the rest asks for stored pages. */
const CART_SHARE = 0.1;
const COLD_SHARE = 0.02;
const PREPARE_TRIES = 5;

const rowOf = (name, answers) => [
  name,
  answers.length,
  statusText(answers),
  ...spreadOf(answers.map(({ ms }) => ms)),
];

/**
 * Asks for `rate` addresses a second, whether or not the answers before have come: mostly for the paths `stored`, which
 * are visited first, sometimes for the cart or for a listing that nobody has seen. With `pastProxies` half of the
 * addresses of stored pages have their own query, so that no proxy has a copy. `stop()` resolves to all answers, to the rows of a
 * table and to the answers of stored pages that were not 200, as `502 /marcas`.
 */
export async function startVisitors({
  baseUrl,
  stored,
  rate,
  random,
  pastProxies = false,
  coldShare = COLD_SHARE,
}) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 256 });
  const answers = { stored: [], cart: [], cold: [] };
  let coldVisits = 0;
  let storedVisits = 0;

  async function visit(kind, path) {
    const before = performance.now();
    // Its own network for each, since calls are limited by network.
    const network = `10.${Math.floor(random.next() * 250)}.${Math.floor(random.next() * 250)}.1`;
    const headers = { accept: 'text/html', 'x-forwarded-for': network };
    const { status } = await wireGet(baseUrl + path, { agent, headers }).catch(({ code }) => ({
      status: code ?? 'broken',
    }));
    answers[kind].push({ status, path, ms: performance.now() - before });
  }

  function storedPath() {
    const path = random.pick(stored);
    storedVisits += 1;
    if (!pastProxies || storedVisits % 2 === 0) return path;
    return `${path}${path.includes('?') ? '&' : '?'}visita=${storedVisits}`;
  }

  function visitSomething() {
    const chance = random.next();
    if (chance < coldShare) return visit('cold', `/oculos-de-sol?preco=${++coldVisits}-9000`);
    return chance < coldShare + CART_SHARE ? visit('cart', CART) : visit('stored', storedPath());
  }

  for (const path of stored) {
    let tries = 0;
    while ((await wireGet(baseUrl + path)).status !== 200 && tries < PREPARE_TRIES) tries += 1;
  }
  const end = sendSteadily(rate, visitSomething);
  return {
    async stop() {
      await end();
      agent.destroy();
      return {
        answers,
        rows: Object.entries(answers).map(([name, own]) => rowOf(name, own)),
        storedFailures: answers.stored
          .filter(({ status }) => status !== 200)
          .map(({ status, path }) => `${status} ${path}`),
      };
    },
  };
}
