/** @jest-environment node */
import { compressPage, decompressPage, sizeOf } from './compressed-page';
import type { CachedPage } from './page-entry';

const DATA = Buffer.from('0:{"preço":"1,00"}\n'.repeat(500));

const PAGE: CachedPage = {
  kind: 'APP_PAGE',
  html: '<p>ação — 5 €</p>'.repeat(2_000),
  rscData: DATA,
  headers: { 'content-security-policy': "default-src 'none'" },
  status: 200,
  postponed: undefined,
  segmentData: new Map([
    ['/_tree', Buffer.from('tree')],
    ['/_full', Buffer.from(DATA)],
    ['/empty', Buffer.alloc(0)],
  ]),
};

test('C13: compressing and decompressing does not change a page', async () => {
  expect(await decompressPage(await compressPage(PAGE))).toEqual(PAGE);
  const bare: CachedPage = { ...PAGE, rscData: undefined, segmentData: undefined };
  expect(await decompressPage(await compressPage(bare))).toEqual(bare);
});

test('C13: a compressed page needs a fraction of the memory, and repeated data almost none', async () => {
  const compressed = await compressPage(PAGE);
  expect(sizeOf(compressed)).toBeLessThan(sizeOf(PAGE) / 5);
  expect(compressed.segments?.byteLength).toBeLessThan(200);
});

test('pages that differ in one letter have different ETags, which are weak', async () => {
  const [first, second] = await Promise.all([
    compressPage(PAGE),
    compressPage({ ...PAGE, html: PAGE.html.replace('5 €', '6 €') }),
  ]);
  expect(first.html.etag).not.toBe(second.html.etag);
  expect(first.data?.etag).toBe(second.data?.etag);
  expect(first.html.etag).toMatch(/^W\/"[a-z0-9]+"$/);
});
