/** @jest-environment node */
import v8 from 'node:v8';
import type { CompressedBody, CompressedEntry } from './compressed-page';
import { PageSigner } from './signed-page';

const body = (text: string): CompressedBody => ({
  br: Buffer.from(`br ${text}`),
  gzip: Buffer.from(`gzip ${text}`),
  etag: 'W/"ação"',
});

const ENTRY: CompressedEntry = {
  page: {
    kind: 'compressed',
    html: body('página'),
    data: body('data'),
    headers: { 'content-security-policy': "default-src 'none'", link: ['a', 'b'], gone: undefined },
    status: 200,
    postponed: undefined,
    segments: Buffer.from('segments'),
  },
  lastModified: 1_700_000_000_000,
  retryAt: 1_700_000_010_000,
  isIncomplete: true,
  revalidate: 60,
};
const BARE: CompressedEntry = {
  page: {
    kind: 'compressed',
    html: { br: Buffer.alloc(0), gzip: Buffer.alloc(0), etag: '' },
    data: undefined,
    headers: {},
    status: undefined,
    postponed: 'state',
    segments: undefined,
  },
  lastModified: 0,
  revalidate: 1,
};

const signer = new PageSigner(Buffer.alloc(32, 'secret'), 'build');
const written = signer.write('/a', ENTRY);

test.each([
  ['with everything', ENTRY],
  ['with nothing', BARE],
])('C13: a page %s is the same after signing and reading', (_name, entry) => {
  expect(signer.read('/a', signer.write('/a', entry))).toEqual(entry);
});

test('C13: a changed bit anywhere is detected', () => {
  for (let index = 0; index < written.byteLength; index += 1) {
    const changed = Buffer.from(written);
    changed.writeUInt8(changed.readUInt8(index) ^ 1, index);
    expect(() => signer.read('/a', changed)).toThrow('its signature is wrong');
  }
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['less than a signature', written.subarray(0, 31)],
  ['a signature alone', written.subarray(0, 32)],
  ['a part', written.subarray(0, -1)],
  ['more', Buffer.concat([written, Buffer.from('x')])],
  ['what v8 would deserialize', Buffer.concat([Buffer.alloc(32), v8.serialize({ key: '/a', entry: ENTRY })])],
])('C13: %s is rejected as a page', (_what, bytes) => {
  expect(() => signer.read('/a', bytes)).toThrow('its signature is wrong');
});

test.each([
  ['another key', signer, '/b'],
  ['another build', new PageSigner(Buffer.alloc(32, 'secret'), 'other'), '/a'],
])('C13: a page signed for %s is rejected', (_what, reader, key) => {
  expect(() => reader.read(key, written)).toThrow('another address');
});

test('C13: a page signed with another secret is rejected', () => {
  expect(() => new PageSigner(Buffer.alloc(32, 'other'), 'build').read('/a', written)).toThrow(
    'its signature is wrong',
  );
});
