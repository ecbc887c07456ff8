import fc from 'fast-check';
import { listingQuery, pathQuery, searchQuery, verifyQuery } from './address';

const WINDOW = { offset: 0, limit: 12 };

test.each([
  '//evil.example/a',
  '/\\evil.example/a',
  '\\\\evil.example/a',
  '/\t/evil.example/a',
  ' //evil.example/a',
])('C2: %j is treated as a path, not as a host', (address) =>
  expect(pathQuery(address)).toBe('url=/evil.example/a'),
);

test('C2: any address becomes a query with exactly one url', () => {
  const hostile = fc.string({
    unit: fc.constantFrom('/', '\\', '[', '@', ':', '?', '&', '#', '%', '\t', 'a', '\u0000'),
  });
  fc.assert(
    fc.property(hostile, (address) => {
      for (const query of [verifyQuery(address), pathQuery(address), listingQuery(address, WINDOW)])
        expect(new URLSearchParams(query).getAll('url')).toHaveLength(1);
      expect(new URLSearchParams(searchQuery(address, WINDOW)).getAll('url')).toEqual([]);
    }),
  );
});
