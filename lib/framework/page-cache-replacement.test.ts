/** @jest-environment node */
import {
  DATA_STALE_IF_ERROR,
  INCOMPLETE_PAGE_RETRY_AFTER,
  PAGE_RECHECK_AFTER,
} from '@/lib/config/cache-limits';
import { isShopServer } from '@/lib/framework/core/node-request';
import { runInRequest } from '@/lib/platform/deadline';
import { purges } from '@/lib/platform/purges';
import { countUnexpectedScript } from '@/lib/telemetry/metrics';
import {
  ARTICLE,
  handler,
  INCOMPLETE,
  PRODUCT,
  page,
  SECONDS,
  shown,
  storeForEachTest,
  withOldData,
} from './testing';

jest.mock('@/lib/page-cache/page-store', () => ({
  ...jest.requireActual('@/lib/page-cache/page-store'),
  pageStore: jest.fn(),
}));
jest.mock('@/lib/framework/admission/process-slots');
jest.mock('@/lib/framework/core/node-request', () => ({ isShopServer: jest.fn() }));
jest.mock('@/lib/telemetry/metrics', () => ({
  ...jest.requireActual('@/lib/telemetry/metrics'),
  countUnexpectedScript: jest.fn(),
  exposePatches: jest.fn(),
}));
jest.mock('@/lib/framework/tuning/paint-first/inline-styles', () => ({
  inlineStyles: (html: string) =>
    html.includes('<link') ? { html: `<style>a{}</style>${html}`, sheets: [] } : undefined,
}));

const current = storeForEachTest();

/** Age of the stored product page in ms. */
const storedAgo = async () =>
  Date.now() - ((await current.store.lookup('/plain/product/cA')).entry?.lastModified ?? Number.NaN);

describe('render slots', () => {
  /** The pause between two renders. */
  const PAUSE_MS = 25;

  test('R3: a rendered page frees its slot for the next page', async () => {
    const client = { key: 'c', shared: true };
    await current.slots.acquire('/plain/product/cA', client);
    const next = current.slots.acquire('next', client);
    await handler.set(PRODUCT, page('new'), SECONDS);
    await jest.advanceTimersByTimeAsync(PAUSE_MS);
    expect(await next).not.toBeNull();
  });

  test('R3: of two stale pages Next treats one as stale, and the other once the first has been rendered', async () => {
    for (const key of [PRODUCT, ARTICLE]) await handler.set(key, page('old'), SECONDS);
    jest.advanceTimersByTime(60_001);
    const storedAt = Date.now() - 60_001;
    expect((await handler.get(PRODUCT))?.lastModified).toBe(storedAt);
    expect((await handler.get(ARTICLE))?.lastModified).toBe(Date.now());
    await handler.set(PRODUCT, page('new'), SECONDS);
    await jest.advanceTimersByTimeAsync(PAUSE_MS);
    expect((await handler.get(ARTICLE))?.lastModified).toBe(storedAt);
  });
});

describe('the system clock is changed while the shop runs', () => {
  /** Age in ms by Next's clock, which counts from the start of the process. */
  const ageForNext = async () =>
    performance.timeOrigin + performance.now() - ((await handler.get(PRODUCT))?.lastModified ?? Number.NaN);

  test.each([
    ['forward', 3_600_000],
    ['back', -3_600_000],
  ])('C13: a change %s does not affect the age of a page rendered afterwards', async (_, jump) => {
    jest.setSystemTime(Date.now() + jump);
    await handler.set(PRODUCT, page('new'), SECONDS);
    expect(await ageForNext()).toBe(0);
    jest.advanceTimersByTime(60_001);
    expect(await ageForNext()).toBe(60_001);
  });
});

