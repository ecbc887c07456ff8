import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { ShopperMeasureProvider } from '@/components/catalog/fit/shopper-measure';
import { saveShopperMeasures } from '@/lib/catalog/product/shopper-measure';
import { NO_MEASURES } from '@/lib/catalog/product/shopper-measure-store';
import { ListingMemoryProvider } from './listing-memory';
import { ProductArea } from './product-area';
import { sampleListing } from './testing/sample-listing';

const mockPush = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push: mockPush }) }));

afterEach(() => act(() => saveShopperMeasures(NO_MEASURES)));

const SIZES = ['P (até 129 mm)', 'M (130 a 139 mm)', 'G (140 mm ou mais)'];

function Around({ children }: { children: ReactNode }) {
  return (
    <ShopperMeasureProvider>
      <ListingMemoryProvider>{children}</ListingMemoryProvider>
    </ShopperMeasureProvider>
  );
}

/** A list with a size filter, filtered by `chosen`. */
function renderList(labels = SIZES, chosen = '') {
  const valores = labels.map((label, id) => ({
    id,
    label,
    ativo: label === chosen,
    rota: { query: { atributo: String(id) } },
  }));
  render(
    <ProductArea
      level="category"
      listing={sampleListing({ detalhes: { atributos: [{ id: 9, nome: 'Tamanho', valores }] } })}
      page={{ path: '/grau', query: {} }}
    />,
    { wrapper: Around },
  );
}

test('TRY-12: with a saved face width, the list offers a filter for the fitting size', async () => {
  act(() => saveShopperMeasures({ face: { value: 124, uncertainty: 3 } }));
  renderList();
  expect(await screen.findByRole('link', { name: 'Servem em você: P' })).toHaveAttribute(
    'href',
    '/grau?atributo=0',
  );
});

test('TRY-12: for a face between two sizes the filter offers both, and selects the first', async () => {
  act(() => saveShopperMeasures({ face: { value: 129, uncertainty: 9 } }));
  renderList();
  await userEvent.click(await screen.findByRole('link', { name: 'Podem servir em você: P e M' }));
  expect(mockPush).toHaveBeenCalledWith('/grau?atributo=0', expect.anything());
});

test('TRY-12: measurements of the shopper’s current glasses are enough for the filter', async () => {
  act(() => saveShopperMeasures({ glasses: { lensWidth: 46, bridge: 16, temple: 140 } }));
  renderList();
  expect(await screen.findByRole('link', { name: 'Servem em você: P' })).toBeInTheDocument();
});

test('TRY-12: a listing without size filters does not offer the fitting size', async () => {
  act(() => saveShopperMeasures({ face: { value: 134, uncertainty: 8 } }));
  await import('./quick-filters');
  renderList(['Pequeno', 'Médio']);
  await act(async () => undefined);
  expect(screen.queryByRole('link', { name: /em você/ })).not.toBeInTheDocument();
});

test('TRY-12: a search for another size does not offer the fitting size, because it would widen the results', async () => {
  act(() => saveShopperMeasures({ face: { value: 134, uncertainty: 3 } }));
  await import('./quick-filters');
  renderList(SIZES, SIZES[0]);
  await act(async () => undefined);
  expect(screen.queryByRole('link', { name: /em você/ })).not.toBeInTheDocument();
});

test('TRY-12: a shopper without measurements is not offered a fitting size', async () => {
  await import('./quick-filters');
  renderList();
  await act(async () => undefined);
  expect(screen.queryByRole('link', { name: /em você/ })).not.toBeInTheDocument();
});
