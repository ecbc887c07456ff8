/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { INCOMPLETE_PAGE_RETRY_AFTER, NOT_FOUND_CONFIRMED_AFTER } from '@/lib/config/cache-limits';
import { purges } from '@/lib/platform/purges';
import { PageDisk } from './page-disk';
import { TAGS_HEADER } from './page-entry';
import { PageStore } from './page-store';
import { entryOf } from './testing';

const SECRET = Buffer.alloc(32, 'secret');

const CORE = '/plain/product/abc';
const VARIANT = '/cor~3Dazul/category/abc';

let root: string;
let folder: string;
let store: PageStore;

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'page-store-'));
  folder = path.join(root, 'build', 'configuration');
  store = new PageStore(new PageDisk({ root, build: 'build', configuration: 'configuration' }, 1e6, SECRET));
});
afterEach(async () => {
  await store.flush();
  rmSync(root, { recursive: true, force: true });
});

describe('PageStore', () => {
  test('C13: filtered and searched pages are not written to disk', async () => {
    await store.set(VARIANT, entryOf('v'));
    expect(readdirSync(folder)).toEqual([]);
    expect((await store.get(VARIANT))?.page.html).toBe('v');
    await store.set(CORE, entryOf('c'));
    await store.flush();
    expect(readdirSync(folder)).toHaveLength(1);
  });

  test('C13, B15: filtered pages that may be indexed stay on disk, however many other pages follow', async () => {
    const indexed = '<meta name="robots" content="index, follow, max-image-preview:large"/>';
    const closed = '<meta name="robots" content="noindex, follow"/>';
    await store.set(VARIANT, entryOf(indexed));
    await store.set(`${VARIANT}x`, entryOf(closed));
    await store.flush();
    expect(readdirSync(folder)).toHaveLength(1);
    const big = randomBytes(512 * 1024).toString('hex');
    for (let i = 0; i < 10; i++) await store.set(`${VARIANT}${i}`, entryOf(big + i));
    await store.flush();
    expect((await store.get(VARIANT))?.page.html).toBe(indexed);
    expect(await store.get(`${VARIANT}x`)).toBeNull();
    await store.delete(VARIANT);
    await store.flush();
    expect(readdirSync(folder)).toEqual([]);
  });

  test('C13: a flood of address variants does not evict the main pages', async () => {
    await store.set(CORE, entryOf('hot'));
    // Hexadecimal digits of random bytes compress to half of their number.
    const big = randomBytes(512 * 1024).toString('hex');
    for (let i = 0; i < 10; i++) await store.set(`${VARIANT}${i}`, entryOf(big + i));
    await store.flush();
    expect((await store.lookup(`${VARIANT}0`)).state).toBe('absent');
    expect((await store.get(CORE))?.page.html).toBe('hot');
  });

  test('L8: an expired page is not served, but is known until its successor is stored', async () => {
    await store.set(CORE, entryOf('old', Date.now() - 1000));
    await store.expire(CORE);
    expect(await store.get(CORE)).toBeNull();
    expect((await store.lookup(CORE)).state).toBe('expired');
    await store.set(CORE, entryOf('new'));
    expect((await store.get(CORE))?.page.html).toBe('new');
  });

  test('C13: expired pages that are never rendered again take a limited amount of memory', async () => {
    const keys = Array.from({ length: 1_001 }, (_, index) => `${VARIANT}${index}`);
    for (const key of keys) {
      await store.set(key, entryOf('v'));
      await store.expire(key);
    }
    const states = await Promise.all(keys.map(async (key) => (await store.lookup(key)).state));
    expect(states.filter((state) => state === 'expired').length).toBeLessThanOrEqual(1_000);
    expect(states.at(-1)).toBe('expired');
  });

  test('ERR-01: a deleted page is removed from memory and disk, even while it is being written', async () => {
    await store.set(CORE, entryOf('c'));
    await store.delete(CORE);
    expect((await store.lookup(CORE)).state).toBe('absent');
    await store.flush();
    expect((await store.lookup(CORE)).state).toBe('absent');
    expect(readdirSync(folder)).toEqual([]);
  });

  test('C13: a stored page can be read at once, and its compressed form later', async () => {
    await store.set(CORE, entryOf('<p>ação</p>'));
    expect(store.ready(CORE).state).toBe('absent');
    expect((await store.get(CORE))?.page.html).toBe('<p>ação</p>');
    await store.flush();
    const html = store.ready(CORE).entry?.page.html;
    expect(gunzipSync(html?.gzip ?? '').toString()).toBe('<p>ação</p>');
    expect(brotliDecompressSync(html?.br ?? '').toString()).toBe('<p>ação</p>');
    expect((await store.get(CORE))?.page.html).toBe('<p>ação</p>');
    await store.expire(CORE);
    expect(store.ready(CORE).state).toBe('expired');
    await store.set(CORE, entryOf('new'));
    expect((await store.get(CORE))?.page.html).toBe('new');
  });

  test('R4: a page on disk is ready to send once it has been requested', async () => {
    await store.set(CORE, entryOf('c'));
    await store.flush();
    const restarted = new PageStore(
      new PageDisk({ root, build: 'build', configuration: 'configuration' }, 1e6, SECRET),
    );
    expect(restarted.ready(CORE).state).toBe('absent');
    expect((await restarted.lookup(CORE)).state).toBe('usable');
    expect(restarted.ready(CORE).entry?.page.html).toEqual(store.ready(CORE).entry?.page.html);
  });

  test('C13: a page stays ready until its successor is', async () => {
    await store.set(CORE, entryOf('old'));
    await store.flush();
    const stored = store.set(CORE, entryOf('new'));
    expect(store.ready(CORE).state).toBe('usable');
    expect((await store.get(CORE))?.page.html).toBe('old');
    await stored;
    expect((await store.get(CORE))?.page.html).toBe('new');
    expect(gunzipSync(store.ready(CORE).entry?.page.html.gzip ?? '').toString()).toBe('new');
  });

  test('L8: of two pages stored in quick succession the later one is kept', async () => {
    await Promise.all([store.set(CORE, entryOf('old')), store.set(CORE, entryOf('new'))]);
    await store.flush();
    expect((await store.get(CORE))?.page.html).toBe('new');
    expect(gunzipSync(store.ready(CORE).entry?.page.html.gzip ?? '').toString()).toBe('new');
    expect(readdirSync(folder)).toHaveLength(1);
  });

  test('L8: a retry time that is set while the page is being compressed is kept', async () => {
    await store.set(CORE, entryOf('c'));
    await store.keep(CORE);
    await store.flush();
    expect((await store.lookup(CORE)).entry?.retryAt).toBeGreaterThan(Date.now());
  });

  test('O5: a purge ends the wait after a failed render, and the next failed render starts it again', async () => {
    const old = entryOf('old', Date.now() - 60_000);
    await store.set(CORE, { ...old, page: { ...old.page, headers: { [TAGS_HEADER]: 'product:7' } } });
    await store.keep(CORE);
    expect(await store.lookup(CORE)).toMatchObject({ state: 'usable', isDue: false });
    purges().purge(['product:7']);
    expect(await store.lookup(CORE)).toMatchObject({ state: 'check', isDue: true });
    const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 1_000);
    const now = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 1_000);
    await store.keep(CORE);
    expect(await store.lookup(CORE)).toMatchObject({ state: 'check', isDue: false, isPurged: true });
    for (const clock of [later, now]) clock.mockRestore();
  });

  test('O5: a purged page without prices is not sent before the platform was called either', async () => {
    const text = '/plain/minha-medida';
    const old = entryOf('old menu', Date.now() - 1_000);
    await store.set(text, { ...old, page: { ...old.page, headers: { [TAGS_HEADER]: 'settings' } } });
    purges().purge(['settings']);
    expect(await store.lookup(text)).toMatchObject({ state: 'check', isDue: true });
  });

  test('C13: set() waits for compression if many pages are queued', async () => {
    const stored = Array.from({ length: 20 }, (_, index) => store.set(`${CORE}${index}`, entryOf('c')));
    await Promise.all(stored);
    expect(readdirSync(folder).length).toBeGreaterThanOrEqual(10);
  });
});

