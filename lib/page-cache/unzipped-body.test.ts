/** @jest-environment node */
import { gzipSync } from 'node:zlib';
import { unzippedBody, unzippedLength } from './unzipped-body';

const TEXT = '<p>Armação de acetato</p>'.repeat(200);

const compressed = (gzip: Buffer) => ({ br: Buffer.alloc(0), gzip, etag: '' });

test('R3: all readers of a body share one copy', async () => {
  const body = compressed(gzipSync(TEXT));
  const [first, second] = await Promise.all([unzippedBody(body), unzippedBody(body)]);
  expect(first?.toString()).toBe(TEXT);
  expect(second).toBe(first);
  expect(await unzippedBody(body)).toBe(first);
});

test('the length is known before the body is unzipped', () => {
  expect(unzippedLength(compressed(gzipSync(TEXT)))).toBe(Buffer.byteLength(TEXT));
});

test('a damaged body fails for all waiting readers, and can be read again later', async () => {
  const body = compressed(Buffer.from('no gzip'));
  const outcomes = await Promise.allSettled([unzippedBody(body), unzippedBody(body)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  body.gzip = gzipSync(TEXT);
  expect((await unzippedBody(body)).toString()).toBe(TEXT);
});
