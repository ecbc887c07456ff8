import type { IncomingMessage, ServerResponse } from 'node:http';
import { isStoredAddress } from '@/lib/framework/core/node-request';
import { observeQueueWait } from '@/lib/telemetry/metrics';
import { createConcurrencyLimit } from './concurrency-limit';
import { afterConnections } from './pending-connections';

const runLimited = createConcurrencyLimit(afterConnections, (ms, isGivenUp) =>
  observeQueueWait('requests', ms, isGivenUp),
);

/** Addresses of files, and of calls from the browser. */
const NO_PAGE =
  /^\/(?:v2\/front|ucp|_next|fonts|layout-css|offline|storefront)\/|^\/(?:favicon\.ico|manifest\.webmanifest|sw\.js|csp-report)$/;

/**
 * Calls, files and stored pages cost little, so they do not queue behind pages that may have to be rendered.
 */
const skipsQueue = (address: string) => NO_PAGE.test(address) || isStoredAddress(address);

/**
 * Forwards a request to Next. Requests that may need a render are forwarded a few at a time.
 * @param onTimeout called instead if the request has waited too long
 */
export function enqueueRequest(
  request: IncomingMessage,
  response: ServerResponse,
  forward: () => void,
  onTimeout: () => void,
): void {
  if (skipsQueue(request.url ?? '')) {
    forward();
    return;
  }
  runLimited((done) => {
    // The client has left while it was waiting.
    if (response.closed) {
      done();
      return;
    }
    response.once('close', done);
    forward();
  }, onTimeout);
}
