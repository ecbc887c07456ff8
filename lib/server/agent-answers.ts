import type { IncomingMessage, ServerResponse } from 'node:http';
import { AgentProblem } from '@/lib/agents/protocol/problem';
import { problemAnswer } from '@/lib/agents/transport/answers';
import { currentRequestId } from '@/lib/telemetry/request-context';
import type { AgentProcess } from './agent-process';
import { answer } from './rejections';
import { ShopRequest } from './shop-request';

async function rejectAsBusy(response: ServerResponse): Promise<void> {
  const rejection = problemAnswer(new AgentProblem('busy', 'The shop is busy. Try again in a moment.', 2));
  answer(response, rejection.status, Object.fromEntries(rejection.headers), await rejection.text());
}

/** Forwards an agent's call to the agent process, and sends the response. */
export async function answerAgentCall(
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
  const answered = await agents.answer({ ...call, requestId: currentRequestId() });
  if (response.headersSent || response.closed) return;
  if (answered === null) return rejectAsBusy(response);
  response.writeHead(answered.status, {
    ...answered.headers,
    'content-length': String(answered.body.byteLength),
  });
  response.end(answered.body);
}
