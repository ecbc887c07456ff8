/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { purges } from '@/lib/platform/purges';
import { describeWithRedis, testRedisForSuite } from '@/lib/redis/testing';
import { PageDisk } from './page-disk';
import { type PageEntry, TAGS_HEADER } from './page-entry';
import { PageStore } from './page-store';
import { SharedPages } from './shared-pages';

let mockUrl: string | null = null;
jest.mock('@/lib/config/operations', () => ({
  operationsConfig: () => ({ redisUrl: mockUrl, metricsToken: null }),
}));

const PRODUCT = '/plain/product/abc';
const VARIANT = '/cor~3Dazul/category/abc';

const entry = (html: string, lastModified = Date.now(), tags = 'product:7'): PageEntry => ({
  page: {
    kind: 'APP_PAGE',
    html,
    rscData: undefined,
    headers: { [TAGS_HEADER]: tags },
    status: 200,
    postponed: undefined,
    segmentData: undefined,
  },
  lastModified,
  revalidate: 60,
});

describeWithRedis('two instances with a Redis', () => {
  const redis = testRedisForSuite((url) => {
    mockUrl = url;
  });
  const folders: string[] = [];
  let build = 0;
  let instances: [PageStore, PageStore];

  const createInstance = () => {
    const root = mkdtempSync(path.join(os.tmpdir(), 'shared-pages-'));
    folders.push(root);
    const disk = new PageDisk({ root, build: 'b', configuration: 'c' }, 1e6);
    return new PageStore(disk, new SharedPages(`build-${build}`));
  };
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

  test.each([PRODUCT, VARIANT])('O4: what one rendered, the other has: %s', async (key) => {
    const [one, other] = instances;
    await store(one, key, entry('rendered once'));
    expect(await other.has(key)).toBe(true);
    expect((await other.get(key))?.page.html).toBe('rendered once');
    expect(other.ready(key)).not.toBeNull();
  });

  test('O4: a page that is due is taken from the one that has rendered it anew, a fresh one is kept', async () => {
    const [one, other] = instances;
    const now = Date.now();
    await store(other, PRODUCT, entry('of a minute ago', now - 61_000));
    await store(one, PRODUCT, entry('anew', now));
    expect((await other.get(PRODUCT))?.page.html).toBe('anew');
    await store(one, PRODUCT, entry('later', now + 1));
    expect((await other.get(PRODUCT))?.page.html).toBe('anew');
  });

  test('O4: a page that one deletes is not found again', async () => {
    const [one, other] = instances;
    await store(one, PRODUCT, entry('gone'));
    await one.delete(PRODUCT);
    expect(await other.has(PRODUCT)).toBe(false);
  });

  test('O4: error pages and other builds stay apart', async () => {
    const [one, other] = instances;
    await store(one, '/plain/error/503', entry('error'));
    expect(await other.has('/plain/error/503')).toBe(false);
    await store(one, PRODUCT, entry('old build'));
    build += 1;
    expect(await createInstance().has(PRODUCT)).toBe(false);
  });

  test('O5: a purged page counts as too old to be served unasked, on every instance, until it is rendered again', async () => {
    const [one, other] = instances;
    await store(one, PRODUCT, entry('before', Date.now() - 10_000));
    await store(one, VARIANT, entry('another', Date.now() - 10_000, 'product:8,listing'));
    purges().purge(['product:7']);
    for (const instance of instances) {
      expect(await instance.age(PRODUCT)).toBeGreaterThan(5 * 60_000);
      expect((await instance.get(PRODUCT))?.page.html).toBe('before');
      expect(await instance.age(VARIANT)).toBeLessThan(60_000);
    }
    await store(one, PRODUCT, entry('after', Date.now() + 2_000));
    expect((await other.get(PRODUCT))?.page.html).toBe('after');
    expect(await other.age(PRODUCT)).toBeLessThan(1);
  });

  test('O4: while Redis is gone each has its own pages', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const [one, other] = instances;
    await store(one, PRODUCT, entry('own'));
    await redis.stop();
    expect((await one.get(PRODUCT))?.page.html).toBe('own');
    expect(await other.has(PRODUCT)).toBe(false);
    await store(other, PRODUCT, entry('own too'));
    expect((await other.get(PRODUCT))?.page.html).toBe('own too');
  });
});
