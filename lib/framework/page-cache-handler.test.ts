/** @jest-environment node */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { isShopServer } from '@/lib/framework/core/node-request';
import { missedPatches } from '@/lib/framework/core/patch-state';
import type { CachedPage } from '@/lib/page-cache/page-entry';
import { countUnexpectedScript, exposePatches } from '@/lib/telemetry/metrics';
import { data, ERROR, handler, PRODUCT, page, SECONDS, script, shown, storeForEachTest } from './testing';

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

/** Markup that a sanitiser might miss, and the name under which it is counted. */
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

const current = storeForEachTest();

describe('the response to the first visitor', () => {
  test('C-2: the page object that Next sends to the first visitor contains the policy', async () => {
    const value = page('<p>x</p>');
    await handler.set(PRODUCT, value, SECONDS);
    expect(value.headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'self' 'sha256-[^']+' 'sha256-[^']+';/,
    );
    expect(value.headers['x-own']).toBe('kept');
    expect(value.headers['cache-control']).toBeUndefined();
    expect((await handler.get(PRODUCT))?.value.headers).toEqual(value.headers);
  });

  test('C6: the policy lists the styles and scripts of the first view', async () => {
    const chunk = '<script src="/_next/static/chunks/a.js" async=""></script>';
    const value = page(`<link/>${chunk}</head>`);
    await handler.set(PRODUCT, value, SECONDS);
    expect(value.html).toMatch(/^<script>\(function [\s\S]*<\/script><style>a\{\}<\/style><link\/><\/head>/);
    expect(value.html).not.toContain(chunk);
    expect(value.headers['content-security-policy']).toMatch(
      /; script-src 'self' 'sha256-[^']+' 'sha256-[^']+' 'sha256-[^']+'; style-src 'self' 'sha256-[^']+';/,
    );
  });

  test('C6: a page without recognisable styles and scripts is unchanged, and counted', async () => {
    const { html } = page('<p>x</p>');
    const value = page('<p>x</p>');
    await handler.set(PRODUCT, value, SECONDS);
    expect(value.html).toBe(html);
    expect(value.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
    expect(missedPatches()['paint-first']).toBe(1);
  });

  test('C6: responses are no longer tuned after several consecutive failures', async () => {
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

  test('C6, R3: Next’s error pages do not count as failures', async () => {
    const own = { ...page(''), html: '<!DOCTYPE html><html id="__next_error__"><body></body></html>' };
    for (let visit = 0; visit < 5; visit += 1) await handler.set(PRODUCT, { ...own }, SECONDS);
    expect(missedPatches()['paint-first']).toBeUndefined();
  });

  test('C6: data in several scripts is counted as a patch that was not applied', async () => {
    const pieces = page('<p>x</p>').html.replace('</body>', `${script('1:1')}</body>`);
    await handler.set(PRODUCT, { ...page(''), html: pieces }, SECONDS);
    expect(missedPatches()['data-scripts']).toBeUndefined();
    // As another version of the framework might write it.
    const changed = pieces.replace('"])</script><script>', '"])</script>\n<script>');
    await handler.set(PRODUCT, { ...page(''), html: changed }, SECONDS);
    expect(missedPatches()['data-scripts']).toBe(1);
  });

  test('O1: patch states are exposed from the first page on, even if all were applied', async () => {
    const chunk = '<script src="/_next/static/chunks/a.js" async=""></script>';
    jest.mocked(exposePatches).mockClear();
    await handler.set(PRODUCT, page(`<link/>${chunk}</head>`), SECONDS);
    expect(missedPatches()).toEqual({});
    expect(exposePatches).toHaveBeenCalledTimes(1);
  });

  test('ERR-09: an error page that Next is about to send may be indexed', async () => {
    const value = page('<meta name="robots" content="noindex"/>', { status: 503 });
    await handler.set(PRODUCT, value, SECONDS);
    expect(value.html).toMatch(/^<meta name="robots" content="index, follow"\/>/);
    expect(missedPatches().noindex).toBeUndefined();
    // As another version of the framework might write it.
    const changed = page('<meta content="noindex" name="robots"/>', { status: 503 });
    await handler.set(PRODUCT, changed, SECONDS);
    expect(missedPatches().noindex).toBe(1);
  });
});

describe('a page with foreign markup that could run', () => {
  test.each(UNEXPECTED)(
    'C6: a page with %s runs no script, is not cached and is counted',
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
      expect(readdirSync(path.join(current.root, 'b', 'c'))).toEqual([]);
      expect(countUnexpectedScript).toHaveBeenCalledWith(found);
      expect(console.error).toHaveBeenCalledWith(
        JSON.stringify({ event: 'page-unexpected-script', found, path: '/plain/product/cA' }),
      );
    },
  );

  test('C6: a page with foreign markup does not replace the cached page', async () => {
    await handler.set(PRODUCT, page('whole'), SECONDS);
    await handler.set(PRODUCT, page('<script>a()</script>'), SECONDS);
    expect(await shown(PRODUCT)).toBe('whole');
  });

  test('C6: a page with foreign markup has no second Cache-Control if the server would append headers', async () => {
    jest.mocked(isShopServer).mockReturnValue(false);
    const value = page('<script>a()</script>');
    await handler.set(PRODUCT, value, SECONDS);
    expect(value.headers['cache-control']).toBeUndefined();
  });
});

describe('cached pages', () => {
  test('ERR-01: only successful responses are cached, and failures remove nothing', async () => {
    await handler.set(PRODUCT, page('gone', { status: 404 }), SECONDS);
    expect(await handler.get(PRODUCT)).toBeNull();
    await handler.set(PRODUCT, page('here'), SECONDS);
    await handler.set(PRODUCT, page('gone', { status: 404 }), SECONDS);
    await handler.set(PRODUCT, null, SECONDS);
    expect(await shown(PRODUCT)).toBe('here');
  });

  test('C13: all unknown addresses share one error page, which is cached only in memory', async () => {
    await handler.set(ERROR, page('gone', { status: 404, address: '/erro' }), SECONDS);
    expect(await handler.get(ERROR)).toMatchObject({ value: { html: expect.stringContaining('gone') } });
    expect(readdirSync(path.join(current.root, 'b', 'c'))).toEqual([]);
  });

  test('ROUTE-06: an error page is cached without a status, which the middleware sets for each response', async () => {
    await handler.set(ERROR, page('refused', { status: 502, address: '/erro' }), SECONDS);
    expect((await handler.get(ERROR))?.value.status).toBeUndefined();
  });

  test('C13: without the patched server, which removes the visitor’s address, no error page is cached', async () => {
    jest.mocked(isShopServer).mockReturnValue(false);
    await handler.set(ERROR, page('gone', { status: 404 }), SECONDS);
    expect(await handler.get(ERROR)).toBeNull();
  });

  test('C13: a page that contains its first visitor’s query is not cached', async () => {
    for (const address of ['/a.html?email=a@b.c', '/$5']) {
      await handler.set(PRODUCT, page('one visitor’s', { address }), SECONDS);
      expect(await handler.get(PRODUCT)).toBeNull();
    }
    expect(readdirSync(path.join(current.root, 'b', 'c'))).toEqual([]);
    expect(console.warn).toHaveBeenCalledTimes(2);
  });

  test('C13: a page without a readable address is not cached, which is counted and logged', async () => {
    await handler.set(PRODUCT, { ...page('changed'), rscData: Buffer.from('0:{}') }, SECONDS);
    expect(await handler.get(PRODUCT)).toBeNull();
    expect(missedPatches()['flight-address']).toBe(1);
    expect(console.error).toHaveBeenCalledWith(
      JSON.stringify({ event: 'framework-patch-missed', patch: 'flight-address' }),
    );
  });

  test('R4: a page never expires by itself; the middleware decides', async () => {
    await handler.set(PRODUCT, page('old'), SECONDS);
    jest.advanceTimersByTime(86_400_000);
    expect(await handler.get(PRODUCT)).toMatchObject({ cacheControl: { revalidate: 60, expire: undefined } });
  });
});
