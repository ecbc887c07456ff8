import { STATES } from './brazilian-states';
import { stateOfCep } from './postal-states';

test.each([
  ['01310-100', 'SP'],
  ['20040002', 'RJ'],
  ['40010-000', 'BA'],
  ['69350-000', 'RR'],
  ['69800-000', 'AM'],
  ['72900-000', 'GO'],
  ['73000-000', 'DF'],
  ['99999-999', 'RS'],
  ['00000-000', null],
  ['0131', null],
  ['', null],
])('A-27: the postal code %p is in the state %p', (cep, state) => {
  expect(stateOfCep(cep)).toBe(state);
});

test('A-27: every state has postal codes', () => {
  const found = new Set(
    Array.from({ length: 1000 }, (_, start) => stateOfCep(`${String(start).padStart(3, '0')}00000`)),
  );
  expect(STATES.map(([code]) => code).filter((code) => !found.has(code))).toEqual([]);
});
