import type { IncomingMessage, ServerResponse } from 'node:http';
import { isStoredAddress } from '@/lib/framework/core/node-request';
import { observeQueueWait } from '@/lib/telemetry/metrics';
import { createConcurrencyLimit } from './concurrency-limit';
import { afterConnections } from './pending-connections';

const runLimited = createConcurrencyLimit(afterConnections, (ms, isGivenUp) =>
  observeQueueWait('requests', ms, isGivenUp),
);

/** Files and calls of the browser. */
const NO_PAGE =
  /^\/(?:v2\/front|ucp|_next|fonts|layout-css|offline|storefront)\/|^\/(?:favicon\.ico|manifest\.webmanifest|sw\.js|csp-report)$/;

/** Calls, files and pages that are known to be stored cost little: they do not wait behind those that may have to be rendered. */
const skipsQueue = (address: string) => NO_PAGE.test(address) || isStoredAddress(address);

/**
 * Hands a request to Next, few at a time of those that may need a render.
 * @param forward hands it over
 * @param onTimeout called instead when it has waited for too long
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
    // Whoever has left while waiting is not answered.
    if (response.closed) {
      done();
      return;
    }
    response.once('close', done);
    forward();
  }, onTimeout);
}
