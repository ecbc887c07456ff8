/** @jest-environment node */
import { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ShopRequest } from './shop-request';

/** A request whose connection only counts how often it is resumed. */
function request(maxBytes: number) {
  const socket = Object.assign(new Socket(), { resume: jest.fn(), pause: jest.fn() });
  const made = new ShopRequest(socket);
  made.acceptBody(maxBytes);
  made.read(0);
  return { request: made, socket };
}

test('C13: four large bodies are read per turn of the event loop, so that new connections are accepted', async () => {
  const bodies = Array.from({ length: 10 }, () => request(10_000_000));
  const started = () => bodies.filter(({ socket }) => socket.resume.mock.calls.length > 0).length;
  const counts = [started()];
  for (let turn = 0; turn < 3; turn += 1) {
    await nextTurn();
    counts.push(started());
  }
  expect(counts).toEqual([0, 4, 8, 10]);
});

test('C13: a chunk of a large body pauses its connection until its turn, a chunk of a small body does not', () => {
  expect(request(10_000_000).request.push(Buffer.alloc(1_000))).toBe(false);
  expect(request(20_000).request.push(Buffer.alloc(1_000))).toBe(true);
});

test('C13: if the reader of a large body stops, the rest is received and discarded', async () => {
  const { request: given, socket } = request(10_000_000);
  await nextTurn();
  given.push(Buffer.alloc(1_000));
  socket.resume.mockClear();
  // As Node does if a loop over the chunks ends early.
  Object.assign(given, { socket: null });
  given.once('error', () => undefined).destroy();
  await nextTurn();
  expect(socket.resume).toHaveBeenCalledTimes(1);
});

test('C13: a body that was held back is delivered completely once released', async () => {
  const { request: given } = request(20_000);
  const held = given.holdBody();
  given.push(Buffer.from('one '));
  given.push(Buffer.from('two'));
  const read: string[] = [];
  given.on('data', (part: Buffer) => read.push(part.toString()));
  await nextTurn();
  expect(read).toEqual([]);
  given.complete = true;
  given.push(null);
  expect((await held).toString()).toBe('one two');
  given.passBody();
  await nextTurn();
  expect(read.join('')).toBe('one two');
  expect(given.readableEnded).toBe(true);
});

test('C13: an oversized body is held back only up to one byte above its limit', async () => {
  const { request: given } = request(10);
  const held = given.holdBody();
  given.push(Buffer.alloc(8));
  given.push(Buffer.alloc(8));
  given.push(null);
  expect(await held).toHaveLength(11);
});
