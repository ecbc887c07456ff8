/** @jest-environment jsdom */
import { createStoredList } from './stored-list';
import { muteConsole } from './testing/mute-console';

muteConsole('warn');

const isNumber = (value: unknown): value is number => typeof value === 'number';
const list = createStoredList({ storage: 'session', key: 'numeros', isItem: isNumber });

beforeEach(() => sessionStorage.clear());

test('a stored list can be read, and an empty list removes its entry', () => {
  expect(list.read()).toEqual([]);
  list.write([1, 2]);
  expect(list.read()).toEqual([1, 2]);
  expect(localStorage).toHaveLength(0);
  list.write([]);
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  ['[1,"2",null,3]', [1, 3]],
  ['{"0":1}', []],
  ['null', []],
  ['{', null],
])('C7: with %s in storage the list %j is read', (stored, expected) => {
  sessionStorage.setItem('numeros', stored);
  expect(list.read()).toEqual(expected);
});

test('if storage is full, the previous list is kept', () => {
  list.write([1]);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => list.write([2])).not.toThrow();
  expect(list.read()).toEqual([1]);
});