describe('after the system clock was ahead', () => {
  const HOUR = 3_600_000;
  const restart = () =>
    new PageStore(new PageDisk({ root, build: 'build', configuration: 'configuration' }, 1e6, SECRET));

  test.each(['in memory', 'on disk, behind a restart'])(
    'C13: a page stored while the clock was ahead is stale, %s',
    async (where) => {
      await store.set(CORE, entryOf('old price', Date.now() + HOUR));
      await store.flush();
      if (where !== 'in memory') store = restart();
      expect(await store.lookup(CORE)).toMatchObject({ state: 'check', isDue: true });
      expect(store.ready(CORE).state).toBe('check');
      expect((await store.get(CORE))?.page.html).toBe('old price');
      await store.expire(CORE);
      expect((await store.lookup(CORE)).state).toBe('expired');
    },
  );

  test.each(['in memory', 'on disk, behind a restart'])(
    'C13: a retry time set while the clock was ahead is ignored, %s',
    async (where) => {
      const now = Date.now();
      await store.set(CORE, { ...entryOf('poor', now - 90_000), retryAt: now + HOUR });
      await store.flush();
      if (where !== 'in memory') store = restart();
      expect(await store.lookup(CORE)).toMatchObject({ state: 'usable', isDue: true });
      await store.expire(CORE);
      expect((await store.lookup(CORE)).state).toBe('expired');
    },
  );

  test('R4: a page that has just been retried is not retried again', async () => {
    const now = Date.now();
    await store.set(CORE, { ...entryOf('poor', now - 20_000), retryAt: now + INCOMPLETE_PAGE_RETRY_AFTER });
    await store.expire(CORE);
    expect((await store.lookup(CORE)).state).toBe('usable');
  });

  test('C13: a missing page first noticed while the clock was ahead is confirmed after the usual time', () => {
    const now = jest.spyOn(performance, 'now').mockReturnValue(1_000);
    const wall = jest.spyOn(Date, 'now').mockReturnValue(1_700_000_000_000 + HOUR);
    expect(store.confirmNotFound(CORE)).toBe(false);
    wall.mockReturnValue(1_700_000_000_000);
    now.mockReturnValue(1_000 + NOT_FOUND_CONFIRMED_AFTER);
    expect(store.confirmNotFound(CORE)).toBe(true);
    jest.restoreAllMocks();
  });
});
