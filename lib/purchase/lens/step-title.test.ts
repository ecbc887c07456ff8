import { stepTitle } from './labels';

test.each([
  ['Modelo', 'Modelo (tratamento da lente)'],
  [' ESPESSURA ', 'Espessura da lente'],
  ['Tipo', 'Tipo de lente'],
  ['Receita', 'Receita'],
  ['Cor da lente', 'Cor da lente'],
  ['constructor', 'constructor'],
])('LENS-04, A-95: the step %s has the heading %s', (nome, title) => {
  expect(stepTitle(nome)).toBe(title);
});
