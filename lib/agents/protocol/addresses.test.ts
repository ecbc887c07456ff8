/** @jest-environment node */
import { isProposedCartPath } from './addresses';

test('R3: an address is a permalink only if something follows its prefix', () => {
  expect(['/comprar/29-0:1', '/comprar/continuar/x'].map(isProposedCartPath)).toEqual([true, true]);
  expect(['/comprar', '/comprar/', '/comprarx/1:1'].map(isProposedCartPath)).toEqual([false, false, false]);
});
