/** @jest-environment node */
import { connect, type Socket } from 'node:net';
import { exchange, startTestServer, type TestServer } from './testing';

/** Waits for the body as Next does. `/long` sends more than the buffers between two programs can hold. */
const LISTENER = `(request, response) => {
  if (request.url === '/long') return response.end('x'.repeat(50_000_000));
  if (/early$|contact$/.test(request.url)) return setImmediate(() => response.end('no need of it'));
  if (request.url === '/open') return server.getConnections((_error, count) => response.end(String(count)));
  if (request.url === '/made') return setTimeout(() => response.end('made'), 32_000);
  request.resume().on('end', () => response.end('read'));
}`;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(LISTENER);
});
afterAll(() => server.process.kill('SIGKILL'));

function send(bytes: string): Socket {
  const socket = connect(server.port, '127.0.0.1');
  // A write to a closed connection fails, which also shows that it has ended.
  socket
    .on('error', () => undefined)
    .setEncoding('utf8')
    .write(bytes);
  return socket;
}

/** Seconds until the server closes the connection, and the text that it has sent; a reset counts as closing. */
async function ending(socket: Socket): Promise<{ seconds: number; text: string }> {
  const since = Date.now();
  let text = '';
  socket.on('data', (part: string) => {
    text += part;
  });
  await new Promise<void>((resolve) => socket.on('error', () => undefined).once('close', () => resolve()));
  return { seconds: Math.round((Date.now() - since) / 1000), text };
}

const HOST = 'Host: loja.test\r\n';
const HEAD = `${HOST}Sec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\n`;
const BODY = `${HEAD}Content-Length: 50\r\n\r\n{"a":`;

test('R3: a few pipelined requests get responses, then the connection is closed', async () => {
  const request = `GET /early HTTP/1.1\r\n${HOST}\r\n`;
  const { text, seconds } = await ending(send(request.repeat(20)));
  expect(text.match(/no need of it/g)).toHaveLength(4);
  expect(seconds).toBeLessThan(5);
});

test('R3: clients that neither send nor read are disconnected after seconds, those waiting for the shop are not', async () => {
  const dripping = send(`POST /v2/front/newsletter HTTP/1.1\r\n${BODY}`);
  const drip = setInterval(() => dripping.write(' '), 1_000);
  dripping.once('close', () => clearInterval(drip));
  const mute = send(`GET /long HTTP/1.1\r\n${HOST}\r\n`).pause();
  const count = () => exchange(server, `GET /open HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`);
  expect(await count()).toMatch(/3$/);
  const [late, leftover, silent, made] = await Promise.all([
    ending(dripping),
    ending(send(`POST /v2/front/form/contact HTTP/1.1\r\n${BODY}`)),
    ending(send('GET / HTTP/1.1\r\nHost:')),
    ending(send(`GET /made HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`)),
  ]);
  clearInterval(drip);
  expect(late.text).toMatch(/^HTTP\/1\.1 408 /);
  expect(late.seconds).toBeLessThan(17);
  expect(leftover.text).toContain('no need of it');
  expect(leftover.seconds).toBeLessThan(8);
  expect(silent.seconds).toBeLessThan(18);
  expect(made.text).toContain('made');
  // Only the connection of `count` itself is left. The server counts, because a client that does not read
  // does not notice the end.
  expect(await count()).toMatch(/1$/);
  mute.destroy();
});
