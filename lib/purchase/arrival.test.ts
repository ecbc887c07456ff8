import { arrival, isPickUp } from './arrival';

const option = (prazo: string, label = 'Sedex') => ({ id: '3', label, prazo, valor: 0 });
const MONDAY = new Date('2026-11-23T15:00:00Z');

test('A18: the day of arrival, and the one with the laboratory’s days', () => {
  expect(arrival(option('3 dias úteis'), 0, MONDAY)).toEqual({ day: 'quinta, 26/11', withLenses: null });
  expect(arrival(option('3'), 8, MONDAY)).toEqual({ day: 'quinta, 26/11', withLenses: 'terça, 08/12' });
});

test.each(['hoje', '', 'a combinar', '2 semanas'])('A18: %j names no day', (prazo) => {
  expect(arrival(option(prazo), 8, MONDAY)).toBeNull();
});

test.each([
  ['Retirar em uma das lojas', true],
  ['RETIRADA NA LOJA', true],
  ['Sedex', false],
])('A18: %j is fetched by the shopper: %p', (label, expected) => {
  expect(isPickUp(option('1', label))).toBe(expected);
});
