import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PurchaseProvider, usePurchase } from '@/components/catalog/buy-box/purchase-context';
import { SizePicker } from '@/components/catalog/buy-box/size-picker';
import { emulateViewport } from '@/components/ui/testing';
import {
  type MeasurementsBySize,
  measurementsOf,
  type SizedMeasurements,
} from '@/lib/catalog/product/frame-size';
import { purchaseOptions } from '@/lib/catalog/product/purchase-options';
import { saveShopperMeasures } from '@/lib/catalog/product/shopper-measure';
import { NO_MEASURES } from '@/lib/catalog/product/shopper-measure-store';
import { produtoDetalheSchema } from '@/lib/platform/schemas/product-detail';
import { wireProduct, wireSize } from '@/lib/platform/testing/wire-products';
import { FitLine } from './chosen-measurements';
import { GlassesComparison } from './glasses-comparison';
import { GlassesComparisonForm } from './glasses-comparison-form';

const TEXTS = { frontWidth: '', bridge: '', lensWidth: '', lensHeight: '' };
const MM = { frontWidth: 138, bridge: 18, lensWidth: 52, lensHeight: 41, temple: 140 };

beforeEach(() => void emulateViewport());
afterEach(() => act(() => saveShopperMeasures(NO_MEASURES)));

const OF_M: SizedMeasurements = { id: null, size: 'M', texts: TEXTS, mm: MM };

function Form({ measured }: { measured: MeasurementsBySize }) {
  const { chosenSize, options } = usePurchase();
  return (
    <GlassesComparisonForm {...measurementsOf(measured, chosenSize)} hasChoice={options.sizes.length > 1} />
  );
}

function renderBoth(given: object = {}, measured: MeasurementsBySize = [OF_M]) {
  render(
    <PurchaseProvider options={purchaseOptions(produtoDetalheSchema.parse(wireProduct(given)))}>
      <FitLine measured={measured} />
      <SizePicker />
      <details open>
        <summary>Comparar</summary>
        <Form measured={measured} />
      </details>
    </PurchaseProvider>,
  );
}

const originalFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = originalFetch;
});

test('A15: the pictures of frames on faces load near the viewport, even if the comparison is collapsed', async () => {
  const enter = emulateViewport();
  const desktop = { imagem: 'https://loja.test/rostos.webp', link: '', title: 'O mesmo modelo em P, M e G.' };
  const banners = [{ id: '1', nome: 'Rostos', alt: 'Três bustos', dimensoes: { desktop } }];
  globalThis.fetch = async () => ({ ok: true, json: async () => ({ banners }) }) as Response;
  render(
    <PurchaseProvider options={purchaseOptions(produtoDetalheSchema.parse(wireProduct()))}>
      <GlassesComparison measured={[OF_M]} category="/oculos-de-grau" />
    </PurchaseProvider>,
  );
  act(enter);
  await screen.findByRole('textbox', { hidden: true });
  act(enter);
  const picture = await screen.findByRole('img', { name: 'Três bustos' });
  expect(picture.closest('details')).toBeNull();
  expect(screen.getByText(/o tamanho desta armação/)).toHaveTextContent('M, o tamanho desta armação');
});

test('A15: without the shopper’s glasses, the summary shows size, engraving and front width', () => {
  renderBoth();
  expect(screen.getByRole('link', { name: 'Tamanho M, frente 138 mm' })).toHaveAttribute('href', '#medidas');
});

test('A15: the shopper’s glasses are compared in this section and in the summary, and can be deleted', async () => {
  const user = userEvent.setup();
  renderBoth();
  const field = screen.getByRole('textbox', { name: 'Números gravados por dentro da sua haste' });
  await user.type(field, '48 17');
  await user.click(screen.getByRole('button', { name: 'Comparar' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Digite três números, como 52-18-140.');
  expect(field).toHaveValue('48 17');

  await user.type(field, ' 145');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Comparar' }));
  expect(screen.getByRole('status')).toHaveTextContent('Bem mais larga que os seus óculos atuais');
  expect(screen.getByRole('status')).toHaveFocus();
  const temple = screen.getByRole('row', { name: /^Haste/ });
  expect(within(temple).getByText('−5')).toBeVisible();
  expect(
    await screen.findByRole('link', {
      name: 'Tamanho M, largo: 9 mm a mais que os seus óculos',
    }),
  ).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Apagar as medidas dos meus óculos' }));
  expect(screen.getByRole('textbox')).toHaveValue('');
  expect(document.activeElement).toBe(document.querySelector('summary'));
  expect(window.localStorage).toHaveLength(0);
});

const SIZES = { atributos: { simples: { nome: 'Tamanho', valores: [wireSize(52), wireSize(54)] } } };
const OF_52 = { ...OF_M, id: 52, size: '52' };
const OF_54 = { ...OF_M, id: 54, size: '54', mm: { ...MM, frontWidth: 143, lensWidth: 54, bridge: 19 } };

test('PDP-48, A15: summary and comparison use the chosen size and name it', async () => {
  act(() => saveShopperMeasures({ glasses: { lensWidth: 52, bridge: 18, temple: 140 } }));
  renderBoth(SIZES, [OF_52, OF_54]);
  expect(
    await screen.findByRole('link', {
      name: 'Tamanho M · 138 mm, serve: mesma largura dos seus óculos',
    }),
  ).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Esta (M · 138 mm)' })).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: '54' }));
  expect(
    screen.getByRole('link', {
      name: 'Tamanho G · 143 mm, serve: 5 mm a mais que os seus óculos',
    }),
  ).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Esta (G · 143 mm)' })).toBeVisible();
});

test('PDP-48, A15: the section says if the measurements belong to a size other than the chosen one', async () => {
  act(() => saveShopperMeasures({ glasses: { lensWidth: 52, bridge: 18, temple: 140 } }));
  renderBoth(SIZES, [OF_52]);
  expect(await screen.findByRole('link', { name: /mesma largura dos seus óculos$/ })).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: '54' }));
  expect(
    screen.getByRole('link', {
      name: 'Medidas do tamanho M, frente 138 mm',
    }),
  ).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Esta (M · 138 mm)' })).toBeVisible();
});

test('PDP-48, A15: the section says that measurements of an unknown size apply to one size only', () => {
  renderBoth(SIZES, [{ ...OF_M, id: null, size: '' }]);
  expect(
    screen.getByRole('link', {
      name: 'Medidas de um só tamanho, frente 138 mm',
    }),
  ).toBeVisible();
});

test('TRY-11: a saved face width is compared in this section and in the summary, and can be deleted', async () => {
  const user = userEvent.setup();
  act(() => saveShopperMeasures({ face: { value: 128, uncertainty: 8 } }));
  renderBoth();
  expect(
    await screen.findByRole('link', {
      name: 'Tamanho M, deve ficar largo: cerca de 10 mm a mais que o seu rosto',
    }),
  ).toBeVisible();
  expect(screen.getByText('Cerca de 10 mm a mais que o seu rosto')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Apagar a largura do meu rosto' }));
  expect(screen.getByRole('link', { name: /frente 138 mm$/ })).toBeVisible();
  expect(document.activeElement).toBe(document.querySelector('summary'));
  expect(window.localStorage).toHaveLength(0);
});
