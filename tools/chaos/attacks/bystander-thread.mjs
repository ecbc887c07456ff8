import http from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { addToCart, visit } from './bystanders.mjs';

const PAGE_INTERVAL_MS = 50;
const CART_INTERVAL_MS = 250;

const { baseUrl, stored, product, through } = workerData;
// nginx limits the connections of an address, and a bystander is not where the attackers are.
const ownAddress = through === 'nginx' ? { localAddress: '127.0.0.9' } : {};
const agent = new http.Agent({ keepAlive: true, maxSockets: 128, ...ownAddress });
const visits = { page: [], cart: [] };
const pending = new Set();
let turn = 0;
// Many shoppers of many networks: each has the limits of one.
let networks = Math.floor(Math.random() * 65_536);

function network() {
  networks += 1;
  return `11.${(networks >> 8) & 255}.${networks & 255}.7`;
}

function every(ms, name, send) {
  return setInterval(() => {
    const sent = send().then((answer) => {
      visits[name].push({ status: answer.status, ms: answer.ms, isMarked: answer.isMarked });
      pending.delete(sent);
    });
    pending.add(sent);
  }, ms);
}

const timers = [
  every(PAGE_INTERVAL_MS, 'page', () =>
    visit({
      baseUrl,
      agent,
      path: stored[turn++ % stored.length],
      headers: { accept: 'text/html', 'x-forwarded-for': network() },
    }),
  ),
  every(CART_INTERVAL_MS, 'cart', () => addToCart({ baseUrl, product, network }, network(), agent)),
];

parentPort.once('message', async () => {
  for (const timer of timers) clearInterval(timer);
  await Promise.all(pending);
  agent.destroy();
  parentPort.postMessage(visits);
});
