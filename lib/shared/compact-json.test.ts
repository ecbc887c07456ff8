import fc from 'fast-check';
import { decodeCompactJson } from './compact-json';
import { encodeCompactJson } from './encode-compact-json';

const key = fc.stringMatching(/^[a-z][a-zA-Z]{0,8}$/);
const data = fc.letrec((of) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.string({
      unit: fc.constantFrom('a', '~', '|', "'", '"', '\\', '/', '-', '1', '.', ' ', 'é', '\n', '😀'),
    }),
    fc.constantFrom(
      '',
      'https://loja/upload/m_armacao-redonda-de-acetato-claro-1.webp',
      'armacao-redonda-de-acetato-claro',
    ),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(of('value'), { maxLength: 4 }),
    fc.dictionary(key, of('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
})).value;

test('T2: encoding and decoding does not change any data', () => {
  fc.assert(fc.property(data, (given) => expect(decodeCompactJson(encodeCompactJson(given))).toEqual(given)));
});

test('T2: a character that occurs as two halves survives the page’s encoding', () => {
  const given = ['Coleção de verão 😀', 'Coleção de verão 😁'];
  const { text } = encodeCompactJson(given);
  expect(decodeCompactJson({ text: Buffer.from(text).toString() })).toEqual(given);
});

test('T2: thousands of similar entries are the same after encoding and decoding', () => {
  // Comparing each entry with all others would take longer than a test may.
  const links = Array.from({ length: 20_000 }, (_, id) => ({
    href: `/oculos-de-sol?filtro=formato-${id}&ipp=24`,
  }));
  expect(decodeCompactJson(encodeCompactJson(links))).toEqual(links);
});

test('T2: a key with an undefined value is left out', () => {
  expect(decodeCompactJson(encodeCompactJson({ label: 'Redondo', icon: undefined }))).toStrictEqual({
    label: 'Redondo',
  });
});

test('T2: keys and common address prefixes are stored once', () => {
  const pictures = Array.from({ length: 20 }, (_, id) => ({
    foto: `https://loja.example/upload/produto/imagem/m_armacao-${id}-1.webp`,
  }));
  const encoded = JSON.stringify(encodeCompactJson(pictures));
  expect(encoded.split('loja.example/upload/produto/imagem/')).toHaveLength(2);
  expect(encoded.split('foto')).toHaveLength(2);
  expect(encoded.length).toBeLessThan(JSON.stringify(pictures).length / 2);
});

test('T2: quotation marks around texts become apostrophes, which the payload does not escape', () => {
  const { text } = encodeCompactJson([{ label: 'Óculos "Bossa"' }]);
  expect(text).toContain(String.raw`'Óculos \'Bossa\''`);
});
