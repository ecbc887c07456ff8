import { phraseProblems } from './screen-reader';

test('the screen reader’s output may say each name twice at most, and every control needs a name', () => {
  const rulesOf = (...phrases: string[]) =>
    phraseProblems(phrases).map(({ rule, text }) => `${rule}: ${text}`);
  expect(
    rulesOf('link, Foto 1, ampliar', 'image, Foto 1', ', ampliar', 'end of link, Foto 1, ampliar'),
  ).toEqual([]);
  expect(rulesOf('heading, Óculos, level 2', 'paragraph', 'Óculos')).toEqual([]);
  expect(rulesOf('link, Foto 1', 'image, Foto 1', 'end of link, Foto 1', 'link, Foto 1')).toEqual([
    'repeated many times: Foto 1',
  ]);
  expect(rulesOf('heading, Marcas, level 2', 'Texto', 'heading, Marcas, level 2')).toEqual([
    'heading twice: heading, Marcas, level 2',
  ]);
  expect(rulesOf('paragraph', 'button')).toEqual(['no name: button after paragraph']);
});
