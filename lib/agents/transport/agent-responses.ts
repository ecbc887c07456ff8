import { serverConfig } from '@/lib/config/environment';
import type { AgentProblem } from '../protocol/problem';

const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
};

/** A response with serialised JSON that no cache may store. */
export function jsonTextResponse(
  text: string,
  status: number,
  headers: Record<string, string> = {},
): Response {
  return new Response(text, { status, headers: { ...HEADERS, ...headers } });
}

/** A JSON response that no cache may store. */
export const jsonResponse = (body: unknown, status: number, headers: Record<string, string> = {}): Response =>
  jsonTextResponse(JSON.stringify(body), status, headers);

/** The body of a problem. The buyer can always continue in the shop itself. */
export const problemBody = ({ code, content }: AgentProblem) => ({
  code,
  content,
  continue_url: `${serverConfig().siteUrl}/`,
});

export const retryHeader = ({ retryAfter }: AgentProblem): Record<string, string> =>
  retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };

export const problemResponse = (problem: AgentProblem, headers: Record<string, string> = {}): Response =>
  jsonResponse(problemBody(problem), problem.status, { ...retryHeader(problem), ...headers });
