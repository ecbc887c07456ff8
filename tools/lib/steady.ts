import http from 'node:http';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { codeOf, messageOf } from '../../scripts/lib/cli.mjs';
import { createNetworks, wireGet } from './http';

const LIMIT_MS = 30_000;
/** In Node.js 20 a thread does not inherit the TypeScript loader, so it is registered here. */
const THREAD = `import('tsx/esm/api').then(({ register }) => register()).then(() => import('${import.meta.url}'))`;

/** In `path`, `{n}` is replaced by the number of the request. */
type Sent = {
  kind?: string;
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
};
export type TimedResponse = { kind: string | undefined; path: string; status: number | string; ms: number };
type Options = {
  perSecond: number;
  /**
   * Whether requests come from this machine. Otherwise each seems to come from a different network, since
   * rate limits apply per network.
   */
  isLocal?: boolean;
  /** Local address of the connections. */
  localAddress?: string;
};
type Work = Options & { baseUrl: string; requests: readonly Sent[] };

/**
 * Sends `requests` in turn, without waiting for earlier responses. They are sent from their own thread, so
 * that other work of this process does not delay them. The returned function ends the requests.
 */
export function sendSteadily(baseUrl: string, requests: readonly Sent[], options: Options) {
  const work: Work = { baseUrl, requests, ...options };
  const worker = new Worker(THREAD, { eval: true, workerData: work });
  const received = new Promise<TimedResponse[]>((resolve, reject) =>
    worker.once('message', resolve).once('error', reject),
  );
  return () => {
    worker.postMessage('stop');
    return received;
  };
}

/** Runs in the thread. */
function send({ baseUrl, requests, perSecond, isLocal = false, localAddress }: Work) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 256, localAddress });
  const network = createNetworks(11, Math.floor(Math.random() * 65_536));
  const sent: Promise<TimedResponse>[] = [];

  async function request({ kind, path: pattern, headers, ...rest }: Sent): Promise<TimedResponse> {
    const path = pattern.replace('{n}', String(sent.length));
    const sender = isLocal ? {} : { 'x-forwarded-for': network() };
    const own = { accept: 'text/html', ...sender, ...headers };
    const before = performance.now();
    const { status } = await wireGet(baseUrl + path, {
      agent,
      headers: own,
      timeout: LIMIT_MS,
      ...rest,
    }).catch((error: unknown) => ({ status: codeOf(error) ?? messageOf(error) }));
    return { kind, path, status, ms: performance.now() - before };
  }
  const next = () => {
    const one = requests[sent.length % requests.length];
    if (one !== undefined) sent.push(request(one));
  };
  const timer = setInterval(next, 1_000 / perSecond);
  parentPort?.once('message', async () => {
    clearInterval(timer);
    parentPort?.postMessage(await Promise.all(sent));
    agent.destroy();
  });
}

if (!isMainThread && workerData?.perSecond !== undefined) send(workerData);
