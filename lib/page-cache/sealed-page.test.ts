/** @jest-environment node */
import v8 from 'node:v8';
import type { PackedBody, PackedEntry } from './packed-page';
import { PageSeal } from './sealed-page';

const body = (text: string): PackedBody => ({
  br: Buffer.from(`br ${text}`),
  gzip: Buffer.from(`gzip ${text}`),
  etag: 'W/"ação"',
});

const ENTRY: PackedEntry = {
  page: {
    kind: 'packed',
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
const BARE: PackedEntry = {
  page: {
    kind: 'packed',
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

const seal = new PageSeal(Buffer.alloc(32, 'secret'), 'build');
const written = seal.write('/a', ENTRY);

test.each([
  ['with everything', ENTRY],
  ['with nothing', BARE],
])('C13: a page %s is the same after sealing and reading', (_name, entry) => {
  expect(seal.read('/a', seal.write('/a', entry))).toEqual(entry);
});

test('C13: a changed bit anywhere is detected', () => {
  for (let index = 0; index < written.byteLength; index += 1) {
    const changed = Buffer.from(written);
    changed.writeUInt8(changed.readUInt8(index) ^ 1, index);
    expect(() => seal.read('/a', changed)).toThrow('its seal is wrong');
  }
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['less than a seal', written.subarray(0, 31)],
  ['a seal alone', written.subarray(0, 32)],
  ['a part', written.subarray(0, -1)],
  ['more', Buffer.concat([written, Buffer.from('x')])],
  ['what v8 would deserialize', Buffer.concat([Buffer.alloc(32), v8.serialize({ key: '/a', entry: ENTRY })])],
])('C13: %s is rejected as a page', (_what, bytes) => {
  expect(() => seal.read('/a', bytes)).toThrow('its seal is wrong');
});

test.each([
  ['another key', seal, '/b'],
  ['another build', new PageSeal(Buffer.alloc(32, 'secret'), 'other'), '/a'],
])('C13: a page sealed for %s is rejected', (_what, reader, key) => {
  expect(() => reader.read(key, written)).toThrow('another address');
});

test('C13: a page sealed with another secret is rejected', () => {
  expect(() => new PageSeal(Buffer.alloc(32, 'other'), 'build').read('/a', written)).toThrow(
    'its seal is wrong',
  );
});
