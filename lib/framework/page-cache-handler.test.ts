/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  DATA_STALE_IF_ERROR,
  INCOMPLETE_PAGE_RETRY_AFTER,
  PAGE_RECHECK_AFTER,
} from '@/lib/config/cache-limits';
import { renderSlots } from '@/lib/framework/admission/process-slots';
import { RenderSlots } from '@/lib/framework/admission/render-slots';
import { isShopServer } from '@/lib/framework/core/node-request';
import { missedPatches } from '@/lib/framework/core/patch-state';
import { PageDisk } from '@/lib/page-cache/page-disk';
import type { CachedPage } from '@/lib/page-cache/page-entry';
import { PageStore, pageStore } from '@/lib/page-cache/page-store';
import { countUnexpectedScript, exposePatches } from '@/lib/telemetry/metrics';
import PageCacheHandler from './page-cache-handler';

const SECRET = Buffer.alloc(32, 'secret');

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

const PRODUCT = '/route-cache/APP_PAGE/abc/$/plain/product/cA';
const ARTICLE = '/route-cache/APP_PAGE/abc/$/plain/cartao-bndes';

const ERROR = '/route-cache/APP_PAGE/abc/$/plain/error/404';

const data = (address: string) => `0:{"P":null,"c":${JSON.stringify(address.split('/'))},"q":""}\n`;
const script = (text: string) => `<script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`;
const tail = (text: string) =>
  `<script>(self.__next_f=self.__next_f||[]).push([0])</script>${script(text)}</body></html>`;

type Extra = { status?: number; tags?: string[]; address?: string };

/** A page as Next renders it: its text, the address that was requested, its tags. */
function page(html: string, { status, tags = [], address = '/a.html' }: Extra = {}): CachedPage {
  return {
    kind: 'APP_PAGE',
    html: html + tail(data(address)),
    rscData: Buffer.from(data(address)),
    headers: { 'x-own': 'kept', 'x-next-cache-tags': ['_N_T_/layout', ...tags].join(',') },
    status,
    postponed: undefined,
    segmentData: undefined,
  };
}

const INCOMPLETE = { tags: ['missing-block'] };
const withOldData = (storedAt: number) => ({ tags: [`stale-data:${storedAt}`] });

/** Markup that a sanitiser might miss, and the name it is counted under. */
const UNEXPECTED = [
  ['<script>a()</script>', 'script'],
  ['<script type="module">a()</script>', 'script'],
  ['<script src="https://evil.test/a.js"></script>', 'script'],
  ['<iframe srcdoc="&lt;script&gt;a()&lt;/script&gt;"></iframe>', 'attribute'],
  ['<base href="https://evil.test/"/>', 'element'],
  ['<meta http-equiv="refresh" content="0;url=https://evil.test/"/>', 'attribute'],
  ['<img src="/a.png" onerror="a()"/>', 'attribute'],
  ['<a href="javascript:a()">x</a>', 'address'],
  [script(data('/forged')), 'script'],
  ["<p title='>'>", 'syntax'],
];

const SECONDS = { cacheControl: { revalidate: 60 } };
let root: string;
let store: PageStore;
let slots: RenderSlots;
const handler = new PageCacheHandler();

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-01-01T00:00:00Z'), doNotFake: ['nextTick', 'setImmediate'] });
  // A tuning without result in one test must stay on in the next.
  Reflect.deleteProperty(globalThis, Symbol.for('storefront.framework-patches'));
  root = mkdtempSync(path.join(os.tmpdir(), 'page-cache-'));
  store = new PageStore(new PageDisk({ root, build: 'b', configuration: 'c' }, 1e6, SECRET));
  jest.mocked(pageStore).mockReturnValue(store);
  jest.mocked(isShopServer).mockReturnValue(true);
  slots = new RenderSlots(() => false);
  jest.mocked(renderSlots).mockReturnValue(slots);
  jest.spyOn(console, 'warn').mockImplementation();
  jest.spyOn(console, 'error').mockImplementation();
});
afterEach(async () => {
  await store.flush();
  jest.useRealTimers();
  jest.restoreAllMocks();
  rmSync(root, { recursive: true, force: true });
});

/** The words of the page that is stored. */
const shown = async (key: string) => (await handler.get(key))?.value.html.replace(/<script.*/s, '');

