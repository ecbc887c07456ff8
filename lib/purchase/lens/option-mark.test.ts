import { optionMark } from './option-mark';

test.each([
  ['Visão simples', 'single'],
  ['Monofocal', 'single'],
  ['Multifocal', 'multifocal'],
  ['Lentes progressivas', 'multifocal'],
  ['Bifocal', 'bifocal'],
  ['Ocupacional', 'occupational'],
  ['Fotossensível', 'photochromic'],
  ['Transitions® Gen 8', 'photochromic'],
  ['Filtro de luz azul', 'blue'],
  ['Antirreflexo', 'antireflective'],
  ['Anti-reflexo premium', 'antireflective'],
  ['Incolor', 'hardened'],
  ['Antirrisco', 'hardened'],
  ['Polarizada', 'polarised'],
  ['Solar espelhada', 'mirrored'],
  ['Lente solar', 'sun'],
  ['Hidrofóbico', 'repellent'],
  ['Sem grau', 'plain'],
  ['Tradicional', null],
  ['Extrafina', null],
  ['Policarbonato', null],
  ['Solução de limpeza', null],
])('LENS-08: the option %s has the drawing %s', (title, mark) => {
  expect(optionMark(title)).toBe(mark);
});
