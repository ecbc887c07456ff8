import { arrival, dayAfterWorkingDays, workingDays } from './delivery-date';

test.each([
  ['3 dias úteis', 3],
  ['1 dia útil', 1],
  ['3 a 4 dias úteis', 4],
  ['3-4', 4],
  ['7', 7],
  [' 12 Dias Úteis ', 12],
  ['0', null],
  ['', null],
  ['3 dias', null],
  ['Entrega agendada', null],
  ['2 semanas', null],
  ['24 horas', null],
  ['95', null],
])('A18: %j is at most %s working days', (prazo, days) => {
  expect(workingDays(prazo)).toBe(days);
});

test.each([
  ['a Monday', '2026-11-23T15:00:00Z', 3, 'quinta, 26/11'],
  ['a weekend, which does not count', '2026-11-28T15:00:00Z', 1, 'segunda, 30/11'],
  ['a late evening that is still the same day in Brazil', '2026-11-24T02:30:00Z', 1, 'terça, 24/11'],
  ['a national holiday', '2026-12-24T15:00:00Z', 1, 'segunda, 28/12'],
  ['Good Friday', '2026-04-02T15:00:00Z', 1, 'segunda, 06/04'],
  ['the end of a year', '2026-12-31T15:00:00Z', 2, 'terça, 05/01'],
])('A18: the delivery day, counted from %s', (_name, now, count, day) => {
  expect(dayAfterWorkingDays(count, new Date(now))).toBe(day);
});

const option = (prazo: string, label = 'Sedex') => ({ id: '3', label, prazo, valor: 0 });
const MONDAY = new Date('2026-11-23T15:00:00Z');

test('A18: the delivery day can include laboratory days', () => {
  const delivered = { verb: 'Chega até', day: 'quinta, 26/11' };
  expect(arrival(option('3 dias úteis'), undefined, MONDAY)).toEqual({
    ...delivered,
    lensNote: '',
  });
  expect(arrival(option('3'), { days: 8, isIncluded: false }, MONDAY)).toEqual({
    ...delivered,
    lensNote: 'Com lentes de grau, até terça, 08/12',
  });
  expect(arrival(option('3'), { days: 8, isIncluded: true }, MONDAY)).toEqual({
    verb: 'Chega até',
    day: 'terça, 08/12',
    lensNote: 'Inclui até 8 dias úteis para fazer as lentes',
  });
});

test.each(['hoje', '', 'a combinar', '2 semanas'])('A18: %j has no delivery day', (prazo) => {
  expect(arrival(option(prazo), { days: 8, isIncluded: false }, MONDAY)).toBeNull();
});

test.each([
  ['Retirar em uma das lojas', 'Para retirar a partir de', 'a partir de terça, 01/12'],
  ['RETIRADA NA LOJA', 'Para retirar a partir de', 'a partir de terça, 01/12'],
  ['Sedex', 'Chega até', 'até terça, 01/12'],
])('A18: the text for %j begins with %j', (label, verb, limit) => {
  expect(arrival(option('1', label), { days: 5, isIncluded: false }, MONDAY)).toEqual({
    verb,
    day: 'terça, 24/11',
    lensNote: `Com lentes de grau, ${limit}`,
  });
});
