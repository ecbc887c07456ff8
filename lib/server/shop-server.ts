import http, {
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { createRequestStore, serveReadyPage, setResponse } from '@/lib/framework/core/node-request';
import { runInRequest } from '@/lib/platform/deadline';
import { log } from '@/lib/shared/log';
import { runInContext } from '@/lib/telemetry/request-context';
import type { AgentProcess } from './agent-process';
import { admitBody } from './body';
import { bodyBudget } from './body-budget';
import { trackResponse } from './lifecycle';
import { createMemoryGuard, memoryLimit } from './memory-guard';
import { handleMetrics, handleProbe } from './monitoring-endpoints';
import { observeRequest } from './observe-request';
import { countConnection } from './pending-connections';
import { handlePurge } from './purge-endpoint';
import { dropInternalHeaders, pathOf, reject, rejectUnserved } from './rejections';
import { enqueueRequest } from './render-queue';
import { isFile } from './served-paths';
import { ShopRequest } from './shop-request';
import { ShopResponse } from './shop-response';
import { limitSlowReaders } from './slow-readers';
import { limitRequest, limitSilence, SERVER_TIMEOUTS } from './timeouts';

const MAX_LISTENERS = 30;
const BUSY_SECONDS = '5';
const BUSY = 'Muita gente na loja agora. Espere 5 segundos e tente de novo.\n';

/**
 * Sends a plain 503 for a request that is dropped before routing. For the same case after routing, the
 * middleware has a page.
 */
const rejectAsBusy = (response: ServerResponse) =>
  reject(response, 503, { 'Retry-After': BUSY_SECONDS }, BUSY);

/**
 * Appends the connection's address to X-Forwarded-For, as a proxy would. Next uses the client's header
 * unchanged, and route handlers cannot see the connection.
 */
function appendAddress({ headers, socket }: IncomingMessage): void {
  const hops = [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean);
  headers['x-forwarded-for'] = hops.join(', ');
}

const inProgress = (response: ServerResponse) => ({
  startedAt: performance.now(),
  hasEnded: () => response.writableEnded || response.destroyed,
});

/**
 * The shop's HTTP server. Each request passes the functions of this folder, in the order in which they are
 * called here.
 * @param handle handles the remaining requests: Next's request handler
 * @param agents handles agents' calls; null leaves them to `handle`
 */
export function createShopServer(handle: RequestListener, agents: AgentProcess | null = null): Server {
  const requests = createRequestStore();
  // Creates the budget now, so that the metrics contain it before the first body arrives.
  bodyBudget();
  const isShortOfMemory = createMemoryGuard(memoryLimit());

  function forward(request: IncomingMessage, response: ServerResponse): void {
    setResponse(request, response);
    requests.run(request, () => runInRequest(inProgress(response), () => handle(request, response)));
  }

  function serve(request: IncomingMessage, response: ServerResponse): void {
    // Next and several functions here listen for the end of a response. With so many listeners, Node would
    // warn of a leak.
    response.setMaxListeners(MAX_LISTENERS);
    if (!limitRequest(request, response)) return;
    trackResponse(server, response);
    limitSlowReaders(response);
    const context = observeRequest(request, response);
    if ([handleProbe, handleMetrics, handlePurge].some((endpoint) => endpoint(request, response))) return;
    request.url = pathOf(request.url ?? '');
    dropInternalHeaders(request);
    if (rejectUnserved(request, response)) return;
    appendAddress(request);
    if (serveReadyPage(request, response)) return;
    if (isShortOfMemory() && !isFile(request.url)) {
      rejectAsBusy(response);
      return;
    }
    runInContext(context, () => {
      const toNext = () => forward(request, response);
      const inTurn = () => enqueueRequest(request, response, toNext, () => rejectAsBusy(response));
      admitBody(request, response, { forward: inTurn, agents }).catch((error: unknown) => {
        log.failure(error);
        reject(response, 500);
      });
    });
  }

  const options = { ...SERVER_TIMEOUTS, IncomingMessage: ShopRequest, ServerResponse: ShopResponse };
  const server: Server = http.createServer(options, serve);
  limitSilence(server);
  server.on('connection', countConnection);
  // A client that waits for `100 Continue` gets it when its body is accepted.
  server.on('checkContinue', serve);
  return server;
}
