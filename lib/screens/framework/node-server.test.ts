/** @jest-environment node */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';

/** Answers with the request it was asked for, and with the headers that a framework adds to those already there. */
const SERVER = `
  const requests = globalThis[Symbol.for('storefront.node-requests')];
  require('node:http')
    .createServer((request, response) => {
      response.setHeader('Content-Security-Policy', 'strict');
      response.setHeader('Cache-Control', request.url === '/no-store' ? 'no-store' : 'long');
      response.setHeader('Vary', 'a');
      response.appendHeader('content-security-policy', 'page');
      response.appendHeader('cache-control', 'short');
      response.appendHeader('vary', 'b');
      setImmediate(() => requests.getStore()[Symbol.for('storefront.node-response')].end('asked for ' + requests.getStore().url + '\\nfrom ' + request.headers['x-forwarded-for']));
    })
    .listen(0, '127.0.0.1', function () { console.log(this.address().port); });
`;

let server: ChildProcessWithoutNullStreams;
let port = 0;
beforeAll(async () => {
  server = spawn(process.execPath, ['--require', join(__dirname, 'node-server.cjs'), '-e', SERVER]);
  const [line] = await once(server.stdout, 'data');
  port = Number(line);
});
afterAll(() => server.kill());

async function answerTo(start: string, headers = ''): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket
    .setEncoding('utf8')
    .write(`${start} HTTP/1.1\r\nHost: loja.test\r\nConnection: close\r\n${headers}\r\n`);
  let answer = '';
  for await (const part of socket) answer += part;
  return answer;
}

async function ask(start: string) {
  const answer = await answerTo(start);
  return { status: Number(answer.split(' ')[1]), reached: /asked for (.*)/.exec(answer)?.[1] };
}

const linesOf = (answer: string, name: string) =>
  [...answer.matchAll(new RegExp(`^${name}: (.*?)\\r?$`, 'gim'))].map(([, value]) => value);

test.each(['TRACE /', 'TRACE *'])('C1: %s is refused', async (start) => {
  expect(await ask(start)).toEqual({ status: 405 });
});

test.each(['GET *', 'OPTIONS *', 'GET oculos', 'GET ftp://loja.test/x'])(
  'C1: %s names no page',
  async (start) => {
    expect(await ask(start)).toEqual({ status: 400 });
  },
);

test.each([
  ['GET /a?b=http://c', '/a?b=http://c'],
  ['GET http://loja.test/a?b=1', '/a?b=1'],
  ['GET HTTPS://loja.test:8443', '/'],
  ['GET http://loja.test?b=1', '/?b=1'],
])('DESIGN-27: %s asks for %s', async (start, url) => {
  expect(await ask(start)).toEqual({ status: 200, reached: url });
});

test('C6: an answer has one policy and one lifetime, those of the page; other headers add up', async () => {
  const answer = await answerTo('GET /page');
  expect(linesOf(answer, 'content-security-policy')).toEqual(['page']);
  expect(linesOf(answer, 'cache-control')).toEqual(['short']);
  expect(linesOf(answer, 'vary')).toEqual(['a', 'b']);
});

test('C13: what must not be stored stays so', async () => {
  expect(linesOf(await answerTo('GET /no-store'), 'cache-control')).toEqual(['no-store']);
});

test.each([
  ['', '127.0.0.1'],
  ['X-Forwarded-For: 6.6.6.6\r\n', '6.6.6.6, 127.0.0.1'],
  ['X-Forwarded-For: 6.6.6.6\r\nX-Forwarded-For: 7.7.7.7\r\n', '6.6.6.6, 7.7.7.7, 127.0.0.1'],
])('C10: the address of the connection is added to %j', async (headers, forwarded) => {
  expect(/from (.*)/.exec(await answerTo('GET /', headers))?.[1]).toBe(forwarded);
});
