import { parseMeasurements } from './frame-measurements';

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

describe('parseMeasurements', () => {
  test('PDP-18, A-28: the values at positions 12 to 15 across all groups are read', () => {
    expect(parseMeasurements([filler(12), frame])).toEqual({
      texts: { frontWidth: '138 mm', bridge: '18 mm', lensWidth: '52,4 mm', lensHeight: '41mm' },
      mm: { frontWidth: 138, bridge: 18, lensWidth: 52, lensHeight: 41, temple: null },
    });
  });

  test('A15: the temple length is found by its name, next to its material', () => {
    const temple = group('Haste', ['Material da haste', 'Acetato'], ['Comprimento da haste', '140 mm']);
    expect(parseMeasurements([filler(12), frame, temple])?.mm.temple).toBe(140);
  });

  test('PDP-18: missing items and texts without a number become null', () => {
    expect(parseMeasurements([])).toBeNull();
    expect(parseMeasurements([filler(11), frame])).toBeNull();
    expect(parseMeasurements([filler(16)])).toBeNull();
    expect(
      parseMeasurements([filler(12), group('Medidas', ['a', '1'], ['b', ''], ['c', '3'], ['d', '4'])]),
    ).toBeNull();
  });
});
