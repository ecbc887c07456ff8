import type { IncomingMessage, ServerResponse } from 'node:http';
import { AgentProblem } from '@/lib/agents/protocol/problem';
import { problemResponse } from '@/lib/agents/transport/agent-responses';
import { currentRequestId } from '@/lib/telemetry/request-context';
import type { AgentProcess } from './agent-process';
import { respond } from './rejections';
import { ShopRequest } from './shop-request';

async function rejectAsBusy(response: ServerResponse): Promise<void> {
  const rejection = problemResponse(new AgentProblem('busy', 'The shop is busy. Try again in a moment.', 2));
  respond(response, rejection.status, Object.fromEntries(rejection.headers), await rejection.text());
}

/** Forwards an agent's call to the agent process, and sends the response. */
export async function forwardAgentCall(
  agents: AgentProcess,
  request: IncomingMessage,
  response: ServerResponse,
  { path, headers }: { path: string; headers: Headers },
): Promise<void> {
  if (!(request instanceof ShopRequest)) throw new TypeError('The request is not a ShopRequest.');
  const body = await request.holdBody();
  request.passBody();
  // The body may have been rejected while it arrived.
  if (response.headersSent) return;
  const call = { method: request.method ?? '', path, headers: Object.fromEntries(headers), body };
  const forwarded = await agents.call({ ...call, requestId: currentRequestId() });
  if (response.headersSent || response.closed) return;
  if (forwarded === null) return rejectAsBusy(response);
  response.writeHead(forwarded.status, {
    ...forwarded.headers,
    'content-length': String(forwarded.body.byteLength),
  });
  response.end(forwarded.body);
}
