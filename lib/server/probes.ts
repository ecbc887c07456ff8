import type { IncomingMessage, ServerResponse } from 'node:http';
import { isDraining } from './drain';
import { answer } from './refusals';

/** Answers whoever watches over the server: whether it lives, and whether it takes requests. */
export function answerProbe({ method, url }: IncomingMessage, response: ServerResponse): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (url === '/healthz') answer(response, 200, {}, 'ok\n');
  else if (url !== '/readyz') return false;
  else if (isDraining()) answer(response, 503, { 'Retry-After': '5' }, 'stopping\n');
  else answer(response, 200, {}, 'ok\n');
  return true;
}
