import http from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { createNetworks } from '../../lib/networks.mjs';
import { sendSteadily } from '../../lib/steady.mjs';
import { addToCart, visit } from './bystanders.mjs';

const PAGES_A_SECOND = 20;
const CARTS_A_SECOND = 4;

const { baseUrl, stored, product, through } = workerData;
// nginx limits the connections of an address, and a bystander is not where the attackers are.
const ownAddress = through === 'nginx' ? { localAddress: '127.0.0.9' } : {};
const agent = new http.Agent({ keepAlive: true, maxSockets: 128, ...ownAddress });
// Many shoppers of many networks: each has the limits of one.
const network = createNetworks(11, Math.floor(Math.random() * 65_536));

/** The page itself is not kept. */
const outline = ({ status, ms, isMarked }) => ({ status, ms, isMarked });

async function visitPage(index) {
  const headers = { accept: 'text/html', 'x-forwarded-for': network() };
  return outline(await visit({ baseUrl, agent, path: stored[index % stored.length], headers }));
}

const stopPages = sendSteadily(PAGES_A_SECOND, visitPage);
const stopCarts = sendSteadily(CARTS_A_SECOND, async () =>
  outline(await addToCart({ baseUrl, product, network }, network(), agent)),
);

parentPort.once('message', async () => {
  const [page, cart] = await Promise.all([stopPages(), stopCarts()]);
  agent.destroy();
  parentPort.postMessage({ page, cart });
});