describe('what is sent', () => {
  test('C-2: the object that Next answers the first visitor from carries the policy', async () => {
    const value = page('<p>x</p>');
    await handler.set(PRODUCT, value, SECONDS);
    expect(value.headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'self' 'sha256-[^']+' 'sha256-[^']+';/,
    );
    expect(value.headers['x-own']).toBe('kept');
    expect(value.headers['cache-control']).toBeUndefined();
    expect((await handler.get(PRODUCT))?.value.headers).toEqual(value.headers);
  });

  test('C6: styles and scripts of the first view are named by the policy', async () => {
    const chunk = '<script src="/_next/static/chunks/a.js" async=""></script>';
    const value = page(`<link/>${chunk}</head>`);
    await handler.set(PRODUCT, value, SECONDS);
    expect(value.html).toMatch(/^<script>\(function [\s\S]*<\/script><style>a\{\}<\/style><link\/><\/head>/);
    expect(value.html).not.toContain(chunk);
    expect(value.headers['content-security-policy']).toMatch(
      /; script-src 'self' 'sha256-[^']+' 'sha256-[^']+' 'sha256-[^']+'; style-src 'self' 'sha256-[^']+';/,
    );
  });

  test('C6: a page without them is sent as it is; that is counted', async () => {
    const { html } = page('<p>x</p>');
    const value = page('<p>x</p>');
    await handler.set(PRODUCT, value, SECONDS);
    expect(value.html).toBe(html);
    expect(value.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
    expect(missedPatches()['paint-first']).toBe(1);
  });

  test('C6: a first view that cannot be made page after page is not tried any more; one odd page is', async () => {
    const chunk = '<script src="/_next/static/chunks/a.js" async=""></script>';
    const whole = () => page(`<link/>${chunk}</head>`);
    const send = async (value: CachedPage) => {
      await handler.set(PRODUCT, value, SECONDS);
      return value.html.includes(chunk);
    };
    for (let odd = 0; odd < 4; odd += 1) await send(page('<p>x</p>'));
    expect(await send(whole())).toBe(false);
    for (let odd = 0; odd < 5; odd += 1) await send(page('<p>x</p>'));
    expect(await send(whole())).toBe(true);
  });

  test('C6, R3: error pages of the framework, which anybody can ask for, do not count', async () => {
    const own = { ...page(''), html: '<!DOCTYPE html><html id="__next_error__"><body></body></html>' };
    for (let visit = 0; visit < 5; visit += 1) await handler.set(PRODUCT, { ...own }, SECONDS);
    expect(missedPatches()['paint-first']).toBeUndefined();
  });

  test('C6: data in one script is what the policy names; data in several is counted', async () => {
    const pieces = page('<p>x</p>').html.replace('</body>', `${script('1:1')}</body>`);
    await handler.set(PRODUCT, { ...page(''), html: pieces }, SECONDS);
    expect(missedPatches()['data-scripts']).toBeUndefined();
    // As another version of the framework might write it.
    const drifted = pieces.replace('"])</script><script>', '"])</script>\n<script>');
    await handler.set(PRODUCT, { ...page(''), html: drifted }, SECONDS);
    expect(missedPatches()['data-scripts']).toBe(1);
  });

  test('O1: the state of each patch is shown from the first page on, also when nothing has missed', async () => {
    const chunk = '<script src="/_next/static/chunks/a.js" async=""></script>';
    jest.mocked(exposePatches).mockClear();
    await handler.set(PRODUCT, page(`<link/>${chunk}</head>`), SECONDS);
    expect(missedPatches()).toEqual({});
    expect(exposePatches).toHaveBeenCalledTimes(1);
  });

  test('ERR-09: the error page that Next is about to send may be indexed', async () => {
    const value = page('<meta name="robots" content="noindex"/>', { status: 503 });
    await handler.set(PRODUCT, value, SECONDS);
    expect(value.html).toMatch(/^<meta name="robots" content="index, follow"\/>/);
    expect(missedPatches().noindex).toBeUndefined();
    // As another version of the framework might write it.
    const drifted = page('<meta content="noindex" name="robots"/>', { status: 503 });
    await handler.set(PRODUCT, drifted, SECONDS);
    expect(missedPatches().noindex).toBe(1);
  });
});

describe('a page with markup that could run and is not ours', () => {
  test.each(UNEXPECTED)(
    'C6: %s: runs no script, is stored nowhere, and is counted',
    async (markup, found) => {
      const value = page(`<p>x</p>${markup}`);
      await handler.set(PRODUCT, value, SECONDS);
      expect(value.html).toContain(markup);
      const policy = String(value.headers['content-security-policy']).split('; ');
      expect(policy).toContain("script-src 'none'");
      expect(policy).toContain("base-uri 'none'");
      expect(policy.find((directive) => directive.startsWith('sandbox '))).not.toContain('allow-scripts');
      expect(value.headers['cache-control']).toBe('no-store');
      expect(value.rscData).toEqual(Buffer.alloc(0));
      expect(await handler.get(PRODUCT)).toBeNull();
      expect(readdirSync(path.join(root, 'b', 'c'))).toEqual([]);
      expect(countUnexpectedScript).toHaveBeenCalledWith(found);
      expect(console.error).toHaveBeenCalledWith(
        JSON.stringify({ event: 'page-unexpected-script', found, path: '/plain/product/cA' }),
      );
    },
  );

  test('C6: does not take the place of the page that is stored', async () => {
    await handler.set(PRODUCT, page('whole'), SECONDS);
    await handler.set(PRODUCT, page('<script>a()</script>'), SECONDS);
    expect(await shown(PRODUCT)).toBe('whole');
  });

  test('C6: a server whose headers would add up sends no second lifetime', async () => {
    jest.mocked(isShopServer).mockReturnValue(false);
    const value = page('<script>a()</script>');
    await handler.set(PRODUCT, value, SECONDS);
    expect(value.headers['cache-control']).toBeUndefined();
  });
});

describe('what is stored', () => {
  test('ERR-01: nothing but a success, and a failure removes nothing', async () => {
    await handler.set(PRODUCT, page('gone', { status: 404 }), SECONDS);
    expect(await handler.get(PRODUCT)).toBeNull();
    await handler.set(PRODUCT, page('here'), SECONDS);
    await handler.set(PRODUCT, page('gone', { status: 404 }), SECONDS);
    await handler.set(PRODUCT, null, SECONDS);
    expect(await shown(PRODUCT)).toBe('here');
  });

  test('C13: an error page for all addresses without a page, in memory only', async () => {
    await handler.set(ERROR, page('gone', { status: 404, address: '/erro' }), SECONDS);
    expect(await handler.get(ERROR)).toMatchObject({ value: { html: expect.stringContaining('gone') } });
    expect(readdirSync(path.join(root, 'b', 'c'))).toEqual([]);
  });

  test('ROUTE-06: an error page without its status, which the middleware says for each answer', async () => {
    await handler.set(ERROR, page('refused', { status: 502, address: '/erro' }), SECONDS);
    expect((await handler.get(ERROR))?.value.status).toBeUndefined();
  });

  test('C13: no error page by a server that would leave the first visitor’s address in it', async () => {
    jest.mocked(isShopServer).mockReturnValue(false);
    await handler.set(ERROR, page('gone', { status: 404 }), SECONDS);
    expect(await handler.get(ERROR)).toBeNull();
  });

  test('C13: no page that holds the query of its first visitor', async () => {
    for (const address of ['/a.html?email=a@b.c', '/$5']) {
      await handler.set(PRODUCT, page('one visitor’s', { address }), SECONDS);
      expect(await handler.get(PRODUCT)).toBeNull();
    }
    expect(readdirSync(path.join(root, 'b', 'c'))).toEqual([]);
    expect(console.warn).toHaveBeenCalledTimes(2);
  });

  test('C13: no page whose address is not where it should be; that is counted and logged', async () => {
    await handler.set(PRODUCT, { ...page('changed'), rscData: Buffer.from('0:{}') }, SECONDS);
    expect(await handler.get(PRODUCT)).toBeNull();
    expect(missedPatches()['flight-address']).toBe(1);
    expect(console.error).toHaveBeenCalledWith(
      JSON.stringify({ event: 'framework-patch-missed', patch: 'flight-address' }),
    );
  });

  test('R4: a page never expires by itself: the middleware decides with the API', async () => {
    await handler.set(PRODUCT, page('old'), SECONDS);
    jest.advanceTimersByTime(86_400_000);
    expect(await handler.get(PRODUCT)).toMatchObject({ cacheControl: { revalidate: 60, expire: undefined } });
  });
});

describe('slots', () => {
  /** The moment that passes between two renders. */
  const PAUSE_MS = 25;

  test('R3: a page that has been rendered makes room for the next one', async () => {
    const client = { key: 'c', shared: true };
    await slots.acquire('/plain/product/cA', client);
    const next = slots.acquire('next', client);
    await handler.set(PRODUCT, page('new'), SECONDS);
    await jest.advanceTimersByTimeAsync(PAUSE_MS);
    expect(await next).not.toBeNull();
  });

  test('R3: of two pages that are due, Next is told of one, and of the other when that is done', async () => {
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

describe('pages without some of their blocks', () => {
  test('R5: one does not replace a whole page, and is not tried again at once', async () => {
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

  test('R5: the first one is stored for seconds, here and elsewhere; other pages are not affected', async () => {
    const bare = page('bare', INCOMPLETE);
    await handler.set(PRODUCT, bare, SECONDS);
    await handler.set(ARTICLE, page('whole'), SECONDS);
    expect(bare.headers['cache-control']).toMatch(/s-maxage=10,/);
    expect((await handler.get(PRODUCT))?.cacheControl.revalidate).toBe(10);
    expect((await handler.get(ARTICLE))?.cacheControl.revalidate).toBe(60);
    expect((await handler.get(ARTICLE))?.value.headers['cache-control']).toBeUndefined();
  });

  test('R5: one replaces another', async () => {
    await handler.set(PRODUCT, page('bare', INCOMPLETE), SECONDS);
    await handler.set(PRODUCT, page('bare, new price', INCOMPLETE), SECONDS);
    expect(await shown(PRODUCT)).toBe('bare, new price');
  });

  test('R5: a server whose headers would add up sends no second lifetime', async () => {
    jest.mocked(isShopServer).mockReturnValue(false);
    const bare = page('bare', INCOMPLETE);
    await handler.set(PRODUCT, bare, SECONDS);
    expect(bare.headers['cache-control']).toBeUndefined();
  });

  test('L8: once the prices may be wrong, one is better than the old page', async () => {
    await handler.set(PRODUCT, page('old prices'), SECONDS);
    jest.advanceTimersByTime(PAGE_RECHECK_AFTER);
    await handler.set(PRODUCT, page('new prices, no banner', INCOMPLETE), SECONDS);
    expect(await shown(PRODUCT)).toBe('new prices, no banner');
  });

  test('R5: the shop’s own content keeps its whole page while the platform is down, for a day', async () => {
    await handler.set(ARTICLE, page('whole'), SECONDS);
    jest.advanceTimersByTime(PAGE_RECHECK_AFTER * 2);
    await handler.set(ARTICLE, page('bare', INCOMPLETE), SECONDS);
    expect(await shown(ARTICLE)).toBe('whole');
    jest.advanceTimersByTime(DATA_STALE_IF_ERROR);
    await handler.set(ARTICLE, page('bare', INCOMPLETE), SECONDS);
    expect(await shown(ARTICLE)).toBe('bare');
  });
});

describe('pages that could not be rendered again', () => {
  test('ERR-01: one that Next hands back stays as it is and as old as it is, and is tried again after seconds', async () => {
    jest.mocked(countUnexpectedScript).mockClear();
    await handler.set(PRODUCT, page('<link rel="stylesheet" href="/a.css"/>old'), SECONDS);
    await store.flush();
    jest.advanceTimersByTime(120_000);
    const before = await handler.get(PRODUCT);
    const html = before?.value.html;

    await handler.set(PRODUCT, before?.value, { cacheControl: { revalidate: 30 } });
    await store.flush();

    expect(countUnexpectedScript).not.toHaveBeenCalled();
    expect((await store.get('/plain/product/cA'))?.page.html).toBe(html);
    expect(await store.age('/plain/product/cA')).toBe(120_000);
    expect((await handler.get(PRODUCT))?.lastModified).toBe(Date.now());
    jest.advanceTimersByTime(INCOMPLETE_PAGE_RETRY_AFTER + 1);
    expect((await handler.get(PRODUCT))?.lastModified).toBe(before?.lastModified);
  });

  test('R5: one without some of its blocks stays poor', async () => {
    await handler.set(PRODUCT, page('poor', INCOMPLETE), SECONDS);
    const poor = await handler.get(PRODUCT);
    await handler.set(PRODUCT, poor?.value, SECONDS);
    expect(await store.find('/plain/product/cA')).toMatchObject({ isIncomplete: true });
    await handler.set(PRODUCT, page('whole'), SECONDS);
    expect(await shown(PRODUCT)).toBe('whole');
  });
});

describe('pages from old data', () => {
  test('L8: one is as old as its data, and is tried again after seconds', async () => {
    const storedAt = Date.now() - 3_600_000;
    const old = page('old price', withOldData(storedAt));
    await handler.set(PRODUCT, old, SECONDS);
    expect(old.headers['cache-control']).toMatch(/s-maxage=10,/);
    expect(await store.age('/plain/product/cA')).toBe(3_600_000);
    expect((await handler.get(PRODUCT))?.lastModified).toBe(Date.now());
    jest.advanceTimersByTime(INCOMPLETE_PAGE_RETRY_AFTER);
    expect((await handler.get(PRODUCT))?.lastModified).toBe(storedAt);
  });

  test('L8: one does not replace a page from newer data', async () => {
    await handler.set(PRODUCT, page('price'), SECONDS);
    const storedAt = Date.now() - 1_000;
    jest.advanceTimersByTime(PAGE_RECHECK_AFTER);
    await handler.set(PRODUCT, page('older price', withOldData(storedAt)), SECONDS);
    expect(await shown(PRODUCT)).toBe('price');
    expect(await store.age('/plain/product/cA')).toBe(PAGE_RECHECK_AFTER);
    await handler.set(PRODUCT, page('newer price', withOldData(Date.now() - 1_000)), SECONDS);
    expect(await shown(PRODUCT)).toBe('newer price');
  });
});
