import { attributeName, choicePhrase } from './attribute-labels';

test.each([
  ['Tamanho', 'o tamanho'],
  ['Voltagem', 'a voltagem'],
  ['Potência', 'a potência'],
  ['Tensão', 'a tensão'],
  ['Capacidade', 'a capacidade'],
  ['Comprimento do cabo', 'o comprimento do cabo'],
  ['Cor da lente', 'a cor da lente'],
  ['Medida (mm)', 'a medida (mm)'],
  ['Sistema', 'o sistema'],
  ['Motor', 'o motor'],
  ['Grau', 'uma opção de grau'],
  ['Padrão', 'uma opção de padrão'],
  ['DNP', 'uma opção de DNP'],
  ['', 'uma opção'],
])('PDP-25, PDP-48, KIT-18, VARIANT-01: the choice of %j is requested with "%s"', (atributo, wanted) => {
  expect(choicePhrase(atributo)).toBe(wanted);
});

test('PDP-48: an attribute keeps the platform’s name', () => {
  expect(attributeName('Voltagem')).toBe('Voltagem');
  expect(attributeName('')).toBe('Opção');
});
