import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { globalSingleton } from '@/lib/shared/global-singleton';
import { reportMiss } from './patch-state';

/**
 * The middleware and the patches of the server are in separate bundles, so they share this through the global
 * object.
 */
const REQUESTS = Symbol.for('storefront.node-requests');

/** Next's symbol for request metadata, such as the original address. */
const NEXT_META = Symbol.for('NextInternalRequestMeta');

/** Symbol for the response of a request. */
const RESPONSE = Symbol.for('storefront.node-response');

type NodeRequest = IncomingMessage & { [NEXT_META]?: { initURL?: string }; [RESPONSE]?: ServerResponse };

const READY_PAGES = Symbol.for('storefront.ready-pages');

/** Sends a page from memory; false if Next has to handle the request. */
type ServeFromMemory = (request: IncomingMessage, response: ServerResponse) => boolean;

type Shared = { [REQUESTS]?: AsyncLocalStorage<NodeRequest>; [READY_PAGES]?: ServeFromMemory };

const requests = () => (globalThis as Shared)[REQUESTS];

/**
 * Stores the Node request of the running code. The middleware removes the query from the request, and waits
 * for the end of its response.
 */
export function createRequestStore(): AsyncLocalStorage<NodeRequest> {
  const store = new AsyncLocalStorage<NodeRequest>();
  (globalThis as Shared)[REQUESTS] = store;
  return store;
}

/**
 * Whether this runs in the shop's own server. In other servers a page's headers do not replace the
 * middleware's.
 */
export function isShopServer(): boolean {
  return requests() !== undefined;
}

/** The Node request that is being handled; undefined outside the shop's server. */
export function currentRequest(): IncomingMessage | undefined {
  return requests()?.getStore();
}

/** Lets `currentResponse` find the response to a request. */
export function setResponse(request: NodeRequest, response: ServerResponse): void {
  request[RESPONSE] = response;
}

/** The response to the current request; undefined in other servers. */
export function currentResponse(): ServerResponse | undefined {
  return requests()?.getStore()?.[RESPONSE];
}

/**
 * Registers the function that sends stored pages. It comes from the middleware's bundle, which alone knows
 * the pages.
 */
export function setServeFromMemory(serve: ServeFromMemory): void {
  (globalThis as Shared)[READY_PAGES] = serve;
}

export const serveReadyPage: ServeFromMemory = (request, response) =>
  (globalThis as Shared)[READY_PAGES]?.(request, response) ?? false;

const MAX_STORED_ADDRESSES = 5_000;
const MAX_ADDRESS_LENGTH = 300;

const storedAddresses = () =>
  globalSingleton('stored-addresses', () => new LRUCache<string, true>({ max: MAX_STORED_ADDRESSES }));

/**
 * Records that the page at the current request's address is stored. Must be called before the address is
 * stripped.
 */
export function rememberStoredAddress(): void {
  const address = currentRequest()?.url;
  if (address !== undefined && address.length <= MAX_ADDRESS_LENGTH) storedAddresses().set(address, true);
}

/** Whether the page at an address was stored at its last request. */
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
 * Removes the query from the request before Next renders. Next writes the address into the page's data, and
 * the stored page is sent to everybody. The internal path contains the part of the query that the page needs;
 * the browser's router takes the query from the address bar.
 */
export function stripQuery(): void {
  changeAddress(withoutQuery);
}

/** An error page is stored once for all unknown addresses, so this replaces the requested address. */
const ERROR_ADDRESS = '/erro';

/** Removes the whole address from the request, for a page that is the same at every address. */
export function stripAddress(): void {
  changeAddress((address) =>
    address.startsWith('/') ? ERROR_ADDRESS : new URL(ERROR_ADDRESS, address).href,
  );
}
