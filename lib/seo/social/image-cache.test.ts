/** @jest-environment node */
import { drawSocialPicture } from './draw-image';
import { fetchPicture, PictureRefused } from './fetch-image';
import { socialPicture, TooBusy } from './image-cache';

jest.mock('./draw-image');
jest.mock('./fetch-image', () => ({
  ...jest.requireActual('./fetch-image'),
  fetchPicture: jest.fn(),
}));

const HOUR = 3_600_000;
const fetched = jest.mocked(fetchPicture);
const drawn = jest.mocked(drawSocialPicture);
const refuse = () => fetched.mockImplementation(() => Promise.reject(new PictureRefused('status 500')));

let made = 0;
/** An address that no other test has asked for: what is kept is kept by the whole process. */
const fresh = () => {
  made += 1;
  return `https://loja.test/${made}.jpg`;
};
const ask = (source: string) => socialPicture(source, '#fff');

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

test('R4: the same picture is drawn once, for those who ask at once and for those who ask later', async () => {
  const source = fresh();
  const [first, second] = await Promise.all([ask(source), ask(source)]);
  expect(first?.toString()).toBe(`${source} drawn`);
  expect(await ask(source)).toBe(second);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('R4: a day later its source is read again, and while that fails the old one stands', async () => {
  const source = fresh();
  const first = await ask(source);
  jest.setSystemTime(Date.now() + 25 * HOUR);
  refuse();
  expect(await ask(source)).toBe(first);
  expect(await ask(source)).toBe(first);
  expect(fetched).toHaveBeenCalledTimes(2);
  fetched.mockImplementation(async () => Buffer.from('new'));
  jest.setSystemTime(Date.now() + 61_000);
  expect((await ask(source))?.toString()).toBe('new drawn');
});

test('R2: what cannot be fetched is logged once, and tried again after a minute', async () => {
  const source = fresh();
  refuse();
  expect(await ask(source)).toBeNull();
  expect(await ask(source)).toBeNull();
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(console.error).toHaveBeenCalledTimes(1);
  jest.setSystemTime(Date.now() + 61_000);
  await ask(source);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('R3: one is drawn at a time, some wait, and more are refused', async () => {
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
  const results = Array.from({ length: 25 }, () => ask(fresh()));
  await expect(ask(fresh())).rejects.toThrow(TooBusy);
  release();
  expect((await Promise.all(results)).every((bytes) => bytes !== null)).toBe(true);
  expect(most).toBe(1);
  expect(await ask(fresh())).not.toBeNull();
});

test('R3: nobody waits longer than services that show previews do, and the queue goes on', async () => {
  let release = () => {};
  const held = new Promise<Buffer>((resolve) => {
    release = () => resolve(Buffer.from('slow'));
  });
  fetched.mockReturnValueOnce(held);
  const slow = ask(fresh());
  const waiting = [ask(fresh()), ask(fresh())];
  const outcomes = Promise.allSettled(waiting);
  await jest.advanceTimersByTimeAsync(8_000);
  const late = ask(fresh());
  release();
  expect((await outcomes).map((outcome) => outcome.status === 'rejected' && outcome.reason)).toEqual([
    expect.any(TooBusy),
    expect.any(TooBusy),
  ]);
  expect((await slow)?.toString()).toBe('slow drawn');
  expect(await late).not.toBeNull();
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('C13: what is kept has a limit, and the one that was asked for longest ago goes first', async () => {
  drawn.mockImplementation(async () => Buffer.alloc(300_000));
  const old = fresh();
  const used = fresh();
  await ask(old);
  await ask(used);
  for (let count = 0; count < 54; count += 1) {
    await ask(fresh());
    await ask(used);
  }
  fetched.mockClear();
  await ask(used);
  expect(fetched).not.toHaveBeenCalled();
  await ask(old);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('an error of our own is no refusal', async () => {
  drawn.mockRejectedValue(new TypeError('a fault'));
  await expect(ask(fresh())).rejects.toThrow(TypeError);
});
