/** @jest-environment node */
import { createHash } from 'node:crypto';
import v8 from 'node:v8';
import zlib from 'node:zlib';
import sharp from 'sharp';
import { ATTACKS, chosenAttacks } from './all.mjs';
import { MARK } from './bystanders.mjs';
import { forgedPage } from './forged-page.mjs';
import { withSize } from './pictures.mjs';
import { requireLoopback } from './victim.mjs';

test('attacks are chosen by how their names begin', () => {
  expect(chosenAttacks(['paths', 'crowd']).map(({ id }) => id)).toEqual([
    'paths',
    'crowd-cold',
    'crowd-unread',
    'crowd-identity',
  ]);
  expect(chosenAttacks(undefined)).toBe(ATTACKS);
  expect(() => chosenAttacks(['nothing'])).toThrow(/There is no attack "nothing"/);
});

test('no attack goes to another machine', () => {
  for (const address of ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])
    expect(() => requireLoopback(address)).not.toThrow();
  for (const address of ['http://10.0.0.1', 'https://loja.example', 'http://localhost.evil.example', 'x'])
    expect(() => requireLoopback(address)).toThrow(/not on this machine/);
});

test('a picture that lies about its size still has a valid head', async () => {
  const png = await sharp({ create: { width: 3, height: 2, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const { width, height } = await sharp(withSize(png, { width: 30, height: 20 })).metadata();
  expect([width, height]).toEqual([30, 20]);
});

test('a stored page is forged in its own format, and damaged where that is not known', () => {
  const html = '<html><head><title>Marcas</title></head></html>';
  const entry = {
    lastModified: 1,
    page: { html: { gzip: zlib.gzipSync(html), br: zlib.brotliCompressSync(html) } },
  };
  const content = v8.serialize({ key: '/marcas', entry });
  const forged = forgedPage(Buffer.concat([createHash('sha256').update(content).digest(), content]), 9);
  const stored = v8.deserialize(forged.subarray(32));
  expect(createHash('sha256').update(forged.subarray(32)).digest()).toEqual(forged.subarray(0, 32));
  expect(stored.entry.lastModified).toBe(9);
  expect(zlib.gunzipSync(stored.entry.page.html.gzip).toString('utf8')).toContain(
    `<title>Marcas ${MARK}</title>`,
  );

  const other = Buffer.alloc(500, 'a');
  const damaged = forgedPage(other, 9);
  expect(damaged).toHaveLength(500);
  expect(damaged.toString('latin1')).toContain(MARK);
});
