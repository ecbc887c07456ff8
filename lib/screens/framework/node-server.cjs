/**
 * Preloaded into the shop's server process (`node --require`), before Next. README.md in this folder lists the
 * patches. Plain CommonJS, since Node runs it as it stands.
 */
const { AsyncLocalStorage } = require('node:async_hooks');
const http = require('node:http');
const { createLine } = require('./few-at-a-time.cjs');

/**
 * TRACE and TRACK must be refused (ASVS 13.4.4), but the web Request of Next's middleware cannot have these methods,
 * so that it would answer 500. Requests whose target is an absolute URL (RFC 9112, 3.2.2) or no path are handled here
 * too, since Next does not know them.
 */
const REFUSED = new Set(['TRACE', 'TRACK', 'CONNECT']);
const { emit } = http.Server.prototype;

/**
 * The Node request behind the code that runs, and on it its response: the middleware cuts the query from the one and
 * waits for the end of the other (node-request.ts).
 */
const requests = new AsyncLocalStorage();
globalThis[Symbol.for('storefront.node-requests')] = requests;
const RESPONSE = Symbol.for('storefront.node-response');

function refuse(response, status, headers, text) {
  response.writeHead(status, { 'Cache-Control': 'no-store', Connection: 'close', ...headers });
  return response.end(text);
}

/** For who could not even be looked at; the middleware's page says the same with more care. */
function refuseAsBusy(response) {
  const headers = { 'Retry-After': '5', 'Content-Type': 'text/plain; charset=utf-8' };
  return refuse(response, 503, headers, 'Muita gente na loja agora. Espere 5 segundos e tente de novo.\n');
}

/** Path and query of a request target; '' when it has none, such as `*`. */
function pathOf(target) {
  if (target.startsWith('/')) return target;
  return target.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^(?=\?|$)/, '/');
}

/**
 * Adds the connection's address to X-Forwarded-For, as a proxy would: Next takes the header as the client sent it, and
 * route handlers cannot see the connection.
 */
function appendAddress({ headers, socket }) {
  const hops = [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean);
  headers['x-forwarded-for'] = hops.join(', ');
}

/** Where the middleware notes addresses that were answered from the page store (node-request.ts). */
const STORED_ADDRESSES = Symbol.for('storefront.stored-addresses');

const beginInLine = createLine();

/** Calls, files and pages that are known to be stored cost little: they pass those that may have to be rendered. */
function passesOthers({ url }) {
  return (
    /^\/(?:v2\/front|_next|fonts|icons|offline|layout-css)\//.test(url) ||
    globalThis[STORED_ADDRESSES]?.has(url)
  );
}

function answerInLine(response, begin, over) {
  // Whoever has left while waiting is not answered.
  if (response.closed) return over();
  response.once('close', over);
  return begin();
}

http.Server.prototype.emit = function refuseOrEmit(event, ...parameters) {
  const [request, response] = parameters;
  if (event !== 'request') return emit.call(this, event, ...parameters);
  if (REFUSED.has(request.method)) return refuse(response, 405, { Allow: 'GET, HEAD, POST, PUT, DELETE' });
  appendAddress(request);
  request.url = pathOf(request.url);
  if (!request.url.startsWith('/')) return refuse(response, 400);
  request[RESPONSE] = response;
  const begin = () => requests.run(request, () => emit.call(this, event, ...parameters));
  if (passesOthers(request)) begin();
  else
    beginInLine(
      (over) => answerInLine(response, begin, over),
      () => refuseAsBusy(response),
    );
  return true;
};

const { appendHeader } = http.ServerResponse.prototype;

/**
 * Next adds the headers of a stored page to those of the middleware. Of a policy and of a lifetime there is one per
 * answer: browsers apply all policies they get, and caches pick any lifetime. The page's own wins, but for no-store.
 */
http.ServerResponse.prototype.appendHeader = function appendOrReplace(name, value) {
  const present = this.getHeader(name);
  if (present === undefined) return appendHeader.call(this, name, value);
  if (/^content-security-policy$/i.test(name)) return this.setHeader(name, value);
  if (/^cache-control$/i.test(name)) return present === 'no-store' ? this : this.setHeader(name, value);
  return appendHeader.call(this, name, value);
};
