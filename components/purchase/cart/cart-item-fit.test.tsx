import { act, render, screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { saveShopperMeasures } from '@/lib/catalog/product/shopper-measure';
import { NO_MEASURES, shopperMeasures } from '@/lib/catalog/product/shopper-measure-store';
import { mockGatewayResponse } from '@/lib/purchase/testing';
import { CartItemFit } from './cart-item-fit';

const MM = { bridge: 18, lensWidth: 50, lensHeight: 40, temple: 140 };
const SIZED = {
  mm: { ...MM, frontWidth: 140 },
  sizes: [
    { label: '46', mm: { ...MM, frontWidth: 126 } },
    { label: '54', mm: { ...MM, frontWidth: 150 } },
    { label: '58', mm: null },
  ],
};

afterEach(() => act(() => shopperMeasures.set(NO_MEASURES)));

function renderFit(product: object, options: string[]) {
  act(() => saveShopperMeasures({ face: { value: 126, uncertainty: 3, source: 'typed' } }));
  const requests = mockGatewayResponse(200, product);
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <CartItemFit href="/serra.html" options={options} />
    </SWRConfig>,
  );
  return requests;
}

test.each([
  ['the chosen size', SIZED, ['Tartaruga', '46'], 'serve em você'],
  ['a size that is too wide', SIZED, ['Tartaruga', '54'], 'largo em você'],
  ['a frame in one size', { ...SIZED, sizes: [] }, ['Tartaruga'], 'largo em você'],
  ['a size with a letter only', { mm: null, sizes: [] }, ['P'], 'serve em você'],
])('TRY-17: the bag says how %s fits', async (_what, product, options, phrase) => {
  renderFit(product, options);
  expect(await screen.findByText(phrase)).toBeVisible();
});

test('TRY-17: a size whose measurements are unknown has no verdict', async () => {
  const requests = renderFit(SIZED, ['58']);
  await waitFor(() => expect(requests).toHaveBeenCalled());
  await act(async () => undefined);
  expect(screen.queryByText(/em você/)).toBeNull();
});
