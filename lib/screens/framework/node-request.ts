import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { reportMissingPattern } from './missing-pattern';

/** The middleware is bundled apart from what patches the server, so that they meet in the global object only. */
const REQUESTS = Symbol.for('storefront.node-requests');

/** Under this symbol Next keeps what it knows about a request, such as the address it came with. */
const NEXT_META = Symbol.for('NextInternalRequestMeta');

type NodeRequest = IncomingMessage & { [NEXT_META]?: { initURL?: string } };

const READY_PAGES = Symbol.for('storefront.ready-pages');

/** Answers a request with a page from memory; false when Next has to. */
type AnswerFromMemory = (request: IncomingMessage, response: ServerResponse) => boolean;

type Shared = { [REQUESTS]?: AsyncLocalStorage<NodeRequest>; [READY_PAGES]?: AnswerFromMemory };

const requests = () => (globalThis as Shared)[REQUESTS];

/** The Node request behind the code that runs: the middleware cuts the query from it. */
export function createRequestStore(): AsyncLocalStorage<NodeRequest> {
  const store = new AsyncLocalStorage<NodeRequest>();
  (globalThis as Shared)[REQUESTS] = store;
  return store;
}

/** Whether `patchServer` ran: without it a page's headers do not replace the middleware's. */
export function isServerPatched(): boolean {
  return requests() !== undefined;
}

/** The Node request behind the code that runs; undefined in a server without the patches. */
export function currentRequest(): IncomingMessage | undefined {
  return requests()?.getStore();
}

/** The middleware's bundle, which knows the pages, tells the server how to answer with them. */
export function setAnswerFromMemory(answer: AnswerFromMemory): void {
  (globalThis as Shared)[READY_PAGES] = answer;
}

export const answerReadyPage: AnswerFromMemory = (request, response) =>
  (globalThis as Shared)[READY_PAGES]?.(request, response) ?? false;

const withoutQuery = (address: string) => address.split('?', 1)[0] ?? '';

/**
 * Cuts the query from the request before Next renders, since Next writes the address into the page's data and a
 * stored page is everybody's. What the page needs of the query is part of its internal path. The browser's router
 * takes the query from the address bar.
 */
export function stripQuery(): void {
  const request = requests()?.getStore();
  if (request?.url === undefined) return;
  request.url = withoutQuery(request.url);
  const meta = request[NEXT_META];
  if (meta?.initURL === undefined) reportMissingPattern('request-address');
  else meta.initURL = withoutQuery(meta.initURL);
}
