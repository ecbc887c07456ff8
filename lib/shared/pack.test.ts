import fc from 'fast-check';
import { pack } from './pack';
import { unpack } from './packed';

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

test('T2: packing and unpacking does not change any data', () => {
  fc.assert(fc.property(data, (given) => expect(unpack(pack(given))).toEqual(given)));
});

test('T2: a character that occurs as two halves survives the page’s encoding', () => {
  const given = ['Coleção de verão 😀', 'Coleção de verão 😁'];
  const { text } = pack(given);
  expect(unpack({ text: Buffer.from(text).toString() })).toEqual(given);
});

test('T2: thousands of similar entries are the same after packing and unpacking', () => {
  // Comparing each entry with all others would take longer than a test may.
  const links = Array.from({ length: 20_000 }, (_, id) => ({
    href: `/oculos-de-sol?filtro=formato-${id}&ipp=24`,
  }));
  expect(unpack(pack(links))).toEqual(links);
});

test('T2: a key with an undefined value is left out', () => {
  expect(unpack(pack({ label: 'Redondo', icon: undefined }))).toStrictEqual({ label: 'Redondo' });
});

test('T2: keys and common address prefixes are stored once', () => {
  const pictures = Array.from({ length: 20 }, (_, id) => ({
    foto: `https://loja.example/upload/produto/imagem/m_armacao-${id}-1.webp`,
  }));
  const packed = JSON.stringify(pack(pictures));
  expect(packed.split('loja.example/upload/produto/imagem/')).toHaveLength(2);
  expect(packed.split('foto')).toHaveLength(2);
  expect(packed.length).toBeLessThan(JSON.stringify(pictures).length / 2);
});

test('T2: quotation marks around texts become apostrophes, which the payload does not escape', () => {
  const { text } = pack([{ label: 'Óculos "Bossa"' }]);
  expect(text).toContain(String.raw`'Óculos \'Bossa\''`);
});
