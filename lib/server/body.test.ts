/** @jest-environment node */
import { once } from 'node:events';
import { connect } from 'node:net';
import { exchange, startTestServer, type TestServer } from './testing';

/** Responds with the number of received bytes; `/memory` returns the memory of the process. */
const LISTENER = `(request, response) => {
  if (request.url === '/held') return;
  if (request.url === '/memory') return response.end(String(process.memoryUsage.rss()));
  let bytes = 0;
  request.on('data', (part) => { bytes += part.length; }).on('end', () => response.end('bytes: ' + bytes));
}`;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(LISTENER, { env: { TRUSTED_HOPS: '1' } });
});
afterAll(() => server.process.kill('SIGKILL'));

const HOST = 'Host: localhost\r\nConnection: close\r\n';
const OWN = `${HOST}Sec-Fetch-Site: same-origin\r\n`;
const JSON_TYPE = 'Content-Type: application/json\r\n';

/**
 * The head of the response to a request whose body is never sent. Then closes the connection, on which the server would
 * wait for the body for seconds.
 */
async function sendHead(start: string, headers: string): Promise<string> {
  const socket = connect(server.port, '127.0.0.1').setEncoding('utf8');
  socket.write(`${start} HTTP/1.1\r\n${headers}\r\n`);
  let response = '';
  for await (const part of socket) {
    response += part;
    if (response.includes('\r\n\r\n')) break;
  }
  return response;
}
const statusOf = (response: string) => Number(response.split(' ')[1]);

test.each([
  ['an address that takes none', 'POST /', 'Content-Length: 9800000\r\n', 405],
  ['a page', 'GET /', 'Content-Length: 9800000\r\n', 413],
  ['a page, in parts', 'GET /', 'Transfer-Encoding: chunked\r\n', 413],
  ['a file', 'PUT /fonts/x.woff2', 'Content-Length: 9800000\r\n', 405],
  ['reports about the policy, too long', 'POST /csp-report', 'Content-Length: 9800000\r\n', 413],
  ['a call that does not exist', 'POST /v2/front/nada', `${JSON_TYPE}Content-Length: 9800000\r\n`, 404],
  ['a call of another method', 'PATCH /v2/front/newsletter', 'Content-Length: 9800000\r\n', 405],
  ['a call that reads', 'GET /v2/front/checkout/cart', 'Content-Length: 9800000\r\n', 413],
  ['a call, too long', 'POST /v2/front/newsletter', `${JSON_TYPE}Content-Length: 9800000\r\n`, 413],
  ['a call, of no type', 'POST /v2/front/newsletter', 'Content-Length: 20\r\n', 415],
])('C13: a body for %s is rejected before its first byte', async (_what, start, headers, status) => {
  const response = await sendHead(start, OWN + headers);
  expect(statusOf(response)).toBe(status);
  expect(response).toMatch(/^Connection: close\r$/m);
});

test.each([
  '/v2/front/',
  '/v2/front/.',
  '/v2/front/?x=1',
  '/v2/front/%',
  '/v2/front//settings',
  '/v2/front/../settings',
])('C13: a body for %s, which is not a call, never reaches the framework', async (address) => {
  for (const method of ['GET', 'POST'])
    expect(statusOf(await sendHead(`${method} ${address}`, OWN))).toBe(400);
});

test('C13: a body from another site is rejected before its first byte', async () => {
  const foreign = `${HOST}Sec-Fetch-Site: cross-site\r\n${JSON_TYPE}Content-Length: 20\r\n`;
  expect(statusOf(await sendHead('POST /v2/front/newsletter', foreign))).toBe(403);
});

/** The response to a request whose client, like a proxy, reads nothing before it has sent the whole body. */
async function sendWholeBody(start: string, headers: string, bytes: number): Promise<string> {
  const socket = connect(server.port, '127.0.0.1').setEncoding('utf8');
  socket.write(`${start} HTTP/1.1\r\n${headers}Content-Length: ${bytes}\r\n\r\n`);
  await new Promise<void>((resolve, reject) =>
    socket.once('error', reject).end(Buffer.alloc(bytes, 'x'), resolve),
  );
  let response = '';
  for await (const part of socket) response += part;
  return response;
}

test.each([
  ['from another site', `${HOST}Sec-Fetch-Site: cross-site\r\n${JSON_TYPE}`, 403],
  ['of no type', OWN, 415],
])(
  'C13: a client that sends everything first still gets the response to a photo %s',
  async (_what, headers, status) => {
    const response = await sendWholeBody('POST /v2/front/product/shop', headers, 9_800_000);
    expect(statusOf(response)).toBe(status);
    expect(response).toMatch(/\r\nConnection: close\r\n/);
    expect(response).toMatch(/\r\n\r\n\{"error":".+"\}$/);
  },
);

