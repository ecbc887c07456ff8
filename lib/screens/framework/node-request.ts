import type { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { globalSingleton } from '@/lib/shared/global-singleton';
import { reportMissingPattern } from './missing-pattern';

/** Under this symbol node-server.cjs keeps the request that is being answered. */
const REQUESTS = Symbol.for('storefront.node-requests');

/** Under this symbol Next keeps what it knows about a request, such as the address it came with. */
const NEXT_META = Symbol.for('NextInternalRequestMeta');

/** Under this symbol node-server.cjs keeps the response to a request. */
const RESPONSE = Symbol.for('storefront.node-response');

type NodeRequest = IncomingMessage & { [NEXT_META]?: { initURL?: string }; [RESPONSE]?: ServerResponse };

function requests(): AsyncLocalStorage<NodeRequest> | undefined {
  return (globalThis as { [REQUESTS]?: AsyncLocalStorage<NodeRequest> })[REQUESTS];
}

/** Whether node-server.cjs was loaded before Next: without it a page's headers do not replace the middleware's. */
export function isServerPatched(): boolean {
  return requests() !== undefined;
}

const withoutQuery = (address: string) => address.split('?', 1)[0] ?? '';

const MAX_STORED_ADDRESSES = 5_000;
const MAX_ADDRESS_LENGTH = 300;

/** Read by node-server.cjs, which lets requests for these addresses pass others. */
const storedAddresses = () =>
  globalSingleton('stored-addresses', () => new LRUCache<string, true>({ max: MAX_STORED_ADDRESSES }));

/** Notes that the page at the current request's address is stored. To be called while the address is whole. */
export function noteStoredAddress(): void {
  const address = requests()?.getStore()?.url;
  if (address !== undefined && address.length <= MAX_ADDRESS_LENGTH) storedAddresses().set(address, true);
}

function changeAddress(change: (address: string) => string): void {
  const request = requests()?.getStore();
  if (request?.url === undefined) return;
  request.url = change(request.url);
  const meta = request[NEXT_META];
  if (meta?.initURL === undefined) reportMissingPattern('request-address');
  else meta.initURL = change(meta.initURL);
}

/** The response to the current request; undefined without node-server.cjs. */
export function currentResponse(): ServerResponse | undefined {
  return requests()?.getStore()?.[RESPONSE];
}

/**
 * Cuts the query from the request before Next renders, since Next writes the address into the page's data and a
 * stored page is everybody's. What the page needs of the query is part of its internal path. The browser's router
 * takes the query from the address bar.
 */
export function forgetQuery(): void {
  changeAddress(withoutQuery);
}

/** Error pages are stored for every address that has no page, so this takes the place of all of them. */
const ERROR_ADDRESS = '/erro';

/** Takes the whole address from the request, for a page that is the same at any. */
export function forgetAddress(): void {
  changeAddress((address) =>
    address.startsWith('/') ? ERROR_ADDRESS : new URL(ERROR_ADDRESS, address).href,
  );
}
