import type { IncomingMessage, ServerResponse } from 'node:http';
import { createLine } from './few-at-a-time';
import { isStoredAddress } from './node-request';

const beginInLine = createLine();

/** Files and calls of the browser. */
const NO_PAGE =
  /^\/(?:v2\/front|_next|fonts|layout-css|offline|storefront)\/|^\/(?:favicon\.ico|manifest\.webmanifest|sw\.js)$/;

/** Calls, files and pages that are known to be stored cost little: they pass those that may have to be rendered. */
const passesOthers = (address: string) => NO_PAGE.test(address) || isStoredAddress(address);

/**
 * Hands a request to Next, few at a time of those that may need a render.
 * @param begin hands it over
 * @param giveUp called instead when it has waited for too long
 */
export function beginFewAtATime(
  request: IncomingMessage,
  response: ServerResponse,
  begin: () => void,
  giveUp: () => void,
): void {
  if (passesOthers(request.url ?? '')) {
    begin();
    return;
  }
  beginInLine((over) => {
    // Whoever has left while waiting is not answered.
    if (response.closed) {
      over();
      return;
    }
    response.once('close', over);
    begin();
  }, giveUp);
}
