/** @jest-environment node */
import { runPictureTask } from '@/lib/pictures/worker-process';
import { QueueBusyError } from '@/lib/shared/task-queue';
import { cleanPhotos, isPhotoQueueFull } from './uploaded-photo';

jest.mock('@/lib/pictures/worker-process');

const run = jest.mocked(runPictureTask);

/** A JPEG header for one pixel; tests have no decoder. */
const HEADER = [0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc2, 0, 11, 8, 0, 1, 0, 1, 1, 0, 0, 0];
const jpeg = (...size: number[]) => Buffer.from([...HEADER.slice(0, 13), ...size, ...HEADER.slice(17)]);
const PHOTO = jpeg(0, 1, 0, 1).toString('base64');

const clean = (signal = new AbortController().signal, photos = [PHOTO]) => cleanPhotos(photos, signal);

/** A worker whose pictures are finished by the test. Aborted work fails at once. */
function heldWorker(): () => void {
  const held: (() => void)[] = [];
  run.mockReset().mockImplementation(
    (_task, _bytes, { signal }) =>
      new Promise((resolve, reject) => {
        held.push(() => resolve({ format: 'jpeg', bytes: Buffer.from('clean') }));
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  return () => held.shift()?.();
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

afterEach(() => jest.useRealTimers());

test('C13, R3: one order runs, three wait, and further ones are rejected, as is one that waits for 10 s', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] });
  const finish = heldWorker();
  const running = clean();
  const waiting = [clean(), clean(), clean()].map((result) => result.catch((error: unknown) => error));
  await turn();
  expect(isPhotoQueueFull()).toBe(true);
  await expect(clean()).rejects.toThrow(QueueBusyError);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await Promise.all(waiting)).toEqual(Array(3).fill(expect.any(QueueBusyError)));
  expect(run).toHaveBeenCalledTimes(1);
  finish();
  expect(await running).toEqual([Buffer.from('clean').toString('base64')]);
  expect(isPhotoQueueFull()).toBe(false);
});

test('C13, R3: work for disconnected clients is cancelled, and the next order starts at once', async () => {
  const finish = heldWorker();
  const clients = Array.from({ length: 4 }, () => new AbortController());
  const left = clients.map(({ signal }) => clean(signal).catch((error: unknown) => error));
  await turn();
  for (const client of clients) client.abort(new Error('gone'));
  expect(await Promise.all(left)).toEqual(Array(4).fill(new Error('gone')));
  // None of the waiting photos was started.
  expect(run).toHaveBeenCalledTimes(1);
  const bystander = clean();
  await turn();
  finish();
  finish();
  expect(await bystander).toHaveLength(1);
});

test('C12: a photo with too many pixels is rejected by its header, without queuing', async () => {
  heldWorker();
  const huge = jpeg(0x20, 0, 0x20, 0).toString('base64');
  await expect(clean(undefined, [PHOTO, huge])).rejects.toThrow('header: pixels');
  expect(run).not.toHaveBeenCalled();
});

test('an order without a photo does not wait', async () => {
  heldWorker();
  expect(await clean(undefined, [])).toEqual([]);
  expect(run).not.toHaveBeenCalled();
});
