/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DATA_STALE_IF_ERROR, PAGE_RECHECK_AFTER } from './lifetimes';
import { noteMissingBlock } from './missing-blocks';
import PageCacheHandler from './page-cache-handler';
import { PageDisk } from './page-disk';
import type { CachedPage } from './page-entry';
import { PageStore, pageStore } from './page-store';

jest.mock('./page-store', () => ({ ...jest.requireActual('./page-store'), pageStore: jest.fn() }));

const PRODUCT = '/route-cache/APP_PAGE/abc/$/rendition/product/cA';
const ARTICLE = '/route-cache/APP_PAGE/abc/$/rendition/article/cA';

const page = (html: string, status?: number): CachedPage => ({
  kind: 'APP_PAGE',
  html,
  rscData: undefined,
  headers: { 'x-own': 'kept' },
  status,
  postponed: undefined,
  segmentData: undefined,
});

const SECONDS = { cacheControl: { revalidate: 60 } };
let root: string;
let store: PageStore;
const handler = new PageCacheHandler();

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-01-01T00:00:00Z'), doNotFake: ['nextTick', 'setImmediate'] });
  root = mkdtempSync(path.join(os.tmpdir(), 'page-cache-'));
  store = new PageStore(new PageDisk({ root, build: 'b', configuration: 'c' }, 1e6));
  jest.mocked(pageStore).mockReturnValue(store);
});
afterEach(() => {
  jest.useRealTimers();
  rmSync(root, { recursive: true, force: true });
});

const shown = async (key: string) => (await handler.get(key))?.value.html;

describe('PageCacheHandler', () => {
  test('C-2: the object that Next answers the first visitor from carries the policy', async () => {
    const value = page('<script>a()</script>');
    await handler.set(PRODUCT, value, SECONDS);
    expect(value.headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'self' 'sha256-[^']+';/,
    );
    expect(value.headers['x-own']).toBe('kept');
    expect((await handler.get(PRODUCT))?.value.headers).toEqual(value.headers);
  });

  test('ERR-09: the error page that Next is about to send may be indexed', async () => {
    const value = page('<meta name="robots" content="noindex"/>');
    await handler.set(PRODUCT, value, SECONDS);
    expect(value.html).toBe('<meta name="robots" content="index, follow"/>');
  });

  test('ERR-01: nothing but a success is stored, and a page that is gone leaves', async () => {
    await handler.set(PRODUCT, page('here'), SECONDS);
    await handler.set(PRODUCT, page('gone', 404), SECONDS);
    expect(await handler.get(PRODUCT)).toBeNull();
    await handler.set(PRODUCT, null, SECONDS);
    expect(await handler.get(PRODUCT)).toBeNull();
  });

  test('R4: a page never expires by itself: the middleware decides with the API', async () => {
    await handler.set(PRODUCT, page('old'), SECONDS);
    jest.advanceTimersByTime(86_400_000);
    expect(await handler.get(PRODUCT)).toMatchObject({ cacheControl: { revalidate: 60, expire: undefined } });
  });

  test('R5: a render that lacks blocks does not replace a good page, and is not tried again at once', async () => {
    await handler.set(PRODUCT, page('whole'), SECONDS);
    jest.advanceTimersByTime(90_000);
    noteMissingBlock();
    await handler.set(PRODUCT, page('bare'), SECONDS);
    expect(await shown(PRODUCT)).toBe('whole');
    expect((await handler.get(PRODUCT))?.lastModified).toBe(Date.now());
    jest.advanceTimersByTime(10_000);
    expect((await handler.get(PRODUCT))?.lastModified).toBe(Date.now() - 100_000);
    await handler.set(PRODUCT, page('whole again'), SECONDS);
    expect(await shown(PRODUCT)).toBe('whole again');
  });

  test('L8: once the prices may be wrong, a bare page is better than the old one', async () => {
    await handler.set(PRODUCT, page('old prices'), SECONDS);
    jest.advanceTimersByTime(PAGE_RECHECK_AFTER);
    noteMissingBlock();
    await handler.set(PRODUCT, page('new prices, no banner'), SECONDS);
    expect(await shown(PRODUCT)).toBe('new prices, no banner');
  });

  test('R5: content of our own keeps its whole page while the platform is down, for a day', async () => {
    await handler.set(ARTICLE, page('whole'), SECONDS);
    jest.advanceTimersByTime(PAGE_RECHECK_AFTER * 2);
    noteMissingBlock();
    await handler.set(ARTICLE, page('bare'), SECONDS);
    expect(await shown(ARTICLE)).toBe('whole');
    jest.advanceTimersByTime(DATA_STALE_IF_ERROR);
    noteMissingBlock();
    await handler.set(ARTICLE, page('bare'), SECONDS);
    expect(await shown(ARTICLE)).toBe('bare');
  });
});
