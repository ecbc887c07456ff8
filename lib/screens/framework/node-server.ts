import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { serverConfig } from '@/lib/config/environment';
import { runInRequest } from '@/lib/platform/deadline';
import { runInContext } from '@/lib/telemetry/request-context';
import { isKnownHost } from './known-host';
import { answerMetrics } from './metrics-endpoint';
import { answerReadyPage, createRequestStore, isServerPatched, setResponse } from './node-request';
import { observeRequest } from './observe-request';
import { countConnection } from './pending-connections';
import { answerPurge } from './purge-endpoint';
import { enqueueRequest } from './render-queue';
import { patchResponses } from './response-headers';
import { isDraining, trackResponse } from './server-drain';
import { isOwnDelay, limitBody, limitConnection, limitRequest } from './server-timeouts';
import { limitSlowReaders } from './slow-readers';

/**
 * TRACE and TRACK must be refused (ASVS 13.4.4), but the web Request of Next's middleware cannot have these methods,
 * so that it would answer 500. Requests whose target is an absolute URL (RFC 9112, 3.2.2) or no path are handled here
 * too, since Next does not know them.
 */
const REFUSED = new Set(['TRACE', 'TRACK', 'CONNECT']);

const { emit } = http.Server.prototype;

const MAX_LISTENERS = 30;

type Headers = Record<string, string>;

function answer(response: ServerResponse, status: number, headers: Headers = {}, text = ''): boolean {
  response.writeHead(status, { 'Cache-Control': 'no-store', ...headers });
  response.end(text);
  return true;
}

const refuse = (response: ServerResponse, status: number, headers: Headers = {}) =>
  answer(response, status, { Connection: 'close', ...headers });

const TEXT = { 'Content-Type': 'text/plain; charset=utf-8' };

/** For who could not even be looked at; the middleware's page says the same with more care. */
const refuseAsBusy = (response: ServerResponse) =>
  answer(
    response,
    503,
    { ...TEXT, Connection: 'close', 'Retry-After': '5' },
    'Muita gente na loja agora. Espere 5 segundos e tente de novo.\n',
  );

/** Answers who watches over the server: whether it lives, and whether it takes requests. */
function answerProbe({ method, url }: IncomingMessage, response: ServerResponse): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (url === '/healthz') return answer(response, 200, TEXT, 'ok\n');
  if (url !== '/readyz') return false;
  return isDraining()
    ? answer(response, 503, { ...TEXT, 'Retry-After': '5' }, 'stopping\n')
    : answer(response, 200, TEXT, 'ok\n');
}

/** Path and query of a request target; '' when it has none, such as `*`. */
function pathOf(target: string): string {
  if (target.startsWith('/')) return target;
  return target.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^(?=\?|$)/, '/');
}

/**
 * Adds the connection's address to X-Forwarded-For, as a proxy would: Next takes the header as the client sent it, and
 * route handlers cannot see the connection.
 */
function appendAddress({ headers, socket }: IncomingMessage): void {
  const hops = [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean);
  headers['x-forwarded-for'] = hops.join(', ');
}

/** Answers what Next is not to see; false for what it is. */
function answerBeforeNext(request: IncomingMessage, response: ServerResponse): boolean {
  const isOperators = [answerProbe, answerMetrics, answerPurge].some((answers) => answers(request, response));
  if (isOperators) return true;
  if (REFUSED.has(request.method ?? '')) {
    return refuse(response, 405, { Allow: 'GET, HEAD, POST, PUT, DELETE' });
  }
  request.url = pathOf(request.url ?? '');
  if (!request.url.startsWith('/')) return refuse(response, 400);
  if (!isKnownHost(request.headers.host, serverConfig().knownHosts)) return refuse(response, 421);
  appendAddress(request);
  return answerReadyPage(request, response);
}

const answeredBy = (response: ServerResponse) => ({
  startedAt: performance.now(),
  isAnswered: () => response.writableEnded || response.destroyed,
});

/**
 * Stands in front of Next in every server of this process; README.md in this folder lists what for. Next listens
 * before it calls this, but answers nothing until it returns.
 */
export function patchServer(): void {
  if (isServerPatched()) return;
  const requests = createRequestStore();
  patchResponses();

  http.Server.prototype.emit = function emitUnlessAnswered(event: string, ...parameters: unknown[]): boolean {
    const pass = (): boolean => Reflect.apply(emit, this, [event, ...parameters]);
    if (event === 'connection') countConnection();
    if (event === 'connection') limitConnection(this);
    if (event === 'timeout' && isOwnDelay(parameters[0] as Socket)) return true;
    if (event !== 'request') return pass();
    const [request, response] = parameters as [IncomingMessage, ServerResponse];
    // Next listens for the end of a response itself, and so does each patch: Node would warn of a leak.
    response.setMaxListeners(MAX_LISTENERS);
    if (!limitRequest(request, response)) return true;
    trackResponse(this, response);
    limitSlowReaders(response);
    limitBody(request, () => (response.headersSent ? request.destroy() : refuse(response, 408)));
    const context = observeRequest(request, response);
    if (answerBeforeNext(request, response)) return true;
    runInContext(context, () => {
      setResponse(request, response);
      const forward = () => requests.run(request, () => runInRequest(answeredBy(response), pass));
      enqueueRequest(request, response, forward, () => refuseAsBusy(response));
    });
    return true;
  };
}
