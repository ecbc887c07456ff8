import http from 'node:http';
import { setPriority } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { createNetworks, wireGet } from '../bench/load.mjs';

const LIMIT_MS = 30_000;

/**
 * @typedef {{ kind?: string, path: string, method?: string, headers?: Record<string, string>, body?: string }} Sent
 *   `{n}` in `path` is replaced by the number of the request.
 * @typedef {{ kind?: string, path: string, status: number | string, ms: number }} Answered
 */

/**
 * Sends `requests` in turn, without waiting for earlier responses. They have their own thread, so that other work of
 * this process does not delay them.
 * @param {string} baseUrl
 * @param {readonly Sent[]} requests
 * @param {{ perSecond: number, isLocal?: boolean, priority?: number, localAddress?: string }} options `isLocal`:
 *   requests come from this machine; otherwise each seems to come from another network, because calls are limited by
 *   network; `priority`: as in os.setPriority; `localAddress`: of the connections
 * @returns {() => Promise<Answered[]>} ends the requests
 */
export function sendSteadily(baseUrl, requests, options) {
  const worker = new Worker(new URL(import.meta.url), { workerData: { baseUrl, requests, ...options } });
  const answered = new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject));
  return () => {
    worker.postMessage('stop');
    return answered;
  };
}

/** Runs in the thread. */
function send({ baseUrl, requests, perSecond, isLocal = false, priority = 0, localAddress }) {
  // On Linux, this only sets the priority of this thread.
  if (priority !== 0) setPriority(priority);
  const agent = new http.Agent({ keepAlive: true, maxSockets: 256, localAddress });
  const network = createNetworks(11, Math.floor(Math.random() * 65_536));
  const sent = [];

  async function request({ kind, path: pattern, headers, ...rest }) {
    const path = pattern.replace('{n}', sent.length);
    const sender = isLocal ? {} : { 'x-forwarded-for': network() };
    const own = { accept: 'text/html', ...sender, ...headers };
    const before = performance.now();
    const { status } = await wireGet(baseUrl + path, {
      agent,
      headers: own,
      timeout: LIMIT_MS,
      ...rest,
    }).catch(({ code, message }) => ({ status: code ?? message }));
    return { kind, path, status, ms: performance.now() - before };
  }
  const next = () => sent.push(request(requests[sent.length % requests.length]));
  const timer = setInterval(next, 1_000 / perSecond);
  parentPort?.once('message', async () => {
    clearInterval(timer);
    parentPort?.postMessage(await Promise.all(sent));
    agent.destroy();
  });
}

if (!isMainThread && workerData?.perSecond !== undefined) send(workerData);
