import { foldText, wordsOf } from './fold-text';

test('words are compared without case, accents and surrounding spaces', () => {
  expect(foldText(' Tamanho ÚNICO ')).toBe('tamanho unico');
});

test('punctuation separates words, and a text may contain no words', () => {
  expect(wordsOf('M (130 a 139 mm), Acetato')).toEqual(['m', '130', 'a', '139', 'mm', 'acetato']);
  expect(wordsOf(' … ')).toEqual([]);
});
