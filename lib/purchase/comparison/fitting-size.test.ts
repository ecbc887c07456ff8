import type { ComparedProduct } from './compared-product';
import { inFittingSize, inKeptSize } from './fitting-size';

const MM = { bridge: 18, lensWidth: 52, lensHeight: 41, temple: 145 };
const prices = { de: '', amount: 'R$ 404,91', isPix: true, credit: '' };
const payload = (url: string) => ({ tipo: 'produto', url, itens: [] });
const size = (label: string, frontWidth: number | null) => ({
  label,
  mm: frontWidth === null ? null : { ...MM, frontWidth },
  prices,
  lenses: '',
  cashWithLenses: '',
  payload: payload(label),
});
const product = (sizes: ComparedProduct['sizes']): ComparedProduct => ({
  href: '/alba.html',
  nome: 'Armação Alba',
  model: 'Armação Alba',
  imagem: '',
  prices,
  mm: { ...MM, frontWidth: 135 },
  size: 'M',
  lists: [],
  brand: '',
  material: '',
  weight: '',
  lenses: '',
  cashWithLenses: '',
  sizes,
  payload: null,
  purchase: 'size',
  colours: [],
  isQuoted: false,
  isLastPiece: false,
  isLooseLenses: false,
  mayTryOn: true,
});
const face = (value: number) => ({ glasses: null, face: { value, uncertainty: 8 } });

test('PDP-57, TRY-11: the column shows and buys the size nearest to the shopper’s measurements', () => {
  const given = product([size('P', 126), size('M', 135), size('G', 144)]);
  const shown = inFittingSize(face(146), given);
  expect(shown).toMatchObject({
    size: 'G',
    mm: { frontWidth: 144 },
    payload: payload('G'),
    purchase: 'add',
  });
});

test('PDP-57: sizes without measurements are chosen by letter, and have the product’s measurements', () => {
  const shown = inFittingSize(face(120), product([size('P', null), size('M', null)]));
  expect(shown).toMatchObject({ size: 'P', mm: { frontWidth: 135 }, payload: payload('P') });
});

test('PDP-57, TRY-11: with the numbers of the shopper’s glasses, the engraved numbers decide, not the front', () => {
  const sized = (label: string, lensWidth: number, frontWidth: number) => ({
    ...size(label, null),
    mm: { ...MM, lensWidth, frontWidth },
  });
  const measures = { glasses: { lensWidth: 50, bridge: 18, temple: 140 }, face: null };
  const given = product([sized('46', 46, 134), sized('50', 50, 142)]);
  expect(inFittingSize(measures, given).size).toBe('50');
});

test.each([
  ['nothing is measured', undefined, [size('P', 126)]],
  ['no size fits', face(170), [size('P', 126), size('M', 135)]],
  ['it comes in one size', face(126), []],
])('PDP-57: the product is unchanged if %s', (_reason, own, sizes) => {
  const given = product(sizes);
  expect(inFittingSize(own, given)).toBe(given);
});

test.each([
  ['its name', '/alba.html?tamanho=46', '46', '/alba.html?tamanho=46'],
  ['its letter', '/alba.html?tamanho=G', '52', '/alba.html?tamanho=52'],
])('A-97: a product saved in a size by %s is shown in that size, whatever fits', (_by, kept, label, href) => {
  const given = product([size('46', 126), size('48', 135), size('52', 144)]);
  expect(inKeptSize(face(135), given, kept)).toMatchObject({ size: label, payload: payload(label), href });
});

test('A-97: a saved size that is sold out is shown as sold out, and no other is chosen', () => {
  const soldOut = { ...size('46', 126), payload: null };
  const given = product([soldOut, size('48', 135)]);
  expect(inKeptSize(undefined, given, '/alba.html?tamanho=46')).toMatchObject({
    size: '46',
    payload: null,
    purchase: 'soldOut',
  });
  expect(inFittingSize(face(126), product([soldOut, size('45', 127)]))).toMatchObject({ size: '45' });
  const both = product([soldOut, size('45', 127)]);
  expect(inKeptSize(undefined, both, '/alba.html?tamanho=P')).toMatchObject({ size: '45', purchase: 'add' });
});

test('A-97: without a size in the address the fitting one is shown, and an unknown size stays in the link', () => {
  const given = product([size('46', 126), size('48', 135)]);
  expect(inKeptSize(face(135), given, '/alba.html')).toMatchObject({ size: '48', href: '/alba.html' });
  expect(inKeptSize(face(126), given, '/alba.html?tamanho=54')).toEqual({
    ...given,
    href: '/alba.html?tamanho=54',
  });
});

test('A-97: for a size that is gone the shopper chooses another one, which is not added unasked', () => {
  const given = { ...product([size('46', 126), size('48', 135)]), payload: payload('46') };
  const kept = '/alba.html?tamanho=54';
  expect(inKeptSize(undefined, { ...given, purchase: 'add' }, kept)).toMatchObject({
    payload: null,
    purchase: 'size',
    href: kept,
  });
});
