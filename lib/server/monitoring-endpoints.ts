import type { IncomingMessage, ServerResponse } from 'node:http';
import { operationsConfig } from '@/lib/config/operations';
import { missedCore } from '@/lib/framework/core/patch-state';
import { log } from '@/lib/shared/log';
import { readMetrics } from '@/lib/telemetry/metrics';
import { rejectBearer } from './bearer';
import { isDraining } from './lifecycle';
import { respond } from './rejections';

/** The shop is ready even if a patch of Next failed; the response then names the patches to look at. */
function readiness(): string {
  const missed = missedCore();
  return missed.length === 0 ? 'ok\n' : `ok, but without result: ${missed.join(', ')}\n`;
}

/** Handles health probes: liveness and readiness. */
export function handleProbe({ method, url }: IncomingMessage, response: ServerResponse): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (url === '/healthz') respond(response, 200, {}, 'ok\n');
  else if (url !== '/readyz') return false;
  else if (isDraining()) respond(response, 503, { 'Retry-After': '5' }, 'stopping\n');
  else respond(response, 200, {}, readiness());
  return true;
}

/**
 * Handles `GET /metrics`, which requires METRICS_TOKEN; without that variable the address does not exist. The
 * connection's address does not count, because behind a proxy on this machine it is the same for everybody.
 * @returns false if the request is for another address
 */
export function handleMetrics(request: IncomingMessage, response: ServerResponse): boolean {
  const { metricsToken } = operationsConfig();
  if (request.url !== '/metrics' || request.method !== 'GET' || metricsToken === null) return false;
  response.setHeader('Cache-Control', 'no-store');
  const rejection = rejectBearer(request, metricsToken);
  if (rejection !== null) {
    response.writeHead(rejection.status, rejection.headers).end();
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
