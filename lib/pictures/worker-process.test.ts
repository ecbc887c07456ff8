/** @jest-environment node */
import sharp from 'sharp';
import type { PictureTask } from './tasks';
import { WorkerProcess } from './worker-process';

const PHOTO = { name: 'photo', kind: 'jpeg', maxPixels: 40_000_000, maxSide: 2_000 } as const;
const LONG_MS = 20_000;

const never = () => new AbortController().signal;
const worker = new WorkerProcess();
const run = (bytes: Uint8Array, task: PictureTask = PHOTO, timeoutMs = LONG_MS, signal = never()) =>
  worker.run({ task, bytes }, timeoutMs, signal);

let small: Buffer;
/** A picture that takes a second. */
let slow: Buffer;

const isAlive = (pid: number | undefined) => {
  try {
    return pid !== undefined && process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Resolves once the operating system has removed the process. */
async function waitUntilGone(pid: number | undefined): Promise<void> {
  while (isAlive(pid)) await new Promise((resolve) => setImmediate(resolve));
}

beforeAll(async () => {
  small = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#abc' } })
    .jpeg()
    .toBuffer();
  slow = await sharp({ create: { width: 8_000, height: 5_000, channels: 3, background: '#abc' } })
    .png()
    .toBuffer();
});
afterEach(() => {
  worker.stop();
  jest.useRealTimers();
});

test('C13: the worker starts with the first picture, is reused, and exits when idle', async () => {
  const own = new WorkerProcess();
  expect(own.pid).toBeUndefined();
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'performance'] });
  const { format, bytes } = await own.run({ task: PHOTO, bytes: small }, LONG_MS, never());
  expect({ format, size: bytes.length > 100 }).toEqual({ format: 'jpeg', size: true });
  const { pid } = own;
  expect(isAlive(pid)).toBe(true);
  await own.run({ task: PHOTO, bytes: small }, LONG_MS, never());
  expect(own.pid).toBe(pid);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(own.pid).toBeUndefined();
  await waitUntilGone(pid);
});

test('R1: a picture that takes too long fails and its worker is killed; the next picture gets a new worker', async () => {
  await run(small);
  const { pid } = worker;
  await expect(run(slow, { ...PHOTO, kind: 'png' }, 1)).rejects.toThrow('took too long');
  await waitUntilGone(pid);
  expect((await run(small)).format).toBe('jpeg');
  expect(worker.pid).not.toBe(pid);
});

test('R3: work on a picture ends when its client disconnects', async () => {
  await run(small);
  const { pid } = worker;
  const leaving = new AbortController();
  const running = run(slow, { ...PHOTO, kind: 'png' }, LONG_MS, leaving.signal);
  leaving.abort(new Error('gone'));
  await expect(running).rejects.toThrow('gone');
  await waitUntilGone(pid);
  await expect(run(small, PHOTO, LONG_MS, leaving.signal)).rejects.toThrow('gone');
  expect(worker.pid).toBeUndefined();
  expect((await run(small)).format).toBe('jpeg');
});

test('R3: a client can disconnect before the worker has started', async () => {
  const leaving = new AbortController();
  const running = run(small, PHOTO, LONG_MS, leaving.signal);
  leaving.abort(new Error('gone'));
  await expect(running).rejects.toThrow('gone');
  expect((await run(small)).format).toBe('jpeg');
});

test('R2: a crashed worker fails only its picture; the next one gets a new worker', async () => {
  await run(small);
  const { pid = 0 } = worker;
  const crashed = expect(run(slow, { ...PHOTO, kind: 'png' })).rejects.toThrow(/the worker exited|EPIPE/);
  process.kill(pid, 'SIGKILL');
  await crashed;
  expect((await run(small)).format).toBe('jpeg');
});

test('C13: the kernel limits the worker’s memory', async () => {
  // The decoder of AVIF takes 16 bytes per pixel, here 640 MB.
  const side = 6_300;
  const avif = await sharp({ create: { width: side, height: side, channels: 3, background: '#abc' } })
    .avif({ effort: 0 })
    .toBuffer();
  await expect(run(avif, { name: 'frame' })).rejects.toMatchObject({ name: 'PictureRefusedError' });
  expect((await run(small)).format).toBe('jpeg');
});

test('the worker is kept after the decoder rejects a picture', async () => {
  await run(small);
  const { pid } = worker;
  await expect(run(Buffer.from('no picture'))).rejects.toMatchObject({ name: 'PictureRefusedError' });
  expect((await run(small)).format).toBe('jpeg');
  expect(worker.pid).toBe(pid);
});
