import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PurchaseProvider } from '@/components/catalog/buy-box/purchase-context';
import { SizePicker } from '@/components/catalog/buy-box/size-picker';
import { TryOnButton } from '@/components/try-on/try-on-button';
import type { MeasurementsBySize } from '@/lib/catalog/product/frame-size';
import { purchaseOptions } from '@/lib/catalog/product/purchase-options';
import { produtoDetalheSchema } from '@/lib/platform/schemas/product-detail';
import { wireProduct, wireSize } from '@/lib/platform/testing/wire-products';
import type { TryOnProduct } from '@/lib/try-on/compared-frames';

jest.mock('@/components/try-on/try-on-dialog', () => ({
  TryOnDialog: ({ name, size, front }: TryOnProduct & { size: string }) => (
    <p>{`${name}${size && `, tamanho ${size}`}: ${front.frontWidth} mm`}</p>
  ),
}));

const ofSize = (id: number, size: string, frontWidth: number) => ({
  id,
  size,
  texts: { frontWidth: '', bridge: '', lensWidth: '', lensHeight: '' },
  mm: { frontWidth, bridge: 18, lensWidth: 52, lensHeight: 41, temple: 140 },
});

function renderButton(measured: MeasurementsBySize, sizes: object[]) {
  const atributos = sizes.length > 0 ? { simples: { nome: 'Tamanho', valores: sizes } } : [];
  render(
    <PurchaseProvider options={purchaseOptions(produtoDetalheSchema.parse(wireProduct({ atributos })))}>
      <SizePicker />
      <TryOnButton name="Serra" colours={[]} buy={null} measured={measured} />
    </PurchaseProvider>,
  );
  return userEvent.setup();
}

test('PDP-48, TRY-02: the try-on uses the chosen size and names it', async () => {
  const user = renderButton(
    [ofSize(2, 'M', 137), ofSize(1, 'P', 129)],
    [wireSize(1, { label: 'P' }), wireSize(2, { label: 'M' })],
  );
  await user.click(screen.getByRole('button', { name: 'Provar' }));
  expect(await screen.findByText('Serra, tamanho M: 137 mm')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'P' }));
  expect(screen.getByText('Serra, tamanho P: 129 mm')).toBeVisible();
});

test('TRY-02: the try-on of a frame in one size shows only the frame’s name', async () => {
  const user = renderButton([ofSize(1, 'M', 137)], []);
  await user.click(screen.getByRole('button', { name: 'Provar' }));
  expect(await screen.findByText('Serra: 137 mm')).toBeVisible();
});
