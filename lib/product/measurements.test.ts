import { measurementsOf } from './measurements';

const group = (nome: string, ...itens: [string, string][]) => ({
  nome,
  itens: itens.map(([label, valor]) => ({ label, valor })),
});
const filler = (count: number) =>
  group('Geral', ...Array.from({ length: count }, (_, index): [string, string] => [`Item ${index}`, 'x']));
const frame = group(
  'Medidas',
  ['Frontal', '138 mm'],
  ['Ponte', '18 mm'],
  ['Horizontal', '52,4 mm'],
  ['Vertical', '41mm'],
);

describe('measurementsOf', () => {
  test('PDP-18, A-28: reads positions 12 to 15 from zero over all groups in order', () => {
    expect(measurementsOf([filler(12), frame])).toEqual({
      frontal: '138 mm',
      ponte: '18 mm',
      horizontal: '52,4 mm',
      vertical: '41mm',
      gravacao: null,
      mm: { frontal: 138, ponte: 18, horizontal: 52, vertical: 41, haste: null },
    });
  });

  test('A15: the engraved triple is given when the temple is told too', () => {
    const temple = group('Haste', ['Material da haste', 'Acetato'], ['Comprimento da haste', '140 mm']);
    expect(measurementsOf([filler(12), frame, temple])?.gravacao).toBe('52□18-140');
  });

  test('PDP-18: fewer items, or texts that are no measures, give no table', () => {
    expect(measurementsOf([])).toBeNull();
    expect(measurementsOf([filler(11), frame])).toBeNull();
    expect(measurementsOf([filler(16)])).toBeNull();
    expect(
      measurementsOf([filler(12), group('Medidas', ['a', '1'], ['b', ''], ['c', '3'], ['d', '4'])]),
    ).toBeNull();
  });
});
