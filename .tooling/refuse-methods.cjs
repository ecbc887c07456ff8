/**
 * Loaded into the shop's server before Next: TRACE and TRACK must be refused (ASVS 13.4.4), and Next cannot,
 * since the web Request that its middleware gets does not exist for them and the answer would be a 500. Neither does
 * it know requests that name a whole address (RFC 9112, 3.2.2) or none: those are settled here too.
 */
const http = require('node:http');

const REFUSED = new Set(['TRACE', 'TRACK', 'CONNECT']);
const { emit } = http.Server.prototype;

function refuse(response, status, headers) {
  response.writeHead(status, { 'Cache-Control': 'no-store', Connection: 'close', ...headers });
  return response.end();
}

/** Path and query of what was asked for, '' when it names none, such as `*`. */
function targetOf(asked) {
  if (asked.startsWith('/')) return asked;
  return asked.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^(?=\?|$)/, '/');
}

http.Server.prototype.emit = function refuseOrEmit(event, ...parameters) {
  const [request, response] = parameters;
  if (event !== 'request') return emit.call(this, event, ...parameters);
  if (REFUSED.has(request.method)) return refuse(response, 405, { Allow: 'GET, HEAD, POST, PUT, DELETE' });
  request.url = targetOf(request.url);
  if (!request.url.startsWith('/')) return refuse(response, 400);
  return emit.call(this, event, ...parameters);
};