test('C13: each of many rejected photos gets its response', async () => {
  const foreign = `${HOST}Sec-Fetch-Site: cross-site\r\n${JSON_TYPE}Content-Length: 9800000\r\n\r\n`;
  const body = Buffer.alloc(9_800_000, 'x');
  const statuses = Array.from({ length: 12 }, async () => {
    const socket = connect(server.port, '127.0.0.1').setEncoding('utf8');
    socket.on('error', () => undefined).write(`POST /v2/front/product/shop HTTP/1.1\r\n${foreign}`);
    socket.write(body);
    const [response] = await once(socket, 'data');
    // Acts like a proxy, which forwards the response and releases the connection.
    socket.destroy();
    return statusOf(String(response));
  });
  expect(await Promise.all(statuses)).toEqual(Array(12).fill(403));
});

test('C13: a body larger than the limit of its call is cut off', async () => {
  const foreign = `${HOST}Sec-Fetch-Site: cross-site\r\n${JSON_TYPE}`;
  const sending = sendWholeBody('POST /v2/front/product/shop', foreign, 99_000_000);
  await expect(sending).rejects.toThrow(/EPIPE|ECONNRESET/);
});

test('C13: a client that sends Expect: 100-continue gets either the rejection or the 100', async () => {
  const expecting = `${OWN}${JSON_TYPE}Expect: 100-continue\r\n`;
  const rejected = await sendHead('POST /v2/front/newsletter', `${expecting}Content-Length: 99000000\r\n`);
  expect(statusOf(rejected)).toBe(413);
  const socket = connect(server.port, '127.0.0.1').setEncoding('utf8');
  socket.write(`POST /v2/front/newsletter HTTP/1.1\r\n${expecting}Content-Length: 2\r\n\r\n`);
  let response = '';
  for await (const part of socket) {
    response += part;
    if (response.endsWith('100 Continue\r\n\r\n')) socket.write('{}');
  }
  expect(response).toContain('bytes: 2');
});

test('C13: a chunked body is cut off one byte above its limit', async () => {
  const part = `${(1_000).toString(16)}\r\n${'x'.repeat(1_000)}\r\n`;
  const head = `POST /v2/front/newsletter HTTP/1.1\r\n${OWN}${JSON_TYPE}Transfer-Encoding: chunked\r\n\r\n`;
  expect(await exchange(server, `${head}${part.repeat(50)}0\r\n\r\n`)).toContain('bytes: 2001');
});

test('C13: one network can occupy only four places for photos, and its calls continue', async () => {
  const photo = `POST /v2/front/product/shop HTTP/1.1\r\n${OWN}${JSON_TYPE}X-Forwarded-For: 203.0.113.9\r\nContent-Length: 9800000\r\n\r\n`;
  const held = Array.from({ length: 6 }, () => {
    const socket = connect(server.port, '127.0.0.1').setEncoding('utf8');
    socket.write(photo);
    return socket;
  });
  const rejected: string[] = [];
  const twoAreRejected = new Promise<void>((resolve) => {
    for (const socket of held)
      socket.once('data', (text) => {
        if (rejected.push(String(text)) === 2) resolve();
      });
  });
  await twoAreRejected;
  for (const text of rejected) expect(text).toMatch(/^HTTP\/1\.1 503 [\s\S]*Retry-After: 5\r/i);
  const call = `POST /v2/front/newsletter HTTP/1.1\r\n${OWN}${JSON_TYPE}X-Forwarded-For: 203.0.113.9\r\nContent-Length: 2\r\n\r\n{}`;
  expect(await exchange(server, call)).toContain('bytes: 2');
  expect(rejected).toHaveLength(2);
  for (const socket of held) socket.destroy();
});

test('C13: a connection that pipelines endless requests is closed', async () => {
  const request = 'GET /held HTTP/1.1\r\nHost: localhost\r\n\r\n';
  const socket = connect(server.port, '127.0.0.1');
  const closed = new Promise<void>((resolve) =>
    socket.on('error', () => undefined).once('close', () => resolve()),
  );
  // The connection stays open with four requests that never get a response and a few more behind them.
  socket.write(request.repeat(50));
  const memory = `GET /memory HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
  await exchange(server, memory);
  expect(socket.readyState).toBe('open');
  socket.write(request.repeat(2_000));
  await closed;
  expect(await exchange(server, memory)).toMatch(/^HTTP\/1\.1 200 /);
});

test('C2: a request with an Upgrade header is rejected like any other', async () => {
  const response = await exchange(
    server,
    'POST /fonts/x HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  );
  expect(statusOf(response)).toBe(405);
});
