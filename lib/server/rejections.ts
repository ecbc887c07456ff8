import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import { isAgentCall, isProposedCartPath } from '@/lib/agents/protocol/addresses';
import { isProduction, serverConfig } from '@/lib/config/environment';
import { GATEWAY_PREFIX } from '@/lib/gateway/request';
import { POLICY_REPORTS } from '@/lib/page-cache/content-security-policy';
import { canonicalPath } from '@/lib/routing/redirects';
import { isServed } from './served-paths';
import { endAfterBody } from './unread-body';

/** The name in a Host header, in lower case, without port or brackets. */
function nameOf(host: string): string {
  return host
    .toLowerCase()
    .replace(/:\d*$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '');
}

/**
 * Whether a Host header names this shop. IP addresses and localhost are allowed for other machines; no other
 * site can use them to send a browser here.
 * @param known names without port; null if none is configured, which allows every name
 */
export function isKnownHost(host: string | undefined, known: readonly string[] | null): boolean {
  if (known === null || host === undefined) return true;
  const name = nameOf(host);
  return isIP(name) !== 0 || name === 'localhost' || known.includes(name);
}

const WWW = /^www\./;

/** Whether a Host header names `siteUrl` with `www.` too much or too little. */
export function isTwinHost(host: string | undefined, siteUrl: string): boolean {
  const [name, own] = [nameOf(host ?? ''), nameOf(new URL(siteUrl).host)];
  return name !== own && name.replace(WWW, '') === own.replace(WWW, '');
}

type Headers = Record<string, string>;

const TEXT = { 'Content-Type': 'text/plain; charset=utf-8' };

function writeHead(response: ServerResponse, status: number, headers: Headers, text: string): void {
  response.writeHead(status, { 'Cache-Control': 'no-store', ...(text ? TEXT : {}), ...headers });
}

/** Sends a short response with `no-store`. */
export function respond(response: ServerResponse, status: number, headers: Headers = {}, text = ''): void {
  writeHead(response, status, headers, text);
  response.end(text);
}

/** Rejects a request, and closes its connection after the rest of a body that is still arriving. */
export function reject(response: ServerResponse, status: number, headers: Headers = {}, text = ''): void {
  if (response.closed || response.headersSent) return;
  const length = String(Buffer.byteLength(text));
  writeHead(response, status, { Connection: 'close', 'Content-Length': length, ...headers }, text);
  if (text === '') response.flushHeaders();
  else response.write(text);
  endAfterBody(response);
}

/**
 * Next's internal headers, and headers that reach the decoder of server actions, which the shop does not use.
 */
const INTERNAL_HEADER =
  /^(?:next-action|x-middleware-|x-invoke-|x-matched-path$|x-nextjs-(?!data$)|x-next-|x-now-route)/;

/** Removes headers with which a client could reach Next's internals, except in development. */
export function dropInternalHeaders({ headers }: IncomingMessage): void {
  if (!isProduction()) return;
  for (const name of Object.keys(headers)) if (INTERNAL_HEADER.test(name)) delete headers[name];
}

/** How often a header was sent. If it was sent twice, Node keeps only the first. */
function countHeader({ rawHeaders }: IncomingMessage, name: string): number {
  return rawHeaders.filter((one, index) => index % 2 === 0 && one.toLowerCase() === name).length;
}

/** Path and query of a request target (RFC 9112, 3.2); '' for targets without them, such as `*`. */
export function pathOf(target: string): string {
  if (target.startsWith('/')) return target;
  return target.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^(?=\?|$)/, '/');
}

/**
 * These methods must be rejected (ASVS 13.4.4) before Next's middleware, which cannot represent them and
 * would return 500.
 */
const REJECTED_METHODS = new Set(['TRACE', 'TRACK', 'CONNECT']);

/** Calls by the development server's own client, for example for the source of an error. */
export const isDevelopmentCall = (path: string): boolean => !isProduction() && path.startsWith('/__nextjs');

const NOT_ALLOWED = 'Método não permitido.\n';
const NOT_FOUND = 'Não encontrado.\n';

/** Next redirects such a path itself, but keeps a slash at its end for a second redirect. */
const REPEATED_SLASHES = /\/\/|\\/;

/** An address in its canonical spelling, so that a redirect to it is the only one; null if it is malformed. */
function canonicalAddress(url: string): string | null {
  const [path = ''] = url.split('?', 1);
  const canonical = canonicalPath(path.replaceAll('\\', '/'));
  return canonical && canonical + url.slice(path.length);
}

/**
 * Rejects requests for which no part of the shop is responsible, by method, address and host. Addresses with
 * or without `www.`, unlike the shop's, and with repeated slashes lead to the shop's own.
 * @returns whether it did
 */
export function rejectUnserved(request: IncomingMessage, response: ServerResponse): boolean {
  const { method = '', url = '', headers } = request;
  const path = url.split('?', 1)[0] ?? '';
  const rejection = (status: number, own?: Headers, text?: string) => {
    reject(response, status, own, text);
    return true;
  };
  if (REJECTED_METHODS.has(method)) return rejection(405, { Allow: 'GET, HEAD, POST, PUT, DELETE' });
  if (!url.startsWith('/')) return rejection(400);
  if (countHeader(request, 'host') > 1) return rejection(400);
  const { knownHosts, siteUrl } = serverConfig();
  if (!isKnownHost(headers.host, knownHosts)) {
    const isMisspelt = (method === 'GET' || method === 'HEAD') && isTwinHost(headers.host, siteUrl);
    const address = new URL(siteUrl).origin + (canonicalAddress(url) ?? '/');
    return isMisspelt ? rejection(308, { Location: address }) : rejection(421);
  }
  if (path.startsWith(GATEWAY_PREFIX) || isAgentCall(path)) return false;
  if (method === 'POST' && (url === POLICY_REPORTS.path || isProposedCartPath(path))) return false;
  if (isDevelopmentCall(path)) return false;
  if (method !== 'GET' && method !== 'HEAD') return rejection(405, { Allow: 'GET, HEAD' }, NOT_ALLOWED);
  const address = REPEATED_SLASHES.test(path) ? canonicalAddress(url) : null;
  if (address !== null) return rejection(308, { Location: address });
  return isServed(path) ? false : rejection(404, {}, NOT_FOUND);
}
