import fc from 'fast-check';
import { listingHref, omit, orderedQuery, withoutDefaults } from './canonical-query';

describe('orderedQuery', () => {
  test('A7: platform keys come first, then others by name, then order, ipp and pg', () => {
    expect(
      orderedQuery({
        pg: '2',
        ipp: '24',
        zeta: '1',
        order: 'x',
        preco: '1-2',
        marca: '3',
        atributo: '4',
        cor: 'a',
        filtro: '5',
      }),
    ).toBe('filtro=5&atributo=4&marca=3&preco=1-2&cor=a&zeta=1&order=x&ipp=24&pg=2');
  });

  test('A7: the same parameters result in the same text, in any order', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), (query) => {
        const reversed = Object.fromEntries(Object.entries(query).reverse());
        expect(orderedQuery(reversed)).toBe(orderedQuery(query));
      }),
    );
  });

  test('A7: hostile keys and values are treated as data', () => {
    const text = orderedQuery({ busca: '"><script>&pg=9#x', 'a&b': '=' });
    expect(Object.fromEntries(new URLSearchParams(text))).toEqual({ busca: '"><script>&pg=9#x', 'a&b': '=' });
    expect(text).not.toMatch(/[<>"#]/);
  });
});

describe('listingHref', () => {
  test('LIST-43, LIST-44: defaults and empty values are removed from the address', () => {
    expect(listingHref('/solar', { order: 'Popularidade', ipp: '12', pg: '1', marca: '' })).toBe('/solar');
    expect(listingHref('/solar', { order: 'Menor Preço', pg: '2' })).toBe(
      '/solar?order=Menor+Pre%C3%A7o&pg=2',
    );
  });

  test('LIST-39: tracking keys are removed from links, and other unknown keys are kept', () => {
    expect(
      listingHref('/x', { gclid: '1', utm_source: 'a', UTM_Medium: 'b', fbclid: 'c', cor: 'preto' }),
    ).toBe('/x?cor=preto');
  });

  test('A7: cleaning a query twice changes nothing more', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('pg', 'ipp', 'order', 'marca', 'gclid'), fc.string()),
        (query) => {
          expect(withoutDefaults(withoutDefaults(query))).toEqual(withoutDefaults(query));
        },
      ),
    );
  });
});

test('A7: omitting keys does not change the original query', () => {
  const query = { a: '1', b: '2' };
  expect(omit(query, 'a')).toEqual({ b: '2' });
  expect(query).toEqual({ a: '1', b: '2' });
});
