/** @jest-environment node */
import { once } from 'node:events';
import { createServer, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { isTooSlow, limitSlowReaders } from './slow-readers';

const LIMITS = { graceMs: 1_000, bytesPerMs: 10 };
const START = { taken: 5_000, waiting: 20_000 };

test.each([
  ['nothing read within the grace', 900, START, false],
  ['nothing read while all that waits could have been', 2_900, START, false],
  ['nothing read for longer', 3_100, START, true],
  ['a byte now and then', 4_000, { taken: 5_100, waiting: 19_900 }, true],
  ['a little at a time, in pace', 60_000, { taken: 605_000, waiting: 20_000 }, false],
  ['a little at a time, too slowly', 60_000, { taken: 405_000, waiting: 20_000 }, true],
])('R3: whether a reader is too slow: %s, %d ms', (_name, ms, now, expected) => {
  expect(isTooSlow(START, now, ms, LIMITS)).toBe(expected);
});

describe('the response to a slow reader', () => {
  /** More than the buffers between two programs can hold. */
  const LONG = Buffer.alloc(50_000_000);
  const respond = jest.fn<void, [ServerResponse]>();
  const server = createServer((_request, response) => respond(response));
  const port = () => (server.address() as AddressInfo).port;

  beforeAll(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  test('R3: a client that does not read its response is disconnected', async () => {
    const ended = new Promise<void>((resolve) => {
      respond.mockImplementation((response) => {
        response.once('close', resolve);
        limitSlowReaders(response, { graceMs: 40, bytesPerMs: 1_000_000 });
        response.end(LONG);
      });
    });
    const client = connect(port(), '127.0.0.1').pause();
    const closed = new Promise((resolve) => client.on('error', () => undefined).once('close', resolve));
    client.write('GET / HTTP/1.1\r\nHost: loja.test\r\n\r\n');
    await ended;
    let bytes = 0;
    client.on('data', (part: Buffer) => {
      bytes += part.byteLength;
    });
    client.resume();
    await closed;
    expect(bytes).toBeLessThan(LONG.byteLength);
  });

  test('R3: a response that is slow to render but is being read is completed', async () => {
    respond.mockImplementation((response) => {
      limitSlowReaders(response, { graceMs: 20, bytesPerMs: 1_000_000_000 });
      setTimeout(() => response.end('made'), 100);
    });
    const [received] = await once(request({ port: port() }).end(), 'response');
    let text = '';
    for await (const part of received) text += part;
    expect(text).toBe('made');
  });
});
