import type { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import { reportMissingPattern } from './missing-pattern';

/** Under this symbol node-server.cjs keeps the request that is being answered. */
const REQUESTS = Symbol.for('storefront.node-requests');

/** Under this symbol Next keeps what it knows about a request, such as the address it came with. */
const NEXT_META = Symbol.for('NextInternalRequestMeta');

type NodeRequest = IncomingMessage & { [NEXT_META]?: { initURL?: string } };

function requests(): AsyncLocalStorage<NodeRequest> | undefined {
  return (globalThis as { [REQUESTS]?: AsyncLocalStorage<NodeRequest> })[REQUESTS];
}

/** Whether node-server.cjs was loaded before Next: without it a page's headers do not replace the middleware's. */
export function isServerPatched(): boolean {
  return requests() !== undefined;
}

/** The Node request behind the code that runs; undefined without node-server.cjs. */
export function currentRequest(): IncomingMessage | undefined {
  return requests()?.getStore();
}

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
