import { storeCountText } from './texts';

test.each([
  [0, 'Nenhuma loja'],
  [1, 'Uma loja'],
  [2, 'Duas lojas'],
  [11, '11 lojas'],
])('%i stores are written as %j', (count, text) => {
  expect(storeCountText(count)).toBe(text);
});
