import type { IncomingMessage, ServerResponse } from 'node:http';
import { operationsConfig } from '@/lib/config/operations';
import { log } from '@/lib/shared/log';
import { readMetrics } from '@/lib/telemetry/metrics';
import { refuseBearer } from './bearer';

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
