import type { IncomingMessage, ServerResponse } from 'node:http';
import { hasBody, ShopRequest } from './shop-request';
import { ShopResponse } from './shop-response';

/** Size of the largest call, which sends the photo of a prescription. A client that sends more is cut off. */
const MAX_BYTES = 10_000_000;
/** How many bodies are received at a time. Each byte takes time of the thread that handles all requests. */
const MAX_AT_ONCE = 4;
/** Longest time without a byte, in ms. */
const IDLE_MS = 5_000;
/** Longest time for the whole body, in ms. */
const TOTAL_MS = 30_000;
/** How long a client whose body is not received has to read the response, in ms. */
const READ_RESPONSE_MS = 2_000;

let receiving = 0;

/**
 * Whether a client is sending a body of acceptable size. A client that waits for `100 Continue` will never
 * send it.
 */
function isSending(request: IncomingMessage): request is ShopRequest {
  const { expect, 'content-length': announced } = request.headers;
  const canBeReceived = Number(announced ?? 0) <= MAX_BYTES && expect === undefined;
  return request instanceof ShopRequest && hasBody(request) && !request.complete && canBeReceived;
}

function receive(request: ShopRequest, response: ServerResponse, end: () => void): void {
  const idle = setTimeout(end, IDLE_MS);
  const total = setTimeout(end, TOTAL_MS);
  receiving += 1;
  response.once('close', () => {
    receiving -= 1;
    clearTimeout(idle);
    clearTimeout(total);
  });
  let left = MAX_BYTES;
  request.dropBody({
    onPart(bytes) {
      left -= bytes;
      if (left < 0) end();
      else idle.refresh();
    },
    onEnd: end,
  });
}

/**
 * Ends a response whose client is still sending its body. Closing a connection with unread bytes resets it,
 * and a proxy or browser that is still sending loses the response. Therefore a few bodies are received and
 * dropped first, within limits; the others are no longer read, and their clients get some time to read the
 * response.
 * @param response fully sent but not yet ended; with Content-Length the client knows that nothing follows
 */
export function endAfterBody(response: ServerResponse): void {
  const { req: request } = response;
  if (!isSending(request) || !(response instanceof ShopResponse)) {
    response.end();
    return;
  }
  const end = response.complete();
  if (receiving < MAX_AT_ONCE) receive(request, response, end);
  else {
    request.dropBody({ onPart: () => undefined, onEnd: end });
    request.socket.pause();
    const timer = setTimeout(end, READ_RESPONSE_MS);
    response.once('close', () => clearTimeout(timer));
  }
}
