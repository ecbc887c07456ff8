/** @jest-environment node */
import { isBasketPath } from './addresses';

test('R3: a bag has a name behind the start of its address', () => {
  expect(['/comprar/29-0:1', '/comprar/continuar/x'].map(isBasketPath)).toEqual([true, true]);
  expect(['/comprar', '/comprar/', '/comprarx/1:1'].map(isBasketPath)).toEqual([false, false, false]);
});
