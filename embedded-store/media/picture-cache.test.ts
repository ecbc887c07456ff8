/** @jest-environment node */
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPictureCache } from './picture-cache';

const source =
  (text = '') =>
  async () =>
    Buffer.from(text);
const bytes = (count: number) => async () => new Uint8Array(count);

test('concurrent requests share one resized copy, which is cached', async () => {
  const copies = createPictureCache();
  const make = jest.fn(bytes(10));
  const [a, b] = await Promise.all([copies.get('a', source(), make), copies.get('a', source(), make)]);
  expect(a).toBe(b);
  expect(await copies.get('a', source(), make)).toBe(a);
  expect(make).toHaveBeenCalledTimes(1);
});

test('memory is limited, and the least recently used copy is evicted', async () => {
  const copies = createPictureCache({ maxBytes: 130 });
  const made: string[] = [];
  const make = (name: string) => async () => {
    made.push(name);
    return new Uint8Array(60);
  };
  for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) await copies.get(name, source(), make(name));
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

test('without a source there is no copy', async () => {
  const copies = createPictureCache();
  const make = jest.fn(bytes(3));
  expect(await copies.get('a', async () => null, make)).toBeNull();
  expect(await copies.get('a', source(), make)).toHaveLength(3);
  expect(make).toHaveBeenCalledTimes(1);
});

test('a failure is thrown and not cached', async () => {
  const copies = createPictureCache();
  await expect(copies.get('a', source(), () => Promise.reject(new Error('no disk')))).rejects.toThrow(
    'no disk',
  );
  expect(await copies.get('a', source(), bytes(3))).toHaveLength(3);
});

describe('a picture cache with a folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const made = () => Promise.resolve(new Uint8Array([1, 2, 3]));
  const unexpected = () => Promise.reject(new Error('made again'));

  test('a copy is kept across restarts until its source changes', async () => {
    const first = createPictureCache({ folder });
    await first.get('a', source('source'), made);
    const second = createPictureCache({ folder });
    expect(await second.get('a', source('source'), unexpected)).toEqual(Buffer.from([1, 2, 3]));
    const third = createPictureCache({ folder });
    await expect(third.get('a', source('another source'), unexpected)).rejects.toThrow('made again');
    await expect(third.get('b', source('source'), unexpected)).rejects.toThrow('made again');
    expect(readdirSync(folder)).toHaveLength(1);
  });

  test('copies made by other encoders are removed', () => {
    const old = join(folder, 'of-the-past');
    writeFileSync(old, '');
    createPictureCache({ folder });
    expect(existsSync(old)).toBe(false);
  });

  test('an unwritable folder is reported, and pictures are created without it', async () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const copies = createPictureCache({ folder: join(file, 'below') });
    expect(await copies.get('a', source(), bytes(3))).toHaveLength(3);
    expect(report).toHaveBeenCalledTimes(1);
    report.mockRestore();
  });
});
