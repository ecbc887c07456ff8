import {
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http';
import { serverConfig } from '@/lib/config/environment';
import { currentStorefront } from '@/lib/config/storefronts/current';
import { currentRequestId } from '@/lib/telemetry/request-context';

const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'X-Frame-Options': 'DENY',
  'X-Permitted-Cross-Domain-Policies': 'none',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
};

/**
 * In shops with the try-on, every page allows the camera, because a product that is opened through a link
 * keeps the previous page's policy.
 */
function permissionsPolicy(): string {
  const camera = currentStorefront().features.tryOn ? '(self)' : '()';
  return `camera=${camera}, microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()`;
}

/** The policy for responses without their own: redirects, rejections, and files other than pages. */
const POLICY_OF_NO_PAGE = "default-src 'none'; frame-ancestors 'none'";

/**
 * Types that get no policy: on a worker's script it would forbid the worker's fetches, and the other types
 * are never documents.
 */
const NO_DOCUMENT = /javascript|^text\/css|^image\/(?!svg)|^font\//;

/** Headers by which Next's middleware talks to its server. */
const INTERNAL = /^x-middleware-/;

function setMissing(response: ServerResponse, name: string, value: string): void {
  if (!response.hasHeader(name)) response.setHeader(name, value);
}

/**
 * Sets the id by which a shopper's request is found in the logs. Error pages read it from the headers of
 * their response, because the pages themselves are stored.
 */
function setRequestId(response: ServerResponse): void {
  const id = currentRequestId();
  if (id === undefined) return;
  response.setHeader('X-Request-Id', id);
  response.setHeader('Server-Timing', `request;desc="${id}"`);
}

function completeHeaders(response: ServerResponse, status: number): void {
  for (const name of response.getHeaderNames()) if (INTERNAL.test(name)) response.removeHeader(name);
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) setMissing(response, name, value);
  setMissing(response, 'Permissions-Policy', permissionsPolicy());
  // The headers of a 304 replace those in the browser's cache, so this one has none.
  if (status !== 304 && !NO_DOCUMENT.test(String(response.getHeader('content-type') ?? ''))) {
    setMissing(response, 'Content-Security-Policy', POLICY_OF_NO_PAGE);
  }
  varyByForm(response, status);
  if (status >= 500) setRequestId(response);
  // Without another lifetime, browsers may cache a 308 for ever.
  if (status > 300 && status < 400 && response.hasHeader('location')) {
    setMissing(response, 'Cache-Control', 'no-store');
  }
}

const HTML = /^text\/html/;

/** Pages have a Markdown version at the same address, so caches must distinguish by Accept. */
function varyByForm(response: ServerResponse, status: number): void {
  if (status !== 200 && status !== 304) return;
  if (!serverConfig().agents || !HTML.test(String(response.getHeader('content-type') ?? ''))) return;
  const vary = [response.getHeader('vary') ?? []].flat().join(', ');
  if (!/(?:^|,)\s*accept\s*(?:,|$)/i.test(vary))
    response.setHeader('Vary', vary === '' ? 'Accept' : `${vary}, Accept`);
}

type Head = OutgoingHttpHeaders | OutgoingHttpHeader[];

/**
 * A response that completes its own headers: security headers on every response, and a single policy and
 * lifetime. Next adds the headers of a stored page to those of the middleware, but browsers apply all
 * policies that they get, and caches choose any lifetime. The page's own headers win, except over no-store.
 */
export class ShopResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  private isComplete = false;

  /**
   * Declares what was written to be the whole response; later writes and ends are dropped.
   * @returns ends the response
   */
  complete(): () => void {
    this.isComplete = true;
    return () => super.end();
  }

  override write(...parameters: unknown[]): boolean {
    return this.isComplete || super.write(...(parameters as Parameters<ServerResponse['write']>));
  }

  override end(...parameters: unknown[]): this {
    return this.isComplete ? this : super.end(...(parameters as Parameters<ServerResponse['end']>));
  }

  override appendHeader(name: string, value: string | readonly string[]): this {
    const present = this.getHeader(name);
    if (present !== undefined) {
      if (/^content-security-policy$/i.test(name)) return this.setHeader(name, value);
      if (/^cache-control$/i.test(name)) return present === 'no-store' ? this : this.setHeader(name, value);
    }
    return super.appendHeader(name, value);
  }

  override writeHead(status: number, message?: string | Head, headers?: Head): this {
    if (!this.headersSent) completeHeaders(this, status);
    return typeof message === 'string'
      ? super.writeHead(status, message, headers)
      : super.writeHead(status, message);
  }
}
