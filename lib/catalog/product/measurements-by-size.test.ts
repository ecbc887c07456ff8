/** @jest-environment node */
import { produtoDetalheSchema } from '@/lib/platform/schemas/product-detail';
import { wireProduct, wireSize } from '@/lib/platform/testing/wire-products';
import { readMeasurements } from './measurements-by-size';

const features = (...valores: string[]) => [
  {
    nome: 'Medidas',
    itens: [...Array<string>(12).fill('x'), ...valores].map((valor, index) => ({
      label: index === 16 ? 'Haste' : `Item ${index}`,
      valor,
    })),
  },
];
const SHEET = features('137 mm', '21 mm', '51 mm', '42 mm', '140 mm');
const LETTERS = ['P', 'M', 'G'].map((label, index) => wireSize(index + 1, { label }));

const row = (size: string, ...cells: string[]) =>
  `<tr><th scope="row"><b>${size}</b></th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
const chart = (...rows: string[]) =>
  `<p>Em mm</p><table><tr><th>Tamanho</th><th>Frontal</th><th>Ponte</th><th>Horizontal</th><th>Vertical</th><th>Haste</th></tr>${rows.join('')}</table>`;
const CHART = chart(
  row(' p ', '129', '19', '48 mm', '40 mm', '135'),
  row('M', '137 mm', '21 mm', '51 mm', '42 mm', '140 mm'),
  row('G', '145 mm', '23 mm', '54,5 mm', '44 mm', ''),
);

const read = (tabelaMedida: string, valores: object[] = LETTERS, caracteristicas: object[] = SHEET) =>
  readMeasurements(
    produtoDetalheSchema.parse(
      wireProduct({
        caracteristicas,
        descricoes: { tabelaMedida },
        atributos: { simples: { nome: 'Tamanho', valores } },
      }),
    ),
  );
const named = (...given: Parameters<typeof read>) => read(...given)?.map(({ id, size }) => [id, size]);

test('PDP-18, PDP-48: the measurements in the features come first, under the name of their size in the chart', () => {
  const measured = read(CHART);
  expect(measured?.map(({ size, mm }) => [size, ...Object.values(mm)])).toEqual([
    ['M', 137, 21, 51, 42, 140],
    ['P', 129, 19, 48, 40, 135],
    ['G', 145, 23, 55, 44, null],
  ]);
  expect(measured?.[1]?.texts).toEqual({
    frontWidth: '129 mm',
    bridge: '19 mm',
    lensWidth: '48 mm',
    lensHeight: '40 mm',
  });
  expect(measured?.[2]?.texts.lensWidth).toBe('54,5 mm');
});

test('PDP-48: without features the preselected size of the chart comes first', () => {
  const marked = LETTERS.map((size) => ({ ...size, selecionado: size.label === 'G' }));
  expect(named(CHART, marked, [])).toEqual([
    [3, 'G'],
    [1, 'P'],
    [2, 'M'],
  ]);
  expect(read('', marked, [])).toBeNull();
});

test.each([
  ['no chart', ''],
  ['a chart of something else', '<table><tr><td>Lavar</td><td>à mão</td></tr></table>'],
  ['a chart in centimetres', chart(row('P', '12,9 cm', '1,9 cm', '4,8 cm', '4 cm', ''))],
  ['markup that never ends', `${'<table><tr><td>'.repeat(2000)}`],
])('PDP-48: with %s the only measurements belong to no size', (_what, html) => {
  expect(named(html)).toEqual([[null, '']]);
});

test('PDP-48: a size that is named after the measured lens width has those measurements', () => {
  expect(named('', [wireSize(51), wireSize(53)])).toEqual([[51, '51']]);
  expect(named('', [wireSize(50), wireSize(52)])).toEqual([[null, '']]);
});

test('A15: a product without sizes gets its size from the front width', () => {
  expect(named('', [])).toEqual([[null, 'M']]);
  expect(named('', [wireSize(9, { label: 'Único' })])).toEqual([[9, 'M']]);
  expect(read('', [], [])).toBeNull();
});

test('A15, PDP-48: an only size that the platform names by lens width or letter keeps this name', () => {
  expect(named('', [wireSize(9, { label: '51' })])).toEqual([[9, '51']]);
  expect(named('', [wireSize(9, { label: 'G' })])).toEqual([[9, 'G']]);
});

test('PDP-48: chart rows for sizes that the product does not have are left out', () => {
  expect(named(chart(row('XG', '150', '20', '60', '50', '150')))).toEqual([[null, '']]);
});

test('PDP-48: numbered sizes with the same front keep the numbers by which the platform tells them apart', () => {
  const numbered = ['48', '50'].map((label, index) => wireSize(index + 1, { label }));
  const sameFront = chart(
    row('48', '137', '19', '48', '40', '135'),
    row('50', '137', '17', '50', '40', '135'),
  );
  expect(named(sameFront, numbered)).toEqual([[null, '']]);
  const otherFront = chart(
    row('48', '137', '19', '48', '40', '135'),
    row('50', '141', '19', '50', '40', '135'),
  );
  expect(named(otherFront, numbered)).toEqual([
    [null, ''],
    [1, '48'],
    [2, '50'],
  ]);
});
