/** @jest-environment node */
import { packPage, sizeOf, unpackPage } from './packed-page';
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

test('C13: packing and unpacking does not change a page', async () => {
  expect(await unpackPage(await packPage(PAGE))).toEqual(PAGE);
  const bare: CachedPage = { ...PAGE, rscData: undefined, segmentData: undefined };
  expect(await unpackPage(await packPage(bare))).toEqual(bare);
});

test('C13: a packed page needs a fraction of the memory, and repeated data almost none', async () => {
  const packed = await packPage(PAGE);
  expect(sizeOf(packed)).toBeLessThan(sizeOf(PAGE) / 5);
  expect(packed.segments?.byteLength).toBeLessThan(200);
});

test('pages that differ in one letter have different ETags, which are weak', async () => {
  const [first, second] = await Promise.all([
    packPage(PAGE),
    packPage({ ...PAGE, html: PAGE.html.replace('5 €', '6 €') }),
  ]);
  expect(first.html.etag).not.toBe(second.html.etag);
  expect(first.data?.etag).toBe(second.data?.etag);
  expect(first.html.etag).toMatch(/^W\/"[a-z0-9]+"$/);
});
