/** @jest-environment node */
import fc from 'fast-check';
import { addressOf, makePage } from '@/lib/screens/page';
import { canonicalPath } from './redirects';

test('C13: the address can be read back from its key, which needs no URL encoding', () => {
  const canonical = fc
    .oneof(fc.webPath(), fc.string({ unit: 'binary-ascii' }))
    .map((text) => canonicalPath(`/a${encodeURI(text).replaceAll('%25', '%')}`))
    .filter((path) => path !== null);
  const words = fc.string({ minLength: 1 });
  fc.assert(
    fc.property(canonical, words, (path, busca) => {
      const { key } = makePage('/category/[...address]', path, { busca });
      expect(key).toMatch(/^(?:\/[\w~-]+(?:\.html)?)+$/);
      const [, view = '', , ...address] = key.split('/');
      expect(addressOf(view, address)).toEqual({ path, query: { busca } });
    }),
  );
});
