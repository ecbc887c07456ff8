/** @jest-environment jsdom */
import { dropFragment } from './drop-fragment';

test('LENS-19: the fragment that opened a dialog leaves the address, without a history entry', () => {
  window.history.replaceState({ size: 7 }, '', '/serra.html?tamanho=M#lentes-da-sacola-1');
  const { length } = window.history;
  dropFragment('#provar');
  expect(window.location.hash).toBe('#lentes-da-sacola-1');
  dropFragment('#lentes');
  expect(window.location.href).toMatch(/\/serra\.html\?tamanho=M$/);
  expect(window.history.length).toBe(length);
  expect(window.history.state).toEqual({ size: 7 });
});
