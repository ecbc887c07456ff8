import 'server-only';
import { profileInHeader } from '@/lib/agents/negotiation/profile-address';
import { readJsonBody } from '@/lib/gateway/request';
import { operationNamed } from '../operations';
import { AgentProblem } from '../protocol/problem';
import { rejectAgentCall } from './admission';
import { jsonTextResponse, problemResponse } from './agent-responses';
import { perform, waitForTurn } from './perform';
import { catalogueCallOf, keepResponse, readyResponse } from './ready-responses';
import { findRoute, MAX_BODY_BYTES } from './rest-routes';

/** The JSON of a request; `{}` without a body. @throws AgentProblem */
export async function readBody(request: Request): Promise<unknown> {
  if (request.body === null) return {};
  const parsed = await readJsonBody(request, MAX_BODY_BYTES);
  if (!('problem' in parsed)) return parsed.json;
  if (parsed.problem === 413)
    throw new AgentProblem('body_too_large', `A body has ${MAX_BODY_BYTES} bytes at most.`);
  throw new AgentProblem('invalid_json', 'The body is not JSON.');
}

const isEmptyCancel = (operation: string) => operation === 'cancel_cart';

/** The REST binding of the protocol. */
export async function handleRest(request: Request): Promise<Response> {
  const { method, headers } = request;
  const path = new URL(request.url).pathname;
  const rejected = rejectAgentCall({ method, path, headers }, request.body !== null);
  if (rejected !== null) return rejected;
  const route = findRoute(method, path);
  if (route === null || 'allow' in route) throw new TypeError('An address without a route was admitted.');
  try {
    const operation = operationNamed(route.operation);
    const payload = route.hasBody && !isEmptyCancel(operation.name) ? await readBody(request) : {};
    const shared = catalogueCallOf(path, headers, payload);
    const ready = await readyResponse(shared, headers);
    if (ready !== null) return ready;
    await waitForTurn();
    const profile = profileInHeader(headers.get('ucp-agent'));
    const idempotencyKey = headers.get('idempotency-key');
    const { status, text, outcome } = await perform(
      { transport: 'rest', operation, headers, idempotencyKey },
      profile,
      { id: route.id, payload },
    );
    const response = jsonTextResponse(text, status);
    if (shared !== null && outcome === 'success')
      keepResponse(shared, { headers: Object.fromEntries(response.headers), parts: [text] });
    return response;
  } catch (error) {
    if (error instanceof AgentProblem) return problemResponse(error);
    throw error;
  }
}
