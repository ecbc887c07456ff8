/** @jest-environment node */
import fc from 'fast-check';
import { readPath } from './path';

describe('readPath', () => {
  test.each([
    ['/pagina/sobre/', '/pagina/sobre'],
    ['/oculos-de-sol//feminino', '/oculos-de-sol/feminino'],
    ['//evil.com/', '/evil.com'],
    ['/c/black-friday/', '/c/black-friday'],
  ])('DESIGN-27: %s moves to %s', (raw, to) => {
    expect(readPath(raw)).toEqual({ kind: 'moved', to });
  });

  test('DESIGN-27: a path in its one form stays, with its encoding as sent', () => {
    expect(readPath('/')).toEqual({ kind: 'canonical', path: '/' });
    expect(readPath('/arma%C3%A7%C3%A3o.html')).toEqual({
      kind: 'canonical',
      path: '/arma%C3%A7%C3%A3o.html',
    });
  });

  test.each(['/%E0%A4%A', '/%', '/a%zz', '/a%00b', '/a%0d%0aset-cookie', `/${'a'.repeat(2100)}`])(
    'ROUTE-10: %.20s is malformed',
    (raw) => {
      expect(readPath(raw)).toEqual({ kind: 'malformed' });
    },
  );

  test('DESIGN-27: the form moved to is canonical itself, so a redirect never takes two hops', () => {
    fc.assert(
      fc.property(fc.webPath(), (raw) => {
        const reading = readPath(`/${raw}`);
        if (reading.kind !== 'moved') return;
        expect(readPath(reading.to)).toEqual({ kind: 'canonical', path: reading.to });
        expect(reading.to.startsWith('//')).toBe(false);
      }),
    );
  });
});
