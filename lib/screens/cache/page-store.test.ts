/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { PageEntry } from './page-disk';
import { PageDisk } from './page-disk';
import { PageStore } from './page-store';

const CORE = '/rendition/product/abc';
const VARIANT = '/rendition/listing/category/variant/abc';

function entry(html: string, lastModified = Date.now()): PageEntry {
  return {
    page: {
      kind: 'APP_PAGE',
      html,
      rscData: undefined,
      headers: {},
      status: 200,
      postponed: undefined,
      segmentData: undefined,
    },
    lastModified,
    revalidate: 60,
  };
}

let root: string;
let folder: string;
let store: PageStore;

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'page-store-'));
  folder = path.join(root, 'build', 'configuration');
  store = new PageStore(new PageDisk({ root, build: 'build', configuration: 'configuration' }, 1e6));
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

describe('PageStore', () => {
  test('C13: filtered and searched pages never reach the disk', async () => {
    await store.set(VARIANT, entry('v'));
    expect(readdirSync(folder)).toEqual([]);
    expect((await store.get(VARIANT))?.page.html).toBe('v');
    await store.set(CORE, entry('c'));
    expect(readdirSync(folder)).toHaveLength(1);
  });

  test('C13: a flood of variants leaves the core pages where they are', async () => {
    await store.set(CORE, entry('hot'));
    const big = 'x'.repeat(1024 * 1024);
    for (let i = 0; i < 40; i++) await store.set(`${VARIANT}${i}`, entry(big));
    expect(await store.age(`${VARIANT}0`)).toBeNull();
    expect((await store.get(CORE))?.page.html).toBe('hot');
  });

  test('L8: an expired page is not served again but still known until the new one is there', async () => {
    await store.set(CORE, entry('old', Date.now() - 1000));
    await store.expire(CORE);
    expect(await store.get(CORE)).toBeNull();
    expect(await store.age(CORE)).toBeGreaterThanOrEqual(1000);
    await store.set(CORE, entry('new'));
    expect((await store.get(CORE))?.page.html).toBe('new');
  });

  test('ERR-01: a page that is gone leaves memory and disk', async () => {
    await store.set(CORE, entry('c'));
    await store.delete(CORE);
    expect(await store.age(CORE)).toBeNull();
    expect(readdirSync(folder)).toEqual([]);
  });
});
