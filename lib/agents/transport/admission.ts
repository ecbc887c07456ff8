import { serverConfig } from '@/lib/config/environment';
import { secondsLeft } from '@/lib/gateway/rate-limit';
import { AGENT_PATHS } from '../protocol/addresses';
import { AgentProblem } from '../protocol/problem';
import { problemResponse } from './agent-responses';
import { findRoute, MAX_BODY_BYTES } from './rest-routes';

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i;

/** The head of a call, before its body is read. */
export type AgentCallHead = { method: string; path: string; headers: Headers };

/**
 * Whether a browser's call may come from this origin: only from the shop's own pages. Agents are not pages
 * and send no Origin.
 */
function isOriginAllowed(headers: Headers): boolean {
  const origin = headers.get('origin');
  const { siteUrl, knownHosts } = serverConfig();
  if (origin === null || origin === siteUrl) return true;
  if (!URL.canParse(origin)) return false;
  const { hostname } = new URL(origin);
  return knownHosts?.includes(hostname) ?? false;
}

function methodProblem({ method, path }: AgentCallHead): Response | null {
  const notAllowed = (allow: string) =>
    problemResponse(new AgentProblem('method_not_allowed', `Use ${allow}.`), { allow });
  if (path === AGENT_PATHS.mcp) return method === 'POST' ? null : notAllowed('POST');
  const route = findRoute(method, path);
  if (route === null) return problemResponse(new AgentProblem('not_found', 'There is nothing here.'));
  return 'allow' in route ? notAllowed(route.allow) : null;
}

/** The response that rejects a call by its head alone; null if the body may be read. Counts nothing. */
export function rejectAgentCall(head: AgentCallHead, hasBody: boolean): Response | null {
  const { method, headers } = head;
  if (!serverConfig().agents) return problemResponse(new AgentProblem('not_found', 'There is nothing here.'));
  if (!isOriginAllowed(headers))
    return problemResponse(new AgentProblem('origin_not_allowed', 'Pages of other sites may not call this.'));
  const wrong = methodProblem(head);
  if (wrong !== null) return wrong;
  if (hasBody && method === 'GET')
    return problemResponse(new AgentProblem('body_too_large', 'This call has no body.'));
  if (hasBody && !JSON_TYPE.test(headers.get('content-type') ?? ''))
    return problemResponse(new AgentProblem('unsupported_media_type', 'Send application/json.'));
  if (Number(headers.get('content-length') ?? 0) > MAX_BODY_BYTES)
    return problemResponse(new AgentProblem('body_too_large', `A body has ${MAX_BODY_BYTES} bytes at most.`));
  const seconds = secondsLeft(headers, 'agent-read');
  return seconds > 0
    ? problemResponse(new AgentProblem('rate_limited', 'Too many requests. Try again later.', seconds))
    : null;
}
