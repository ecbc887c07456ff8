import type { IncomingMessage, ServerResponse } from 'node:http';
import { missedCore } from '@/lib/framework/core/patch-state';
import { isDraining } from './drain';
import { answer } from './refusals';

/** A shop whose patches of Next have no result still serves: it takes requests, and says what its operator must look at. */
function readiness(): string {
  const missed = missedCore();
  return missed.length === 0 ? 'ok\n' : `ok, but without result: ${missed.join(', ')}\n`;
}

/** Answers health probes: whether the server lives, and whether it takes requests. */
export function answerProbe({ method, url }: IncomingMessage, response: ServerResponse): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (url === '/healthz') answer(response, 200, {}, 'ok\n');
  else if (url !== '/readyz') return false;
  else if (isDraining()) answer(response, 503, { 'Retry-After': '5' }, 'stopping\n');
  else answer(response, 200, {}, readiness());
  return true;
}
