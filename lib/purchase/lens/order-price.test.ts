import { displayPrices } from '@/lib/platform/prices';
import { precos } from '@/lib/platform/schemas/offer';
import { orderPrice } from './order-price';

const frame = (por: number, vista: number) => {
  const prices = displayPrices(precos.parse({ de: 0, por, vista }));
  if (prices === null) throw new Error('a frame has a price');
  return prices;
};

test('A-96: the order’s discount also applies to lenses paid by Pix', () => {
  expect(orderPrice(frame(449.9, 404.91), 1786.9, 10)).toEqual({ por: 1786.9, pix: 1608.21 });
});

test.each([
  ['a discount on the frame alone', 404.91, 0],
  ['another discount on orders', 404.91, 7],
  ['no Pix price', 0, 10],
])('A-96: with %s the Pix price including lenses is unknown', (_case, vista, orderPix) => {
  expect(orderPrice(frame(449.9, vista), 1786.9, orderPix)).toEqual({ por: 1786.9, pix: null });
});
