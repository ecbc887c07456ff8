import type { IncomingMessage, ServerResponse } from 'node:http';
import { serverConfig } from '@/lib/config/environment';
import { log } from '@/lib/shared/log';
import { logsResponses } from '@/lib/telemetry/json-log';
import { countResponse, isMeasured } from '@/lib/telemetry/metrics';
import { createContext, type RequestContext } from '@/lib/telemetry/request-context';

/**
 * Categories of requests that are not for a page, by address. Requests for pages get the name of their screen
 * once it is known.
 */
const KINDS: readonly [RegExp, string][] = [
  [/^\/v2\/front\//, 'call'],
  [/^\/ucp\/|^\/\.well-known\/(?:ucp|ai-catalog\.json)$/, 'agent'],
  [/^\/(?:_next|fonts|layout-css|offline|storefront|social)\//, 'file'],
  [/^\/(?:healthz|readyz|metrics|_ops\/purge)$/, 'operation'],
];

const kindOf = (address: string) => KINDS.find(([pattern]) => pattern.test(address))?.[1] ?? 'other';

/** The status that nginx logs for a client that left before it had the whole response. */
const CLIENT_LEFT = 499;

/**
 * Counts and logs each response after it was sent. The log line has no address, because a shopper may have
 * typed it, or it may contain a customer's key.
 */
export function observeRequest(request: IncomingMessage, response: ServerResponse): RequestContext {
  // Without a trusted proxy, the header is written by the client itself.
  const given = serverConfig().trustedHops > 0 ? request.headers['x-request-id'] : undefined;
  const context = createContext(response, given, kindOf(request.url ?? ''));
  if (!isMeasured() && !logsResponses()) return context;
  const startedAt = performance.now();
  response.once('close', () => {
    const { screen } = context;
    const status = response.writableFinished ? response.statusCode : CLIENT_LEFT;
    const ms = performance.now() - startedAt;
    countResponse(screen, status, ms / 1_000);
    if (!logsResponses()) return;
    log.info('response', {
      request: context.id,
      method: request.method,
      screen,
      status,
      ms: Math.round(ms),
    });
  });
  return context;
}
