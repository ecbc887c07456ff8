import { groupByLetter } from './group-by-letter';

test('BRAND-01: alphabetical under plain letters, anything else under #', () => {
  const groups = groupByLetter(['Zênite', 'ítaca', 'Aurora', 'Ágata', '3D'].map((label) => ({ label })));
  expect(groups.map(({ letter, entries }) => [letter, entries.map(({ label }) => label)])).toEqual([
    ['#', ['3D']],
    ['A', ['Ágata', 'Aurora']],
    ['I', ['ítaca']],
    ['Z', ['Zênite']],
  ]);
});
