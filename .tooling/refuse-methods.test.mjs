import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';

const SERVER = `
  require('node:http')
    .createServer((request, response) => response.end('asked for ' + request.url))
    .listen(0, '127.0.0.1', function () { console.log(this.address().port); });
`;

let server;
let port;
beforeAll(async () => {
  server = spawn(process.execPath, [
    '--require',
    join(import.meta.dirname, 'refuse-methods.cjs'),
    '-e',
    SERVER,
  ]);
  const [line] = await once(server.stdout, 'data');
  port = Number(line);
});
afterAll(() => server.kill());

async function ask(start) {
  const socket = connect(port, '127.0.0.1');
  socket.setEncoding('utf8').write(`${start} HTTP/1.1\r\nHost: loja.test\r\nConnection: close\r\n\r\n`);
  let answer = '';
  for await (const part of socket) answer += part;
  return { status: Number(answer.split(' ')[1]), reached: /asked for (.*)/.exec(answer)?.[1] };
}

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
