import { precos } from '@/lib/platform/schemas/offer';
import { sizedDiscount } from './discount-label';

const prices = (de: number, por: number, vista?: number) => precos.parse({ de, por, vista });

test.each([
  ['-16%', prices(469, 389.9), prices(449, 369.9), '-17%'],
  ['16% OFF', prices(469, 389.9), prices(449, 369.9), '17% OFF'],
  ['-17 %', prices(469, 389.9), prices(449, 369.9), '-18 %'],
  ['-16%', prices(469, 389.9), prices(0, 369.9), ''],
  ['-25% no PIX', prices(469, 389.9, 350.91), prices(449, 369.9, 317.9), '-29% no PIX'],
])(
  'A-98: %s, the discount of the product, is replaced by the discount of the size',
  (label, own, sized, expected) => {
    expect(sizedDiscount(label, own, sized)).toBe(expected);
  },
);

test.each([
  ['-30%', prices(469, 389.9), prices(449, 369.9)],
  ['Lançamento', prices(469, 389.9), prices(449, 369.9)],
  ['10% no PIX', prices(469, 422.1), prices(449, 369.9)],
  ['-16%', prices(469, 389.9), null],
])('A-98: %s, which is not the discount of the product, is kept', (label, own, sized) => {
  expect(sizedDiscount(label, own, sized)).toBe(label);
});
