import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { percentile, wireGet } from '../../bench/load.mjs';

const LIMIT_MS = 30_000;
const SLOW_MS = 1_000;

/** In every attack that tries to get something into a page, so that it is found there. */
export const MARK = 'veneno-7f3a';

/**
 * @typedef {{ status: number | string, ms: number, isMarked?: boolean }} Visit
 * @typedef {{ count: number, p99: number, slowest: number, slow: number, failures: string[], marked: number }} Times
 */

/**
 * @param {Visit[]} visits
 * @returns {Times}
 */
function timesOf(visits) {
  const sorted = visits.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return {
    count: visits.length,
    p99: sorted.length === 0 ? 0 : Math.round(percentile(sorted, 0.99)),
    slowest: Math.round(sorted.at(-1) ?? 0),
    slow: sorted.filter((ms) => ms > SLOW_MS).length,
    failures: visits.filter(({ status }) => status !== 200).map(({ status }) => String(status)),
    marked: visits.filter(({ isMarked }) => isMarked).length,
  };
}

/** One request of somebody with good intent; resolves to an Answer of wire.mjs, with `isMarked`. */
export async function visit({ baseUrl, path, headers = {}, ...request }) {
  const started = performance.now();
  const { status, ...received } = await wireGet(new URL(path, baseUrl), {
    headers: { 'accept-encoding': 'identity', ...headers },
    timeout: LIMIT_MS,
    ...request,
  }).catch(({ code, message }) => ({ status: code ?? message, headers: {}, body: '' }));
  const body = received.body.toString('utf8');
  return {
    status,
    ms: performance.now() - started,
    isMarked: body.includes(MARK),
    path,
    sent: 0,
    bytes: body.length,
    headers: JSON.stringify(received.headers),
    body,
  };
}

const JSON_OF_THE_SHOP = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };

/** A valid change of the cart, from its own network unless one is given. */
export function addToCart({ baseUrl, product, network }, from = network(), agent) {
  const ids = { idAtributoSimples: '0', idUnidadeVenda: '0', idArmazem: '0' };
  const itens = [{ idProduto: product.id, ...ids, quantidade: '1', adicional: '', parametros: '' }];
  return visit({
    baseUrl,
    agent,
    method: 'POST',
    path: '/v2/front/checkout/cart',
    headers: { ...JSON_OF_THE_SHOP, 'x-forwarded-for': from },
    body: JSON.stringify({ tipo: 'produto', itens }),
  });
}

/**
 * Somebody who loads stored pages, a request every 50 ms, and somebody who adds to the cart, whether or not the answers
 * before have come; in their own thread, so that they wait for the shop and not for the attackers. `stop()`
 * resolves to the times of both.
 */
export function startBystanders({ baseUrl, stored, product, through }) {
  const worker = new Worker(new URL('bystander-thread.mjs', import.meta.url), {
    workerData: { baseUrl, stored, product, through },
  });
  const reported = new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  return {
    async stop() {
      worker.postMessage('stop');
      const { page, cart } = await reported;
      return { page: timesOf(page), cart: timesOf(cart) };
    },
  };
}

/** Their times while nothing else happens. */
export async function baselineOf(context, ms) {
  const bystanders = startBystanders(context);
  await wait(ms);
  return bystanders.stop();
}
