/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import v8 from 'node:v8';
import { purges } from '@/lib/platform/purges';
import { fromRedis } from '@/lib/redis/connection';
import { describeWithRedis, testRedisForSuite } from '@/lib/redis/testing';
import { countCacheRead } from '@/lib/telemetry/metrics';
import { compressPage } from './compressed-page';
import { PageDisk } from './page-disk';
import { type PageEntry, TAGS_HEADER } from './page-entry';
import { PageStore } from './page-store';
import { SharedPages } from './shared-pages';
import { PageSigner } from './signed-page';
import { entryOf } from './testing';

const SECRET = Buffer.alloc(32, 'secret');

let mockUrl: string | null = null;
jest.mock('@/lib/config/operations', () => ({
  operationsConfig: () => ({ redisUrl: mockUrl, metricsToken: null, pageCacheKey: 'k'.repeat(32) }),
}));

// A busy machine may exceed the time limit for Redis; lib/redis/connection.test.ts covers that.
jest.mock('@/lib/shared/timeout', () => ({
  withTimeout: async (_ms: number, work: Promise<unknown>) => ({ value: await work }),
}));

jest.mock('@/lib/telemetry/metrics', () => ({
  ...jest.requireActual<object>('@/lib/telemetry/metrics'),
  countCacheRead: jest.fn(),
}));

const PRODUCT = '/plain/product/abc';
const VARIANT = '/cor~3Dazul/category/abc';

function entry(html: string, lastModified = Date.now(), tags = 'product:7'): PageEntry {
  const { page, ...freshness } = entryOf(html, lastModified);
  return { ...freshness, page: { ...page, headers: { [TAGS_HEADER]: tags } } };
}

async function compressedEntry(html: string) {
  const { page, ...freshness } = entry(html);
  return { ...freshness, page: await compressPage(page) };
}

