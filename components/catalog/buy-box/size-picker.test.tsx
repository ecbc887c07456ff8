import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { purchaseOptions } from '@/lib/catalog/product/purchase-options';
import { saveShopperMeasures } from '@/lib/catalog/product/shopper-measure';
import { NO_MEASURES } from '@/lib/catalog/product/shopper-measure-store';
import { produtoDetalheSchema } from '@/lib/platform/schemas/product-detail';
import { wireProduct, wireSize } from '@/lib/platform/testing/wire-products';
import { ChosenSizeLink, PurchaseProvider } from './purchase-context';
import { SizePicker } from './size-picker';

afterEach(() => act(() => saveShopperMeasures(NO_MEASURES)));

const measured = [
  { id: 1, frontWidth: 124 },
  { id: 2, frontWidth: 134 },
  { id: 3, frontWidth: 144 },
].map(({ id, frontWidth }) => ({
  id,
  mm: { frontWidth, bridge: 18, lensWidth: (frontWidth - 34) / 2, lensHeight: 40, temple: 140 },
}));

/** Of three sizes the platform preselects the middle one. */
function renderPicker(stockOfFirst = 3, named = '', sizes = measured) {
  const valores = [
    wireSize(1, { label: 'P', estoque: stockOfFirst }),
    wireSize(2, { label: 'M', selecionado: true }),
    wireSize(3, { label: 'G' }),
  ];
  const product = wireProduct({ atributos: { simples: { nome: 'Tamanho', valores } } });
  const options = purchaseOptions(produtoDetalheSchema.parse(product), '', sizes, named);
  return render(
    <PurchaseProvider options={options}>
      <SizePicker />
      <ChosenSizeLink href="/preta.html">Preta</ChosenSizeLink>
    </PurchaseProvider>,
  );
}

const checked = () => screen.queryByRole('radio', { checked: true })?.closest('label')?.textContent ?? '';

test('TRY-11, PDP-48: the size that fits replaces the default, with the reason; the shopper’s choice is kept', async () => {
  act(() => saveShopperMeasures({ face: { value: 124, uncertainty: 8 } }));
  renderPicker();
  expect(
    await screen.findByRole('group', { name: 'Tamanho: P serve em você, pela sua medida' }),
  ).toBeVisible();
  expect(checked()).toMatch(/^P.*124\smm serve$/);
  expect(screen.getByRole('radio', { name: /134 mm$/ })).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: /^G/ }));
  expect(checked()).toMatch(/^G/);
  expect(screen.getByRole('group', { name: 'Tamanho' })).toBeVisible();
});

test('TRY-11, PDP-48: next to the numbers of the shopper’s glasses the engraved numbers decide, not the front', async () => {
  act(() => saveShopperMeasures({ glasses: { lensWidth: 50, bridge: 18, temple: 140 } }));
  const wide = measured.map(({ id, mm }) => ({ id, mm: { ...mm, frontWidth: mm.frontWidth + 10 } }));
  renderPicker(3, '', wide);
  expect(await screen.findByRole('group', { name: /^Tamanho: M serve/ })).toBeVisible();
});

test('TRY-11, PDP-48: the shopper’s choice of the default is kept on a reload and in another colour', async () => {
  act(() => saveShopperMeasures({ face: { value: 124, uncertainty: 8 } }));
  const { unmount } = renderPicker();
  await screen.findByRole('group', { name: /P serve em você/ });
  await userEvent.click(screen.getByRole('radio', { name: /^M/ }));
  const colour = () => screen.getByRole('link', { name: 'Preta' });
  expect(colour()).toHaveAttribute('href', '/preta.html?tamanho=M');
  unmount();
  renderPicker();
  expect(await screen.findByRole('radio', { name: /124 mm serve$/ })).toBeVisible();
  expect(checked()).toMatch(/^M/);
  expect(colour()).toHaveAttribute('href', '/preta.html?tamanho=M');
});

test('TRY-11, PDP-48: a changed measure preselects another size, also on a reload', async () => {
  act(() => saveShopperMeasures({ face: { value: 124, uncertainty: 8 } }));
  const { unmount } = renderPicker();
  await screen.findByRole('group', { name: /P serve em você/ });
  unmount();
  act(() => saveShopperMeasures({ face: { value: 144, uncertainty: 8 } }));
  renderPicker();
  await screen.findByRole('group', { name: /G serve em você/ });
  expect(checked()).toMatch(/^G/);
  act(() => saveShopperMeasures({ face: { value: 124, uncertainty: 8 } }));
  expect(checked()).toMatch(/^P/);
  act(() => saveShopperMeasures(NO_MEASURES));
  expect(checked()).toMatch(/^M/);
});

test('TRY-11, PDP-48: the platform’s default size stays selected if there are no measurements or the fitting size is sold out', async () => {
  renderPicker(0);
  expect(checked()).toMatch(/^M/);
  expect(screen.queryByText(/serve|largo|justo/)).not.toBeInTheDocument();
  act(() => saveShopperMeasures({ face: { value: 118, uncertainty: 4 } }));
  await act(async () => undefined);
  expect(screen.queryByText(/serve|largo|justo/)).not.toBeInTheDocument();
  expect(checked()).toMatch(/^M/);
});

test('A-97: the size in the address stays selected even if another one fits', async () => {
  act(() => saveShopperMeasures({ face: { value: 124, uncertainty: 8 } }));
  renderPicker(3, 'M');
  expect(await screen.findByRole('radio', { name: /124 mm serve$/ })).toBeVisible();
  expect(checked()).toMatch(/^M/);
});

test('TRY-17, TRY-11: even uncertain measurements preselect a size that should fit', async () => {
  act(() => saveShopperMeasures({ face: { value: 144, uncertainty: 22 } }));
  renderPicker();
  expect(
    await screen.findByRole('group', { name: 'Tamanho: G deve servir em você, pela sua medida' }),
  ).toBeVisible();
  expect(screen.getByRole('radio', { name: /144 mm deve servir$/ })).toBeVisible();
});

test('TRY-11, PDP-48: of two sizes that fit, only the better one is marked, in the words of the sentence', async () => {
  act(() => saveShopperMeasures({ face: { value: 129, uncertainty: 1 } }));
  renderPicker();
  expect(
    await screen.findByRole('group', { name: 'Tamanho: P serve melhor em você, pela sua medida' }),
  ).toBeVisible();
  expect(screen.getAllByText(/serve melhor$/)).toHaveLength(1);
  expect(screen.getAllByRole('radio', { name: /mm$/ })).toHaveLength(2);
});
