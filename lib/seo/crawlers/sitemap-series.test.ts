/** @jest-environment node */
import { gunzipSync } from 'node:zlib';
import { sitemapEntry } from './documents';
import { sitemapSeries } from './sitemap-series';

async function filesOf(entry: string, count: number, limits: { addresses: number; bytes: number }) {
  const files = new Map<string, Buffer>();
  const { add, close } = sitemapSeries('produtos', files, limits);
  for (let index = 0; index < count; index += 1) await add(entry);
  await close();
  return [...files].map(([name, file]) => [name, gunzipSync(file).toString()] as const);
}

const ENTRY = sitemapEntry('https://loja.test/armação.html', ['https://loja.test/1.webp']);

test('B21: a sitemap with the most addresses that the protocol allows is followed by another', async () => {
  const files = await filesOf(ENTRY, 5, { addresses: 2, bytes: 1e6 });
  expect(files.map(([name]) => name)).toEqual(['produtos-1.xml', 'produtos-2.xml', 'produtos-3.xml']);
  expect(files.map(([, xml]) => xml.match(/<loc>/g)?.length)).toEqual([2, 2, 1]);
});

test('B21: no sitemap has more bytes than the protocol allows, however many pictures there are', async () => {
  const bytes = 1_000;
  const files = await filesOf(ENTRY, 20, { addresses: 50, bytes });
  expect(files.length).toBeGreaterThan(2);
  for (const [, xml] of files) {
    expect(Buffer.byteLength(xml)).toBeLessThanOrEqual(bytes);
    expect(xml.endsWith('</urlset>\n')).toBe(true);
  }
  expect(files.flatMap(([, xml]) => xml.match(/<loc>/g))).toHaveLength(20);
});
