import { spreadOf, statusText } from './figures';
import { wireGet } from './http';
import type { createRandom } from './random';
import { sendSteadily, type TimedResponse } from './steady';

const CART = '/v2/front/checkout/cart';
/** Share of each kind of visit. All others request stored pages. */
const CART_SHARE = 0.1;
const COLD_SHARE = 0.02;
const PREPARE_TRIES = 5;
/** This many visits are chosen at random in advance, and then repeated. */
const DRAWN = 1_000;

/** Count, statuses, median, 99th percentile and maximum of responses, for a table. */
export const rowOf = (responses: readonly TimedResponse[]): [number, ...string[]] => [
  responses.length,
  statusText(responses),
  ...spreadOf(responses.map(({ ms }) => ms)),
];

type Visitors = {
  baseUrl: string;
  stored: readonly string[];
  rate: number;
  random: ReturnType<typeof createRandom>;
  pastProxies?: boolean;
  coldShare?: number;
};

/**
 * Sends `rate` requests per second: mostly for the paths in `stored`, which are visited first, sometimes for
 * the cart or for a listing that was not requested before. With `pastProxies`, half of the requests for
 * stored pages have a unique query, so that no proxy has a copy. `stop()` resolves to all responses by kind,
 * to the rows of a table, and to the responses for stored pages that were not 200, such as `502 /marcas`.
 */
export async function startVisitors({
  baseUrl,
  stored,
  rate,
  random,
  pastProxies = false,
  coldShare = COLD_SHARE,
}: Visitors) {
  const [first = '/', ...others] = stored;

  function drawVisit() {
    const chance = random.next();
    if (chance < coldShare) return { kind: 'cold', path: '/oculos-de-sol?preco={n}-9000' };
    if (chance < coldShare + CART_SHARE) return { kind: 'cart', path: CART };
    const path = random.pick([first, ...others]);
    const isOwn = pastProxies && random.next() < 0.5;
    return { kind: 'stored', path: isOwn ? `${path}${path.includes('?') ? '&' : '?'}visita={n}` : path };
  }

  for (const path of stored) {
    let tries = 0;
    while ((await wireGet(baseUrl + path)).status !== 200 && tries < PREPARE_TRIES) tries += 1;
  }
  const end = sendSteadily(baseUrl, Array.from({ length: DRAWN }, drawVisit), { perSecond: rate });
  return {
    async stop() {
      const all = await end();
      const of = (kind: string) => all.filter((response) => response.kind === kind);
      const responses = { stored: of('stored'), cart: of('cart'), cold: of('cold') };
      return {
        responses,
        rows: Object.entries(responses).map(([name, own]) => [name, ...rowOf(own)]),
        storedFailures: responses.stored
          .filter(({ status }) => status !== 200)
          .map(({ status, path }) => `${status} ${path}`),
      };
    },
  };
}
