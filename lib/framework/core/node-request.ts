import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { globalSingleton } from '@/lib/shared/global-singleton';
import { reportMiss } from './patch-state';

/** The middleware is bundled apart from what patches the server, so that they meet in the global object only. */
const REQUESTS = Symbol.for('storefront.node-requests');

/** Under this symbol Next keeps what it knows about a request, such as the address it came with. */
const NEXT_META = Symbol.for('NextInternalRequestMeta');

/** Under this symbol a request has its response. */
const RESPONSE = Symbol.for('storefront.node-response');

type NodeRequest = IncomingMessage & { [NEXT_META]?: { initURL?: string }; [RESPONSE]?: ServerResponse };

const READY_PAGES = Symbol.for('storefront.ready-pages');

/** Answers a request with a page from memory; false when Next has to. */
type AnswerFromMemory = (request: IncomingMessage, response: ServerResponse) => boolean;

type Shared = { [REQUESTS]?: AsyncLocalStorage<NodeRequest>; [READY_PAGES]?: AnswerFromMemory };

const requests = () => (globalThis as Shared)[REQUESTS];

/**
 * The Node request behind the code that runs: the middleware cuts the query from it, and waits for the end of its
 * response.
 */
export function createRequestStore(): AsyncLocalStorage<NodeRequest> {
  const store = new AsyncLocalStorage<NodeRequest>();
  (globalThis as Shared)[REQUESTS] = store;
  return store;
}

/** Whether the shop's own server answers: without it a page's headers do not replace the middleware's. */
export function isShopServer(): boolean {
  return requests() !== undefined;
}

/** The Node request behind the code that runs; undefined in another server. */
export function currentRequest(): IncomingMessage | undefined {
  return requests()?.getStore();
}

/** Lets `currentResponse` find the response to a request. */
export function setResponse(request: NodeRequest, response: ServerResponse): void {
  request[RESPONSE] = response;
}

/** The response to the current request; undefined in another server. */
export function currentResponse(): ServerResponse | undefined {
  return requests()?.getStore()?.[RESPONSE];
}

/** Registers how to answer with a stored page; only the middleware's bundle knows the pages. */
export function setAnswerFromMemory(answer: AnswerFromMemory): void {
  (globalThis as Shared)[READY_PAGES] = answer;
}

export const answerReadyPage: AnswerFromMemory = (request, response) =>
  (globalThis as Shared)[READY_PAGES]?.(request, response) ?? false;

const MAX_STORED_ADDRESSES = 5_000;
const MAX_ADDRESS_LENGTH = 300;

const storedAddresses = () =>
  globalSingleton('stored-addresses', () => new LRUCache<string, true>({ max: MAX_STORED_ADDRESSES }));

/** Remembers that the page at the current request's address is stored. To be called while the address is whole. */
export function rememberStoredAddress(): void {
  const address = currentRequest()?.url;
  if (address !== undefined && address.length <= MAX_ADDRESS_LENGTH) storedAddresses().set(address, true);
}

/** Whether the page at an address was stored when it was last requested. */
export const isStoredAddress = (address: string): boolean => storedAddresses().has(address);

function changeAddress(change: (address: string) => string): void {
  const request = requests()?.getStore();
  if (request?.url === undefined) return;
  request.url = change(request.url);
  const meta = request[NEXT_META];
  if (meta?.initURL === undefined) reportMiss('request-address');
  else meta.initURL = change(meta.initURL);
}

const withoutQuery = (address: string) => address.split('?', 1)[0] ?? '';

/**
 * Cuts the query from the request before Next renders, since Next writes the address into the page's data and a
 * stored page is everybody's. The internal path contains the part of the query that the page needs. The browser's router
 * takes the query from the address bar.
 */
export function stripQuery(): void {
  changeAddress(withoutQuery);
}

/** Error pages are stored for every address that has no page, so this takes the place of all of them. */
const ERROR_ADDRESS = '/erro';

/** Takes the whole address from the request, for a page that is the same at any. */
export function stripAddress(): void {
  changeAddress((address) =>
    address.startsWith('/') ? ERROR_ADDRESS : new URL(ERROR_ADDRESS, address).href,
  );
}
