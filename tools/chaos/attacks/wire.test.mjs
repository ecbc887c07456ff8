/** @jest-environment node */
import net from 'node:net';
import { ask, atOnce, exchange, headOf, inTurns, parseAnswer } from './wire.mjs';

/** A server that writes `answer` to every client. */
async function serverThat(onData) {
  const server = net.createServer((socket) => {
    socket.on('data', (bytes) => onData(socket, bytes));
    socket.on('error', () => socket.destroy());
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    target: { host: '127.0.0.1', port: server.address().port },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

test('a head has every header that was given, twice where it was given twice', () => {
  const target = { host: 'localhost', port: 3000 };
  expect(headOf({ path: '/x', headers: { host: ['a', 'b'] } }, target)).toBe(
    'GET /x HTTP/1.1\r\nhost: a\r\nhost: b\r\nconnection: close\r\n\r\n',
  );
});

test('an answer is read past those that say to go on', () => {
  const text =
    'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 308 X\r\nLocation: //evil.example/\r\nContent-Length: 2\r\n\r\nok';
  expect(parseAnswer(text)).toMatchObject({
    continued: true,
    status: 308,
    location: '//evil.example/',
    length: 2,
    body: 'ok',
    bodyStart: text.length - 2,
  });
  expect(parseAnswer('HTTP/1.1 200 OK\r\nContent-')).toEqual({ continued: false });
});

test('an answer that is whole ends the exchange, whatever the connection does', async () => {
  const server = await serverThat((socket) =>
    socket.write('HTTP/1.1 405 X\r\nContent-Length: 3\r\n\r\nno\n'),
  );
  const answer = await ask(server.target, { method: 'POST', path: '/y', body: { bytes: 10 } });
  expect(answer).toMatchObject({ status: 405, body: 'no\n', path: '/y' });
  expect(answer.sent).toBeGreaterThan(10);
  await server.stop();
});

test('chunks are an answer with the last of them', async () => {
  const server = await serverThat((socket) =>
    socket.write('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n0\r\n\r\n'),
  );
  expect((await ask(server.target, { path: '/' })).status).toBe(200);
  await server.stop();
});

test('who hangs up is closed, who says nothing is silent, who goes is left', async () => {
  const hangsUp = await serverThat((socket) => socket.end());
  expect((await exchange(hangsUp.target, { text: 'G' })).status).toBe('closed');
  const says = await serverThat(() => undefined);
  expect((await exchange(says.target, { text: 'G', limitMs: 50 })).status).toBe('silent');
  expect((await exchange(says.target, { text: 'G', holdMs: 20 })).status).toBe('left');
  await hangsUp.stop();
  await says.stop();
});

test('a body that waits for an invitation is not sent without one', async () => {
  const server = await serverThat((socket) => socket.write('HTTP/1.1 413 X\r\nContent-Length: 0\r\n\r\n'));
  const answer = await ask(server.target, {
    method: 'POST',
    body: { bytes: 99_000 },
    waitsForContinue: true,
  });
  expect(answer.status).toBe(413);
  expect(answer.sent).toBeLessThan(1_000);
  await server.stop();
});

test('work in turns keeps its order and its width', async () => {
  let open = 0;
  let widest = 0;
  const double = async (value) => {
    open += 1;
    widest = Math.max(widest, open);
    await null;
    open -= 1;
    return value * 2;
  };
  expect(await inTurns([1, 2, 3, 4, 5], 2, double)).toEqual([2, 4, 6, 8, 10]);
  expect(widest).toBe(2);
  expect(await atOnce(3, async (index) => index)).toEqual([0, 1, 2]);
});
