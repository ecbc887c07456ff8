import { plainText } from './estrutura';

test('B3: the text of a description has no space before punctuation, and one between paragraphs', () => {
  expect(
    plainText('<p>Acetato e <a href="/c/titanio">titânio</a>, <b>leve</b>.</p><p>Feito &amp; pronto</p>'),
  ).toBe('Acetato e titânio, leve. Feito & pronto');
});
