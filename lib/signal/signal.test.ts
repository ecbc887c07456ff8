import { createSignal } from './signal';

test('tells every listener, no longer the one that stopped, and answers whether there was one', () => {
  const numbers = createSignal<number>();
  expect(numbers.tell(0)).toBe(false);
  const first = jest.fn();
  const second = jest.fn();
  const stop = numbers.subscribe(first);
  numbers.subscribe(second);
  numbers.tell(1);
  stop();
  stop();
  expect(numbers.tell(2)).toBe(true);
  expect(first.mock.calls).toEqual([[1]]);
  expect(second.mock.calls).toEqual([[1], [2]]);
});
