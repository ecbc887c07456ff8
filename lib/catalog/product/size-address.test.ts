import { produtoSchema } from '@/lib/platform/schemas/product';
import { wirePrices, wireProduct, wireSize } from '@/lib/platform/testing/wire-products';
import { listedHref, listedPrices, namedSize, nameInList } from './size-address';

type Size = [label: string, front: number, given?: object];

const productWith = (sizes: readonly Size[], letters = '') =>
  produtoSchema.parse(
    wireProduct({
      filtros: [...letters].map((label, idFiltro) => ({ idFiltro, label, imagem: '' })),
      atributos: {
        simples: {
          nome: 'Tamanho',
          valores: sizes.map(([label, , given], index) => wireSize(index + 1, { label, ...given })),
        },
      },
    }),
  );

const named = (name: string, sizes: readonly Size[]) =>
  namedSize(
    productWith(sizes),
    name,
    sizes.map(([, frontWidth], index) => ({ id: index + 1, mm: { frontWidth } })),
  );

describe('A-97: the size in an address', () => {
  const sizes: Size[] = [
    ['46', 126],
    ['48', 131],
    ['50', 136],
  ];

  test('a letter selects the size with a matching front width', () => {
    expect(named('P', sizes)).toBe('46');
    expect(named('50', sizes)).toBe('50');
    expect(named('G', sizes)).toBe('G');
  });

  test('of several matching sizes the preselected one is chosen, otherwise one in stock', () => {
    expect(named('M', sizes)).toBe('48');
    expect(named('M', [...sizes.slice(0, 2), ['50', 136, { selecionado: true }]])).toBe('50');
    expect(named('M', [['48', 131, { estoque: 0 }], sizes[2] ?? ['50', 136]])).toBe('50');
    expect(named('P', [['46', 126, { estoque: 0 }], sizes[1] ?? ['48', 131]])).toBe('46');
  });

  test('an exact name selects that size, even if the front width of another size matches', () => {
    expect(
      named('P', [
        ['P', 131],
        ['M', 126],
      ]),
    ).toBe('P');
  });
});

test('A-97: a listing filtered by size adds this size to its product links', () => {
  const several = productWith([
    ['46', 126],
    ['48', 131],
  ]);
  expect(listedHref('/alba.html', several, 'P')).toBe('/alba.html?tamanho=P');
  expect(listedHref('/alba.html?cor=azul', several, '48')).toBe('/alba.html?cor=azul&tamanho=48');
  expect(listedHref('/alba.html', several, '54')).toBe('/alba.html');
  expect(listedHref('/alba.html', several, '')).toBe('/alba.html');
  expect(listedHref('', several, 'P')).toBe('');
  expect(listedHref('/alba.html', productWith([['Único', 126]]), 'P')).toBe('/alba.html');
});

test.each([
  ['P', 'PM', '46'],
  ['M', 'MP', '50'],
  ['M', 'MG', '46'],
  ['G', 'PMG', '50'],
  ['M', 'PMG', '48'],
  // A single letter is that of all sizes; the page opens the one that the platform marks.
  ['M', 'M', 'M'],
  ['G', 'PM', 'G'],
  ['P', '', 'P'],
  ['', 'PM', ''],
])(
  'A-97: in a listing filtered by %j, a product of the letters %j has the size %j',
  (letter, letters, name) => {
    const sizes: Size[] = [
      ['46', 126],
      ['50', 136],
      ['48', 131],
    ];
    expect(nameInList(productWith(sizes, letters), letter)).toBe(name);
  },
);

test('A-97: if lists leave the size of a letter open, the letter is kept', () => {
  const four = ['46', '48', '50', '52'].map((label): Size => [label, 130]);
  expect(nameInList(productWith(four, 'PMG'), 'M')).toBe('M');
  expect(nameInList(productWith(four, 'PMG'), 'G')).toBe('52');
  expect(nameInList(productWith([['46', 126, { estoque: 0 }], ...four.slice(1)], 'PM'), 'P')).toBe('P');
  expect(
    nameInList(
      productWith(
        [
          ['P', 126],
          ['M', 131],
        ],
        'PM',
      ),
      'P',
    ),
  ).toBe('P');
  expect(nameInList(productWith(four.slice(0, 1), 'PM'), 'P')).toBe('P');
});

test('A-97: in a listing filtered by a letter, a product whose sizes have numbers shows that size’s price', () => {
  const sized = productWith(
    [
      ['46', 126, { precos: { ...wirePrices, por: 369.9, vista: 332.91 } }],
      ['48', 131, { selecionado: true }],
    ],
    'PM',
  );
  expect(listedPrices(sized, 'P')).toMatchObject({ por: 369.9, pix: 332.91 });
  expect(listedHref('/alba.html', sized, 'P')).toBe('/alba.html?tamanho=46');
});
