import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  isAgentCall,
  isProposedCartPath,
  MAX_FORM_BYTES,
  rejectConfirmationForm,
} from '@/lib/agents/protocol/addresses';
import { rejectAgentCall } from '@/lib/agents/transport/admission';
import { MAX_BODY_BYTES } from '@/lib/agents/transport/rest-routes';
import { serverConfig } from '@/lib/config/environment';
import { type Call, findCall, rejectMalformed, rejectUntimely } from '@/lib/gateway/call';
import { clientOf, secondsLeft } from '@/lib/gateway/rate-limit';
import { GATEWAY_PREFIX, parseAddress } from '@/lib/gateway/request';
import { busyResponse, problemResponse } from '@/lib/gateway/responses';
import { POLICY_REPORTS } from '@/lib/page-cache/content-security-policy';
import type { AgentProcess } from './agent-process';
import { bodyBudget } from './body-budget';
import { forwardAgentCall } from './forward-agent-call';
import { isDevelopmentCall, reject, respond } from './rejections';
import { hasBody, ShopRequest } from './shop-request';
import { limitBody } from './timeouts';

const DEVELOPMENT_BYTES = 10_000_000;

const RETRY_SOON = { 'retry-after': '5' };

/** Whether this server itself processes the body, for example the photo of a prescription. */
const isPrepared = ({ operation }: Call) => 'prepare' in operation && operation.prepare !== undefined;

/** The headers of a request in the form that the gateway expects. */
function webHeaders({ headers }: IncomingMessage): Headers {
  const web = new Headers();
  for (const [name, value] of Object.entries(headers))
    for (const one of [value ?? []].flat()) web.append(name, one);
  return web;
}

async function rejectCall(response: ServerResponse, rejection: Response): Promise<void> {
  const { status, headers } = rejection;
  reject(response, status, Object.fromEntries(headers), await rejection.text());
}

/**
 * Starts to accept a body of at most `maxBytes`. False if there is no room for it; if room runs out later, the request
 * is rejected then.
 */
function acceptBody(
  request: IncomingMessage,
  response: ServerResponse,
  head: Headers,
  maxBytes: number,
): boolean {
  const announced = request.headers['content-length'];
  const { key } = clientOf(head, serverConfig().trustedHops);
  const room = bodyBudget().enter(key, announced === undefined ? maxBytes : Number(announced));
  if (room === null) return false;
  response.once('close', room.free);
  const giveUp = (status: 408 | 503) => {
    room.free();
    if (response.headersSent) request.destroy();
    else if (status === 503) reject(response, 503, RETRY_SOON);
    // The body has stalled, so nobody waits for the rest.
    else respond(response, 408, { Connection: 'close' });
  };
  const progress = limitBody(request, () => giveUp(408));
  const hasRoom = (bytes: number) => {
    progress(bytes);
    const isTaken = room.take(bytes);
    if (!isTaken) giveUp(503);
    return isTaken;
  };
  if (request instanceof ShopRequest) request.acceptBody(maxBytes, hasRoom);
  return true;
}

/**
 * Decides about a request by its head (method, address, origin, type, size), the client's limit and the room
 * left, before any byte of its body is read. Only calls below /v2/front/, agents' calls,
 * confirmations of a proposed cart and policy reports may have a body.
 * @param forward called when the request may go on
 * @param agents handles agents' calls; null if Next does
 */
export async function admitBody(
  request: IncomingMessage,
  response: ServerResponse,
  { forward, agents }: { forward: () => void; agents: AgentProcess | null },
): Promise<void> {
  const { method = '', url = '' } = request;
  if (isDevelopmentCall(url)) {
    if (request instanceof ShopRequest) request.acceptBody(DEVELOPMENT_BYTES);
    forward();
    return;
  }
  const [path = ''] = url.split('?', 1);
  if (isAgentCall(path)) {
    const headers = webHeaders(request);
    const rejected = rejectAgentCall({ method, path, headers }, hasBody(request));
    if (rejected !== null) return rejectCall(response, rejected);
    if (hasBody(request) && !acceptBody(request, response, headers, MAX_BODY_BYTES))
      return reject(response, 503, RETRY_SOON);
    if (request.headers.expect !== undefined) response.writeContinue();
    return agents === null ? forward() : forwardAgentCall(agents, request, response, { path, headers });
  }
  if (isProposedCartPath(path) && hasBody(request)) {
    const headers = webHeaders(request);
    const status = rejectConfirmationForm(method, headers);
    if (status !== null) return reject(response, status);
    if (!acceptBody(request, response, headers, MAX_FORM_BYTES)) return reject(response, 503, RETRY_SOON);
    return forward();
  }
  if (!url.startsWith(GATEWAY_PREFIX) && url !== POLICY_REPORTS.path) {
    if (hasBody(request)) reject(response, 413);
    else forward();
    return;
  }
  const headers = webHeaders(request);
  if (url === POLICY_REPORTS.path) {
    if (Number(headers.get('content-length') ?? 0) > POLICY_REPORTS.maxBytes) reject(response, 413);
    else if (secondsLeft(headers, 'report') > 0) reject(response, 429);
    else if (acceptBody(request, response, headers, POLICY_REPORTS.maxBytes)) forward();
    else reject(response, 503, RETRY_SOON);
    return;
  }
  const head = { method, url: `http://localhost${url}`, headers };
  // Next would fail on some of these addresses, and show others its own page without running the middleware.
  if (parseAddress(head.url) === null)
    return rejectCall(response, await rejectMalformed(headers, problemResponse(400)));
  if (!hasBody(request)) return forward();
  const call = findCall(head);
  if (call instanceof Response)
    return rejectCall(response, call.status === 404 ? call : await rejectMalformed(headers, call));
  const untimely = rejectUntimely(head, call);
  if (untimely !== null) return rejectCall(response, untimely);
  if (!acceptBody(request, response, headers, call.maxBytes))
    return rejectCall(response, isPrepared(call) ? busyResponse() : problemResponse(503, RETRY_SOON));
  if (request.headers.expect !== undefined) response.writeContinue();
  forward();
}
