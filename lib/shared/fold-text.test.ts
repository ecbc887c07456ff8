import { foldText, wordsOf } from './fold-text';

test('case, accents and surrounding spaces do not distinguish words', () => {
  expect(foldText(' Tamanho ÚNICO ')).toBe('tamanho unico');
});

test('punctuation separates words, and a text can be empty of words', () => {
  expect(wordsOf('M (130 a 139 mm), Acetato')).toEqual(['m', '130', 'a', '139', 'mm', 'acetato']);
  expect(wordsOf(' … ')).toEqual([]);
});