describeWithRedis('two instances with Redis', () => {
  const redis = testRedisForSuite((url) => {
    mockUrl = url;
  });
  const folders: string[] = [];
  let build = 0;
  let instances: [PageStore, PageStore];

  const newDisk = () => {
    const root = mkdtempSync(path.join(os.tmpdir(), 'shared-pages-'));
    folders.push(root);
    return new PageDisk({ root, build: 'b', configuration: 'c' }, 1e6, SECRET);
  };
  const createInstance = () => new PageStore(newDisk(), new SharedPages(`build-${build}`, SECRET));
  const store = async (instance: PageStore, key: string, page: PageEntry) => {
    await instance.set(key, page);
    await instance.flush();
  };

  beforeEach(() => {
    build += 1;
    instances = [createInstance(), createInstance()];
  });
  afterEach(() => {
    jest.restoreAllMocks();
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
  });

  test.each([PRODUCT, VARIANT])(
    'O4: a page rendered by one instance is available on the other: %s',
    async (key) => {
      const [one, other] = instances;
      await store(one, key, entry('rendered once'));
      expect((await other.lookup(key)).state).toBe('usable');
      expect((await other.get(key))?.page.html).toBe('rendered once');
      expect(other.ready(key).state).toBe('usable');
    },
  );

  test('O4: a stale page is replaced by a newer one from another instance, and a fresh page is kept', async () => {
    const [one, other] = instances;
    const now = Date.now();
    await store(other, PRODUCT, entry('of a minute ago', now - 61_000));
    await store(one, PRODUCT, entry('anew', now));
    expect((await other.get(PRODUCT))?.page.html).toBe('anew');
    await store(one, PRODUCT, entry('later', now + 1));
    expect((await other.get(PRODUCT))?.page.html).toBe('anew');
  });

  test('O1: a read counts as Redis, memory or none, by where the page was found', async () => {
    const [one, other] = instances;
    await store(one, PRODUCT, entry('rendered once'));
    jest.mocked(countCacheRead).mockClear();
    await other.get(PRODUCT);
    await other.get(PRODUCT);
    await other.get(VARIANT);
    const tiers = jest.mocked(countCacheRead).mock.calls.map(([, tier]) => tier);
    expect(tiers).toEqual(['redis', 'memory', 'none']);
  });

  test('O4: a page deleted by one instance is not found again', async () => {
    const [one, other] = instances;
    await store(one, PRODUCT, entry('gone'));
    await one.delete(PRODUCT);
    expect((await other.lookup(PRODUCT)).state).toBe('absent');
  });

  test('O4: error pages, and pages of other builds, are not shared', async () => {
    const [one, other] = instances;
    await store(one, '/plain/error/503', entry('error'));
    expect((await other.lookup('/plain/error/503')).state).toBe('absent');
    await store(one, PRODUCT, entry('old build'));
    build += 1;
    expect((await createInstance().lookup(PRODUCT)).state).toBe('absent');
  });

  test('O5: after a purge a page is checked on every instance until it is rendered again', async () => {
    const [one, other] = instances;
    await store(one, PRODUCT, entry('before', Date.now() - 10_000));
    await store(one, VARIANT, entry('another', Date.now() - 10_000, 'product:8,listing'));
    purges().purge(['product:7']);
    for (const instance of instances) {
      expect(await instance.lookup(PRODUCT)).toMatchObject({ state: 'check', isDue: true, isPurged: true });
      expect((await instance.get(PRODUCT))?.page.html).toBe('before');
      expect(await instance.lookup(VARIANT)).toMatchObject({ state: 'usable', isDue: false });
    }
    await store(one, PRODUCT, entry('after', Date.now() + 500));
    expect((await other.get(PRODUCT))?.page.html).toBe('after');
    expect(await other.lookup(PRODUCT)).toMatchObject({ state: 'usable', isPurged: false });
  });

  /** The key of a page in Redis, as an attacker with access would find it. */
  const nameOf = async (index = 0) =>
    (await fromRedis(({ client }) => client.keys('*:page:*')))?.sort()[index] ?? '';
  const stored = async (name: string) => await fromRedis(({ bytes }) => bytes.hGet(name, 'page'));
  const forge = async (name: string, page: Buffer, at = Date.now() + 500) =>
    await fromRedis(({ client }) => client.hSet(name, { at: String(at), page }));

  describe('an attacker with write access to Redis', () => {
    beforeEach(async () => {
      jest.spyOn(console, 'warn').mockImplementation(() => undefined);
      await fromRedis(({ client }) => client.flushAll());
    });

    test.each([
      ['what v8 would deserialize', () => v8.serialize({ key: PRODUCT, entry: entry('forged') })],
      ['a page behind its digest', () => createHash('sha256').update('forged').digest()],
      [
        'a page signed with another key',
        async () =>
          new PageSigner(Buffer.alloc(32, 'x'), `build-${build}`).write(
            PRODUCT,
            await compressedEntry('forged'),
          ),
      ],
      ['no page', () => Buffer.alloc(0)],
    ])('C13: an attacker with access to Redis cannot write pages: %s', async (_what, make) => {
      const [one, other] = instances;
      await store(one, PRODUCT, entry('good'));
      await forge(await nameOf(), await make());
      expect((await other.lookup(PRODUCT)).state).toBe('absent');
      expect((await one.get(PRODUCT))?.page.html).toBe('good');
    });

    test('C13: an attacker with access to Redis cannot replace one page with another', async () => {
      const [one, other] = instances;
      await store(one, PRODUCT, entry('one product'));
      const name = await nameOf();
      const page = (await stored(name)) ?? Buffer.alloc(0);
      await one.delete(PRODUCT);
      await store(one, VARIANT, entry('a list'));
      await forge(await nameOf(), page);
      expect((await other.lookup(VARIANT)).state).toBe('absent');
    });

    test('C13: an attacker with access to Redis cannot replace a page with an older version', async () => {
      const [one, other] = instances;
      const now = Date.now();
      await store(one, PRODUCT, entry('old price', now - 90_000, 'product:9'));
      const name = await nameOf();
      const old = (await stored(name)) ?? Buffer.alloc(0);
      await store(other, PRODUCT, entry('new price', now - 70_000, 'product:9'));
      await forge(name, old);
      expect((await other.get(PRODUCT))?.page.html).toBe('new price');
      expect((await createInstance().lookup(PRODUCT)).entry?.lastModified).toBe(now - 90_000);
    });

    test('C13: an attacker with access to Redis cannot restore a page older than a day', async () => {
      const [one, other] = instances;
      await store(one, PRODUCT, entry('long gone', Date.now() - 25 * 3_600_000));
      await forge(await nameOf(), (await stored(await nameOf())) ?? Buffer.alloc(0));
      expect((await other.lookup(PRODUCT)).state).toBe('absent');
    });
  });

  test('C13: without a key no page is shared', async () => {
    await fromRedis(({ client }) => client.flushAll());
    const alone = () => new PageStore(newDisk(), new SharedPages(`build-${build}`, null));
    const [one, other] = [alone(), alone()];
    await store(one, PRODUCT, entry('own'));
    expect(await nameOf()).toBe('');
    expect((await other.lookup(PRODUCT)).state).toBe('absent');
    await store(instances[0], PRODUCT, entry('signed'));
    expect((await other.lookup(PRODUCT)).state).toBe('absent');
  });

  test('C13: a page from an instance whose clock was ahead is stale and replaces no other page', async () => {
    const [one, other] = instances;
    await store(one, PRODUCT, entry('from the future', Date.now() + 3_600_000));
    expect((await createInstance().lookup(PRODUCT)).state).toBe('check');
    await other.set(PRODUCT, entry('of a minute ago', Date.now() - 61_000));
    expect((await other.get(PRODUCT))?.page.html).toBe('of a minute ago');
    await store(other, PRODUCT, entry('new'));
    expect((await createInstance().get(PRODUCT))?.page.html).toBe('new');
  });

  test('O4: while Redis is down each instance has its own pages', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const [one, other] = instances;
    await store(one, PRODUCT, entry('own'));
    await redis.stop();
    expect((await one.get(PRODUCT))?.page.html).toBe('own');
    expect((await other.lookup(PRODUCT)).state).toBe('absent');
    await store(other, PRODUCT, entry('own too'));
    expect((await other.get(PRODUCT))?.page.html).toBe('own too');
  });
});
