/** @jest-environment node */

import { PictureRefusedError } from '@/lib/pictures/tasks';
import { QueueBusyError } from '@/lib/shared/task-queue';
import { drawSocialPicture } from './draw-image';
import { fetchPicture } from './fetch-image';
import { drawnPicture } from './image-cache';

jest.mock('./draw-image');
jest.mock('./fetch-image', () => ({
  ...jest.requireActual('./fetch-image'),
  fetchPicture: jest.fn(),
}));

const HOUR = 3_600_000;
const fetched = jest.mocked(fetchPicture);
const drawn = jest.mocked(drawSocialPicture);
const refuse = () => fetched.mockImplementation(() => Promise.reject(new PictureRefusedError('status 500')));

let made = 0;
/** An address that no other test requests, because the whole process shares the cache. */
const newAddress = () => {
  made += 1;
  return `https://loja.test/${made}.jpg`;
};
const getPicture = (source: string, signal = new AbortController().signal) =>
  drawnPicture(source, { name: '#fff', draw: (photo, end) => drawSocialPicture(photo, '#fff', end) }, signal);

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] });
  jest
    .spyOn(console, 'error')
    .mockReset()
    .mockImplementation(() => undefined);
  fetched.mockReset().mockImplementation(async (address) => Buffer.from(address));
  drawn.mockReset().mockImplementation(async (bytes) => Buffer.concat([bytes, Buffer.from(' drawn')]));
});
afterEach(() => jest.useRealTimers());

test('R4: a picture is drawn once for concurrent and later requests', async () => {
  const source = newAddress();
  const [first, second] = await Promise.all([getPicture(source), getPicture(source)]);
  expect(first?.toString()).toBe(`${source} drawn`);
  expect(await getPicture(source)).toBe(second);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('R4: the source of a picture is read again after a day; after a failure the old picture is kept', async () => {
  const source = newAddress();
  const first = await getPicture(source);
  jest.advanceTimersByTime(25 * HOUR);
  refuse();
  expect(await getPicture(source)).toBe(first);
  expect(await getPicture(source)).toBe(first);
  expect(fetched).toHaveBeenCalledTimes(2);
  fetched.mockImplementation(async () => Buffer.from('new'));
  jest.advanceTimersByTime(61_000);
  expect((await getPicture(source))?.toString()).toBe('new drawn');
});

test('R2: a failed fetch is logged once and retried after a minute', async () => {
  const source = newAddress();
  refuse();
  expect(await getPicture(source)).toBeNull();
  expect(await getPicture(source)).toBeNull();
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(console.error).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(61_000);
  await getPicture(source);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('R3: one picture is drawn at a time, some wait, and further ones are rejected', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let atOnce = 0;
  let most = 0;
  fetched.mockImplementation(async (address) => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    await held;
    atOnce -= 1;
    return Buffer.from(address);
  });
  const results = Array.from({ length: 25 }, () => getPicture(newAddress()));
  await expect(getPicture(newAddress())).rejects.toThrow(QueueBusyError);
  release();
  expect((await Promise.all(results)).every((bytes) => bytes !== null)).toBe(true);
  expect(most).toBe(1);
  expect(await getPicture(newAddress())).not.toBeNull();
});

test('R3: requests wait no longer than preview services do, and the queue continues', async () => {
  let release = () => {};
  const held = new Promise<Buffer>((resolve) => {
    release = () => resolve(Buffer.from('slow'));
  });
  fetched.mockReturnValueOnce(held);
  const slow = getPicture(newAddress());
  const waiting = [getPicture(newAddress()), getPicture(newAddress())];
  const outcomes = Promise.allSettled(waiting);
  await jest.advanceTimersByTimeAsync(8_000);
  const late = getPicture(newAddress());
  release();
  expect((await outcomes).map((outcome) => outcome.status === 'rejected' && outcome.reason)).toEqual([
    expect.any(QueueBusyError),
    expect.any(QueueBusyError),
  ]);
  expect((await slow)?.toString()).toBe('slow drawn');
  expect(await late).not.toBeNull();
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('C13: the cache is limited, and evicts the least recently requested picture', async () => {
  drawn.mockImplementation(async () => Buffer.alloc(300_000));
  const old = newAddress();
  const used = newAddress();
  await getPicture(old);
  await getPicture(used);
  for (let count = 0; count < 54; count += 1) {
    await getPicture(newAddress());
    await getPicture(used);
  }
  fetched.mockClear();
  await getPicture(used);
  expect(fetched).not.toHaveBeenCalled();
  await getPicture(old);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('R3: drawing is cancelled only when the last reader leaves', async () => {
  fetched.mockImplementation(
    (_address, signal) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  const source = newAddress();
  const [one, two] = [new AbortController(), new AbortController()];
  const outcomes = [getPicture(source, one.signal), getPicture(source, two.signal)].map((picture) =>
    picture.catch((error: unknown) => error),
  );
  one.abort(new Error('first'));
  expect(await outcomes[0]).toEqual(new Error('first'));
  const [[, shared] = []] = fetched.mock.calls;
  expect(shared?.aborted).toBe(false);
  two.abort(new Error('second'));
  expect(await outcomes[1]).toEqual(new Error('second'));
  expect(shared?.aborted).toBe(true);
  fetched.mockImplementation(async (address) => Buffer.from(address));
  expect((await getPicture(source))?.toString()).toBe(`${source} drawn`);
});

test('a programming error is not reported as a rejection', async () => {
  drawn.mockRejectedValue(new TypeError('a fault'));
  await expect(getPicture(newAddress())).rejects.toThrow(TypeError);
});
