/** @jest-environment node */
import fc from 'fast-check';
import { preferredEncoding } from './accept-encoding';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['deflate', 'identity'],
  ['br;q=0.5, gzip;q=0.9', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0,gzip;q=0', 'identity'],
  ['*', 'br'],
  ['*;q=0', null],
  ['gzip, *;q=0', 'gzip'],
  ['br, identity', 'br'],
  ['identity, gzip;q=0.5', 'identity'],
  ['identity;q=0', null],
  ['gzip;q=rubbish', 'identity'],
])('Accept-Encoding %j results in %s', (header, expected) => {
  expect(preferredEncoding(header)).toBe(expected);
});

test('an encoding that the client excludes is never chosen', () => {
  const item = fc.tuple(
    fc.constantFrom('br', 'gzip', 'identity', 'deflate', '*'),
    fc.constantFrom('', ';q=0', ';q=0.3', '; q=1'),
  );
  fc.assert(
    fc.property(fc.uniqueArray(item, { selector: ([name]) => name }), (items) => {
      const chosen = preferredEncoding(items.map((parts) => parts.join('')).join(', '));
      const refused = items.filter(([, q]) => q === ';q=0').map(([name]) => name);
      if (chosen !== null) expect(refused).not.toContain(chosen);
    }),
  );
});

test('only an available encoding is chosen', () => {
  expect(preferredEncoding('br, gzip;q=0.1', ['gzip', 'identity'])).toBe('gzip');
  expect(preferredEncoding('br', ['gzip', 'identity'])).toBe('identity');
});
