/** @jest-environment node */
import fc from 'fast-check';
import { decodeAddress, encodeAddress } from './address-segment';
import { webPath } from './testing/web-address';

const query = fc
  .dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.string({ minLength: 1 }))
  .map((entries) => new URLSearchParams(entries).toString());
const plainPath = fc
  .array(fc.stringMatching(/^[\w-]{1,12}(\.html)?$/))
  .map((segments) => `/${segments.join('/')}`);
const anyPath = webPath.map((path) => `/${path.replaceAll('?', '')}`);
const address = fc
  .tuple(fc.oneof(plainPath, anyPath), query)
  .map(([path, search]) => (search === '' ? path : `${path}?${search}`));

test.each([
  ['/', '~'],
  ['/armacao-serra.html', '~armacao-serra.html'],
  ['/oculos-de-sol/feminino', '~oculos-de-sol~feminino'],
])('the address %s is readable as %s', (path, segment) => {
  expect(encodeAddress(path)).toBe(segment);
});

test.each(['/a~b', '/..', '/a.rsc', '/caf%C3%A9', '/sol?pg=2', '/a\n'])(
  'the address %j is packed',
  (path) => {
    expect(encodeAddress(path)).toMatch(/^[\w-]+$/);
  },
);

test('C13: an address survives the way through one path segment', () => {
  fc.assert(
    fc.property(address, (original) => {
      const segment = encodeAddress(original);
      expect(segment).toMatch(/^[\w~.-]+$/);
      const { path, query: parsed } = decodeAddress(segment);
      const search = new URLSearchParams(parsed).toString();
      expect(search === '' ? path : `${path}?${search}`).toBe(original);
    }),
  );
});

test('C13: two addresses never share a segment', () => {
  fc.assert(
    fc.property(address, address, (one, other) => {
      expect(encodeAddress(one) === encodeAddress(other)).toBe(one === other);
    }),
  );
});
