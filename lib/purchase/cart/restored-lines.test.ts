import type { ItemDoCarrinho } from '@/lib/platform/schemas/cart';
import { lineKey } from './cart';
import { inPlace } from './restored-lines';

const line = (idProduto: string, quantidade = 1) =>
  ({ tipo: 'produto', hash: { idProduto, quantidade } }) as unknown as ItemDoCarrinho;

const idsOf = (lines: ItemDoCarrinho[]) => lines.map(({ hash }) => hash.idProduto).join('');
const placeOf = (idProduto: string, index: number) => ({ key: lineKey(line(idProduto)), index });

test('CART-25: a restored line is in its place again, whatever its quantity', () => {
  expect(idsOf(inPlace([line('b'), line('c'), line('a', 3)], [placeOf('a', 0)]))).toBe('abc');
});

test('CART-25: several restored lines are in their places, and an absent one changes nothing', () => {
  const places = [placeOf('a', 0), placeOf('x', 0), placeOf('b', 1)];
  expect(idsOf(inPlace([line('c'), line('a'), line('b')], places))).toBe('abc');
  expect(idsOf(inPlace([line('c')], [placeOf('a', 5)]))).toBe('c');
});
