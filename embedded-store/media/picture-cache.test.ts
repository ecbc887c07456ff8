/** @jest-environment node */
import { createPictureCache } from './picture-cache';

const bytes = (count: number) => async () => new Uint8Array(count);

test('concurrent requests for a copy share one, which is cached', async () => {
  const copies = createPictureCache();
  const make = jest.fn(bytes(10));
  const [a, b] = await Promise.all([copies.get('a', make), copies.get('a', make)]);
  expect(a).toBe(b);
  expect(await copies.get('a', make)).toBe(a);
  expect(make).toHaveBeenCalledTimes(1);
});

test('memory is bounded: the least recently used copy is evicted', async () => {
  const copies = createPictureCache(100);
  const make = jest.fn(bytes(60));
  await copies.get('a', make);
  await copies.get('b', make);
  await copies.get('a', make);
  expect(make).toHaveBeenCalledTimes(3);
});

test('a failure rejects and is not cached', async () => {
  const copies = createPictureCache();
  await expect(copies.get('a', () => Promise.reject(new Error('no disk')))).rejects.toThrow('no disk');
  expect(await copies.get('a', bytes(3))).toHaveLength(3);
});
