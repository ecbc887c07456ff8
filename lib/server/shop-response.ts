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
 * The camera in shops with the try-on only. On every page of those: a product that is opened by a link stays under the
 * policy of the page before it.
 */
function permissionsPolicy(): string {
  const camera = currentStorefront().features.tryOn ? '(self)' : '()';
  return `camera=${camera}, microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()`;
}

/** For answers without a policy: redirects, refusals, files other than pages. */
const POLICY_OF_NO_PAGE = "default-src 'none'; frame-ancestors 'none'";

/** A policy on the worker's script would forbid the worker to fetch; the others are never documents. */
const NO_DOCUMENT = /javascript|^text\/css|^image\/(?!svg)|^font\//;

/** How Next's middleware talks to its server. */
const INTERNAL = /^x-middleware-/;

function setMissing(response: ServerResponse, name: string, value: string): void {
  if (!response.hasHeader(name)) response.setHeader(name, value);
}

/** With what a shopper can be found in the logs; error pages are stored, so they read it from their own answer. */
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
  // The headers of a 304 replace those that the browser has kept.
  if (status !== 304 && !NO_DOCUMENT.test(String(response.getHeader('content-type') ?? ''))) {
    setMissing(response, 'Content-Security-Policy', POLICY_OF_NO_PAGE);
  }
  varyByForm(response, status);
  if (status >= 500) setRequestId(response);
  // Browsers may keep a 308 for ever.
  if (status > 300 && status < 400 && response.hasHeader('location')) {
    setMissing(response, 'Cache-Control', 'no-store');
  }
}

const HTML = /^text\/html/;

/** Pages have a form in Markdown at the same address. */
function varyByForm(response: ServerResponse, status: number): void {
  if (status !== 200 && status !== 304) return;
  if (!serverConfig().agents || !HTML.test(String(response.getHeader('content-type') ?? ''))) return;
  const vary = [response.getHeader('vary') ?? []].flat().join(', ');
  if (!/(?:^|,)\s*accept\s*(?:,|$)/i.test(vary))
    response.setHeader('Vary', vary === '' ? 'Accept' : `${vary}, Accept`);
}

type Head = OutgoingHttpHeaders | OutgoingHttpHeader[];

/**
 * A response that completes its own headers: those of safety on every answer, and one policy and one lifetime. Next adds
 * the headers of a stored page to those of the middleware, but browsers apply all policies they get, and caches pick any
 * lifetime. The page's own wins, except over no-store.
 */
export class ShopResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  private isComplete = false;

  /**
   * Takes what was written for the whole answer: whatever else is written or ended is dropped.
   * @returns ends it
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
