/** @jest-environment node */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPictureCache } from './picture-cache';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const bytes = (size: number, fill = 1) => Buffer.alloc(size, fill);
const files = () => readdir(join(folder, 'v1'));

test('a picture is made once, also when many ask at the same time', async () => {
  const cache = await openPictureCache(folder, 'v1');
  const make = jest.fn(async () => bytes(10));
  const all = await Promise.all(Array.from({ length: 20 }, () => cache.get('a', make)));
  expect(make).toHaveBeenCalledTimes(1);
  expect(all.every((picture) => picture.byteLength === 10)).toBe(true);
  expect((await cache.get('a', make)).byteLength).toBe(10);
  expect(make).toHaveBeenCalledTimes(1);
});

test('a failed picture is not kept', async () => {
  const cache = await openPictureCache(folder, 'v1');
  await expect(cache.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect((await cache.get('a', async () => bytes(3))).byteLength).toBe(3);
});

test('the least recently used picture goes when the space is full', async () => {
  const cache = await openPictureCache(folder, 'v1', 250);
  const again = jest.fn(async () => bytes(100));
  await cache.get('a', again);
  await cache.get('b', again);
  await cache.get('a', again);
  await cache.get('c', again);
  expect(again).toHaveBeenCalledTimes(3);
  await cache.get('a', again);
  expect(again).toHaveBeenCalledTimes(3);
  await cache.get('b', again);
  expect(again).toHaveBeenCalledTimes(4);
  expect((await files()).length).toBeLessThanOrEqual(3);
});

test('pictures outlive a restart; those of another renderer do not', async () => {
  const make = jest.fn(async () => bytes(5));
  await (await openPictureCache(folder, 'v1')).get('a', make);
  await (await openPictureCache(folder, 'v1')).get('a', make);
  expect(make).toHaveBeenCalledTimes(1);
  await (await openPictureCache(folder, 'v2')).get('a', make);
  expect(make).toHaveBeenCalledTimes(2);
  expect(await readdir(folder)).toEqual(['v2']);
});

test('a picture is there once it is finished, and asking does not keep it from being the oldest', async () => {
  const cache = await openPictureCache(folder, 'v1', 250);
  const picture = async () => bytes(100);
  expect(cache.has('a')).toBe(false);
  await cache.get('a', picture);
  await cache.get('b', picture);
  expect(cache.has('a')).toBe(true);
  await cache.get('c', picture);
  expect(['a', 'b', 'c'].map(cache.has)).toEqual([false, true, true]);
  expect((await openPictureCache(folder, 'v1')).has('b')).toBe(true);
});

test('a file removed from outside is made again', async () => {
  const cache = await openPictureCache(folder, 'v1');
  const make = jest.fn(async () => bytes(5));
  await cache.get('a', make);
  for (const name of await files()) await rm(join(folder, 'v1', name));
  await cache.get('a', make);
  expect(make).toHaveBeenCalledTimes(2);
});