describe('pages with missing sections', () => {
  test('R5: an incomplete page does not replace a complete one, and is not retried at once', async () => {
    await handler.set(PRODUCT, page('whole'), SECONDS);
    jest.advanceTimersByTime(90_000);
    await handler.set(PRODUCT, page('bare', INCOMPLETE), SECONDS);
    expect(await shown(PRODUCT)).toBe('whole');
    expect((await handler.get(PRODUCT))?.lastModified).toBe(Date.now());
    jest.advanceTimersByTime(INCOMPLETE_PAGE_RETRY_AFTER);
    expect((await handler.get(PRODUCT))?.lastModified).toBe(
      Date.now() - 90_000 - INCOMPLETE_PAGE_RETRY_AFTER,
    );
    await handler.set(PRODUCT, page('whole again'), SECONDS);
    expect(await shown(PRODUCT)).toBe('whole again');
  });

  test('R5: the first incomplete page is cached for a few seconds; other pages are not affected', async () => {
    const bare = page('bare', INCOMPLETE);
    await handler.set(PRODUCT, bare, SECONDS);
    await handler.set(ARTICLE, page('whole'), SECONDS);
    expect(bare.headers['cache-control']).toMatch(/s-maxage=10,/);
    expect((await handler.get(PRODUCT))?.cacheControl.revalidate).toBe(10);
    expect((await handler.get(ARTICLE))?.cacheControl.revalidate).toBe(60);
    expect((await handler.get(ARTICLE))?.value.headers['cache-control']).toBeUndefined();
  });

  test('O5: an incomplete page whose product was purged during the render is due at once', async () => {
    const startedAt = performance.now();
    jest.advanceTimersByTime(200);
    purges().purge(['product:7']);
    jest.advanceTimersByTime(400);
    await runInRequest({ startedAt, hasEnded: () => false }, () =>
      handler.set(PRODUCT, page('bare', { tags: [...INCOMPLETE.tags, 'product:7'] }), SECONDS),
    );
    expect(await current.store.lookup('/plain/product/cA')).toMatchObject({ state: 'check', isDue: true });
  });

  test('O5, R5: after a purge, an incomplete page does not replace a complete one without prices', async () => {
    await handler.set(ARTICLE, page('whole', { tags: ['settings'] }), SECONDS);
    jest.advanceTimersByTime(1_000);
    purges().purge(['settings']);
    await current.store.expire('/plain/cartao-bndes');
    await handler.set(ARTICLE, page('bare', INCOMPLETE), SECONDS);
    expect(await shown(ARTICLE)).toBe('whole');
  });

  test('R5: an incomplete page replaces another incomplete one', async () => {
    await handler.set(PRODUCT, page('bare', INCOMPLETE), SECONDS);
    await handler.set(PRODUCT, page('bare, new price', INCOMPLETE), SECONDS);
    expect(await shown(PRODUCT)).toBe('bare, new price');
  });

  test('R5: an incomplete page has no second Cache-Control if the server would append headers', async () => {
    jest.mocked(isShopServer).mockReturnValue(false);
    const bare = page('bare', INCOMPLETE);
    await handler.set(PRODUCT, bare, SECONDS);
    expect(bare.headers['cache-control']).toBeUndefined();
  });

  test('L8: once its prices may be wrong, a complete page is replaced even by an incomplete one', async () => {
    await handler.set(PRODUCT, page('old prices'), SECONDS);
    jest.advanceTimersByTime(PAGE_RECHECK_AFTER);
    await handler.set(PRODUCT, page('new prices, no banner', INCOMPLETE), SECONDS);
    expect(await shown(PRODUCT)).toBe('new prices, no banner');
  });

  test('R5: a page with only the shop’s content stays complete for a day while the platform is down', async () => {
    await handler.set(ARTICLE, page('whole'), SECONDS);
    jest.advanceTimersByTime(PAGE_RECHECK_AFTER * 2);
    await handler.set(ARTICLE, page('bare', INCOMPLETE), SECONDS);
    expect(await shown(ARTICLE)).toBe('whole');
    jest.advanceTimersByTime(DATA_STALE_IF_ERROR);
    await handler.set(ARTICLE, page('bare', INCOMPLETE), SECONDS);
    expect(await shown(ARTICLE)).toBe('bare');
  });
});

describe('pages whose revalidation failed', () => {
  test('ERR-01: a page that Next returns unchanged keeps its content and age, and is retried after a few seconds', async () => {
    jest.mocked(countUnexpectedScript).mockClear();
    await handler.set(PRODUCT, page('<link rel="stylesheet" href="/a.css"/>old'), SECONDS);
    await current.store.flush();
    jest.advanceTimersByTime(120_000);
    const before = await handler.get(PRODUCT);
    const html = before?.value.html;

    await handler.set(PRODUCT, before?.value, { cacheControl: { revalidate: 30 } });
    await current.store.flush();

    expect(countUnexpectedScript).not.toHaveBeenCalled();
    expect((await current.store.get('/plain/product/cA'))?.page.html).toBe(html);
    expect(await storedAgo()).toBe(120_000);
    expect((await handler.get(PRODUCT))?.lastModified).toBe(Date.now());
    jest.advanceTimersByTime(INCOMPLETE_PAGE_RETRY_AFTER + 1);
    expect((await handler.get(PRODUCT))?.lastModified).toBe(before?.lastModified);
  });

  test('R5: an incomplete page whose revalidation failed is still incomplete', async () => {
    await handler.set(PRODUCT, page('poor', INCOMPLETE), SECONDS);
    const poor = await handler.get(PRODUCT);
    await handler.set(PRODUCT, poor?.value, SECONDS);
    expect(await current.store.lookup('/plain/product/cA')).toMatchObject({ entry: { isIncomplete: true } });
    await handler.set(PRODUCT, page('whole'), SECONDS);
    expect(await shown(PRODUCT)).toBe('whole');
  });
});

describe('pages from stale data', () => {
  test('L8: a page from stale data is as old as its data, and is retried after a few seconds', async () => {
    const storedAt = Date.now() - 3_600_000;
    const old = page('old price', withOldData(storedAt));
    await handler.set(PRODUCT, old, SECONDS);
    expect(old.headers['cache-control']).toMatch(/s-maxage=10,/);
    expect(await storedAgo()).toBe(3_600_000);
    expect((await handler.get(PRODUCT))?.lastModified).toBe(Date.now());
    jest.advanceTimersByTime(INCOMPLETE_PAGE_RETRY_AFTER);
    expect((await handler.get(PRODUCT))?.lastModified).toBe(storedAt);
  });

  test('L8: a page from stale data does not replace a page from newer data', async () => {
    await handler.set(PRODUCT, page('price'), SECONDS);
    const storedAt = Date.now() - 1_000;
    jest.advanceTimersByTime(PAGE_RECHECK_AFTER);
    await handler.set(PRODUCT, page('older price', withOldData(storedAt)), SECONDS);
    expect(await shown(PRODUCT)).toBe('price');
    expect(await storedAgo()).toBe(PAGE_RECHECK_AFTER);
    await handler.set(PRODUCT, page('newer price', withOldData(Date.now() - 1_000)), SECONDS);
    expect(await shown(PRODUCT)).toBe('newer price');
  });
});
