import type { IncomingMessage, ServerResponse } from 'node:http';
import { operationsConfig } from '@/lib/config/operations';
import { missedCore } from '@/lib/framework/core/patch-state';
import { log } from '@/lib/shared/log';
import { readMetrics } from '@/lib/telemetry/metrics';
import { refuseBearer } from './bearer';
import { isDraining } from './lifecycle';
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

/**
 * Answers `GET /metrics` for requests with METRICS_TOKEN. Without the token it is an address like any other that has no
 * page. The connection's own address decides nothing: behind a proxy on this machine it is everybody's.
 * @returns false when the request is not for it
 */
export function answerMetrics(request: IncomingMessage, response: ServerResponse): boolean {
  const { metricsToken } = operationsConfig();
  if (request.url !== '/metrics' || request.method !== 'GET' || metricsToken === null) return false;
  response.setHeader('Cache-Control', 'no-store');
  const refusal = refuseBearer(request, metricsToken);
  if (refusal !== null) {
    response.writeHead(refusal.status, refusal.headers).end();
    return true;
  }
  readMetrics().then(
    (metrics) =>
      response.writeHead(200, { 'Content-Type': metrics?.type ?? 'text/plain' }).end(metrics?.text),
    (error: unknown) => {
      log.failure(error);
      response.writeHead(500).end();
    },
  );
  return true;
}
