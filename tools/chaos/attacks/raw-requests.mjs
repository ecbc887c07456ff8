import { MARK } from './bystanders.mjs';

/** The start of every one that is not wrong in its first lines. */
const START = 'Host: localhost\r\nConnection: close\r\n';
const SMUGGLED = `GET /${MARK} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

const post = (headers, body = '') => `POST / HTTP/1.1\r\n${START}${headers}\r\n\r\n${body}`;
const get = (headers) => `GET / HTTP/1.1\r\n${START}${headers}\r\n\r\n`;
const line = (text) => `${text}\r\n${START}\r\n`;
const many = (count, make) => Array.from({ length: count }, (_, index) => make(index)).join('');

/**
 * What is written to a connection as it is, by name. `end`: the client goes silent on purpose, and must lose its
 * connection in time.
 */
export const RAW_REQUESTS = Object.entries({
  // Two opinions on where a body ends.
  'length and chunks': post('Content-Length: 6\r\nTransfer-Encoding: chunked', '0\r\n\r\nG'),
  'chunks and length': post('Transfer-Encoding: chunked\r\nContent-Length: 4', `5c\r\n${SMUGGLED}0\r\n\r\n`),
  'two lengths': post('Content-Length: 0\r\nContent-Length: 44', SMUGGLED),
  'two equal lengths': post('Content-Length: 0\r\nContent-Length: 0'),
  'lengths in a list': post('Content-Length: 0, 44', SMUGGLED),
  'a negative length': post('Content-Length: -1'),
  'a length with a sign': post('Content-Length: +0'),
  'a length in hexadecimal': post('Content-Length: 0x10'),
  'an empty length': post('Content-Length: '),
  'a length with letters': post('Content-Length: 1x'),
  'a length beyond numbers': post(`Content-Length: ${'9'.repeat(40)}`),
  'chunked twice': post('Transfer-Encoding: chunked, chunked', '0\r\n\r\n'),
  'chunked in two headers': post('Transfer-Encoding: chunked\r\nTransfer-Encoding: identity', '0\r\n\r\n'),
  'chunked with a tab': post('Transfer-Encoding:\tchunked', '0\r\n\r\n'),
  'chunked with a vertical tab': post('Transfer-Encoding: \vchunked', '0\r\n\r\n'),
  'chunked behind a blank': post('Transfer-Encoding : chunked', '0\r\n\r\n'),
  'chunked folded': post('Transfer-Encoding:\r\n chunked', '0\r\n\r\n'),
  'chunked in capitals': post('TRANSFER-ENCODING: CHUNKED', '0\r\n\r\n'),
  'an unknown coding': post('Transfer-Encoding: xchunked', '0\r\n\r\n'),
  'gzip as coding': post('Transfer-Encoding: gzip, chunked', '0\r\n\r\n'),
  'a chunk of no number': post('Transfer-Encoding: chunked', 'zz\r\nx\r\n0\r\n\r\n'),
  'a chunk beyond numbers': post('Transfer-Encoding: chunked', 'fffffffffffffffff\r\nx'),
  'a negative chunk': post('Transfer-Encoding: chunked', '-1\r\nx\r\n0\r\n\r\n'),
  'a long extension': post('Transfer-Encoding: chunked', `1;${'x'.repeat(60_000)}\r\nx\r\n0\r\n\r\n`),
  'chunks ended by LF': post('Transfer-Encoding: chunked', '1\nx\n0\n\n'),
  'trailers of importance': post(
    'Transfer-Encoding: chunked',
    `0\r\nHost: ${MARK}\r\nContent-Length: 9\r\n\r\n`,
  ),
  'a body of GET in chunks': get('Transfer-Encoding: chunked').concat('0\r\n\r\n'),
  'a request in the body': get(`Content-Length: ${SMUGGLED.length}`).concat(SMUGGLED),
  'HEAD with a body': `HEAD / HTTP/1.1\r\n${START}Content-Length: 1\r\n\r\nx`,
  // Hosts.
  'two hosts': `GET / HTTP/1.1\r\nHost: localhost\r\nHost: ${MARK}\r\nConnection: close\r\n\r\n`,
  'two hosts, the other first': `GET / HTTP/1.1\r\nHost: ${MARK}\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
  'no host': 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n',
  'an empty host': 'GET / HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n',
  'a host with a path': `GET / HTTP/1.1\r\nHost: localhost/${MARK}\r\nConnection: close\r\n\r\n`,
  'a host with a user': `GET / HTTP/1.1\r\nHost: ${MARK}@localhost\r\nConnection: close\r\n\r\n`,
  'a host of blanks': 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n',
  'a host behind a blank': 'GET / HTTP/1.1\r\nHost : localhost\r\nConnection: close\r\n\r\n',
  // First lines.
  'no version': line('GET /'),
  'version 1.0': line('GET / HTTP/1.0'),
  'version 9.9': line('GET / HTTP/9.9'),
  'the preface of HTTP/2': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'an upgrade to HTTP/2': get('Upgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__'),
  'an upgrade to WebSocket': `GET /_next/webpack-hmr HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`,
  'a method in small letters': line('get / HTTP/1.1'),
  'a method that there is not': line('VENENO / HTTP/1.1'),
  'a method of 5,000 letters': line(`${'A'.repeat(5_000)} / HTTP/1.1`),
  TRACE: line('TRACE / HTTP/1.1'),
  CONNECT: line('CONNECT evil.example:443 HTTP/1.1'),
  'OPTIONS of everything': line('OPTIONS * HTTP/1.1'),
  'a whole address': line(`GET http://${MARK}.example/ HTTP/1.1`),
  'no target': line('GET  HTTP/1.1'),
  'blanks in the target': line('GET /a b HTTP/1.1'),
  'bytes above 127 in the target': line('GET /\xff\xfe HTTP/1.1'),
  'NUL in the target': line('GET /\0 HTTP/1.1'),
  // Headers.
  'NUL in a header': get('X-Y: a\0b'),
  'CR in a header': get(`X-Y: a\rSet-Cookie: ${MARK}`),
  'lines ended by LF': 'GET / HTTP/1.1\nHost: localhost\nConnection: close\n\n',
  'a folded header': get(`X-Y: a\r\n ${MARK}`),
  'a header without a name': get(': x'),
  'a header without a colon': get('x'),
  'a header of 20 KB': get(`X-Y: ${'x'.repeat(20_000)}`),
  '3,000 headers': get(many(3_000, (index) => `X-${index}: y\r\n`).trimEnd()),
  '400 cookies': get(many(400, (index) => `Cookie: c${index}=y\r\n`).trimEnd()),
  'a target of 20 KB': line(`GET /${'a'.repeat(20_000)} HTTP/1.1`),
  '100 requests at once': many(100, () => 'GET /robots.txt HTTP/1.1\r\nHost: localhost\r\n\r\n').concat(
    get('X-Y: z'),
  ),
  // No HTTP at all.
  'the start of TLS': `\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03${'\xaa'.repeat(500)}`,
  'bytes of chance': many(2_000, (index) => String.fromCharCode((index * 167 + 13) % 256)),
  'empty lines': '\r\n'.repeat(2_000),
  // Silence.
  'one letter': 'G',
  'half a head': `GET / HTTP/1.1\r\nHost: localhost\r\nX-Y: `,
  'a chunk that does not come': post('Transfer-Encoding: chunked', '5\r\nab'),
}).map(([name, text]) => ({ name, text }));
