/**
 * Loaded into the shop's server before Next: TRACE and TRACK must be refused (ASVS 13.4.4), and Next cannot,
 * since the web Request that its middleware gets does not exist for them and the answer would be a 500.
 */
const http = require('node:http');

const REFUSED = new Set(['TRACE', 'TRACK', 'CONNECT']);
const { emit } = http.Server.prototype;

http.Server.prototype.emit = function refuseOrEmit(event, ...parameters) {
  const [request, response] = parameters;
  if (event !== 'request' || !REFUSED.has(request.method)) return emit.call(this, event, ...parameters);
  response.writeHead(405, {
    Allow: 'GET, HEAD, POST, PUT, DELETE',
    'Cache-Control': 'no-store',
    Connection: 'close',
  });
  return response.end();
};
