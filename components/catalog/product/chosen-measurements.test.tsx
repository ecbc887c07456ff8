import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emulateViewport } from '@/components/ui/testing';
import { detalheSchema } from '@/lib/platform/schemas/page-content';
import { wireProduct, wireSize } from '@/lib/platform/testing/wire-products';
import { ProductScreen } from './product-screen';

const SHEET = [...Array<string>(12).fill('x'), '137 mm', '21 mm', '51 mm', '42 mm'];
const FEATURES = [
  {
    nome: 'Medidas',
    itens: [
      ...SHEET.map((valor, index) => ({ label: `Item ${index}`, valor })),
      { label: 'Haste', valor: '140 mm' },
      { label: 'Peso', valor: '22 g' },
    ],
  },
];
const ROWS = {
  P: ['129 mm', '19 mm', '48 mm', '40 mm', '135 mm'],
  M: ['137 mm', '21 mm', '51 mm', '42 mm', '140 mm'],
  G: ['145 mm', '23 mm', '54 mm', '44 mm', '150 mm'],
};
const CHART = `<table><tr>${['Tamanho', 'Frontal', 'Ponte', 'Horizontal', 'Vertical', 'Haste']
  .map((heading) => `<th>${heading}</th>`)
  .join('')}</tr>${Object.entries(ROWS)
  .map(([size, cells]) => `<tr><th>${size}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
  .join('')}</table>`;

function renderPage(tabelaMedida: string) {
  emulateViewport();
  const valores = Object.keys(ROWS).map((label, index) => wireSize(index + 1, { label }));
  const conteudo = wireProduct({
    midias: [],
    caracteristicas: FEATURES,
    descricoes: { tabelaMedida },
    atributos: { simples: { nome: 'Tamanho', valores } },
  });
  render(
    <ProductScreen
      detalhe={detalheSchema.parse({ estrutura: { breadcrumb: [] }, conteudo })}
      url="https://loja/armacao.html"
      whatsapp=""
      buyButton={null}
    />,
  );
}

const section = () => within(screen.getByRole('region', { name: 'Medidas' }));
const cells = () =>
  within(section().getByRole('table'))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('PDP-18, PDP-48: choosing a size updates the summary, the table and the drawing', async () => {
  const user = userEvent.setup();
  renderPage(CHART);
  expect(section().getByText(/^Medidas do tamanho M\./)).toBeVisible();
  // The measurements of one size would contradict the table once another size is chosen.
  const features = within(screen.getByRole('region', { name: 'Características' }));
  expect(features.queryByText('140 mm')).toBeNull();
  for (const [label, [front = '', bridge, lens, height, temple]] of [
    ...Object.entries(ROWS),
    ...Object.entries(ROWS).reverse(),
  ]) {
    await user.click(screen.getByRole('radio', { name: `${label} frente ${front}` }));
    expect(await section().findByText(new RegExp(`^Medidas do tamanho ${label}\\.`))).toBeVisible();
    const engraving = [lens, bridge, temple].map((text) => Number.parseInt(text ?? '', 10));
    const engraved = `${engraving.join('-')}`;
    expect(cells()).toEqual([front, bridge, lens, height, engraved]);
    expect(screen.getByRole('link', { name: `Medidas do tamanho ${label}` })).toBeVisible();
    // Each is once in the table and once in the drawing, except the temple length, which is part of the engraved size
    // in the table.
    for (const text of [front, bridge, lens, height])
      expect(section().getAllByText(text ?? '')).toHaveLength(2);
    expect(section().getAllByText(temple ?? '')).toHaveLength(1);
    // The weight is known for one size only.
    expect(features.queryAllByText(/^Medidas|^22 g$/).map(({ textContent }) => textContent)).toEqual(
      label === 'M' ? ['Medidas (tamanho M)', '22 g'] : [],
    );
  }
});

test('PDP-18, PDP-48: without a size chart the page says that the measurements apply to one size only', async () => {
  const user = userEvent.setup();
  renderPage('');
  for (const label of ['P', 'G']) {
    await user.click(screen.getByRole('radio', { name: label }));
    expect(
      section().getByText(/^Medidas de um só dos tamanhos: as dos outros são diferentes\./),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Medidas de um só tamanho' })).toBeVisible();
  }
  expect(screen.getByRole('heading', { name: 'Medidas (de um só tamanho)' })).toBeVisible();
  expect(cells()).toEqual([...ROWS.M.slice(0, 4), '51-21-140']);
});
