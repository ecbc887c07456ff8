import { act, render, screen } from '@testing-library/react';
import { saveOwnMeasures } from '@/lib/catalog/product/own-fit';
import { NO_MEASURES } from '@/lib/catalog/product/own-measures';
import { ListingMemoryProvider } from './listing-memory';
import { ProductArea } from './product-area';
import { sampleListing } from './testing';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: () => undefined }) }));

afterEach(() => act(() => saveOwnMeasures(NO_MEASURES)));

const SIZES = ['P (até 129 mm)', 'M (130 a 139 mm)', 'G (140 mm ou mais)'];

function renderList(labels = SIZES) {
  const valores = labels.map((label, id) => ({ id, label, rota: { query: { atributo: String(id) } } }));
  render(
    <ProductArea
      level="category"
      listagem={sampleListing({ detalhes: { atributos: [{ id: 9, nome: 'Tamanho', valores }] } })}
      page={{ path: '/grau', query: {} }}
    />,
    { wrapper: ListingMemoryProvider },
  );
}

test('TRY-12: with a face kept, the list offers its own filter of the size that suits it', async () => {
  act(() => saveOwnMeasures({ face: { value: 134, uncertainty: 8 } }));
  renderList();
  expect(await screen.findByRole('link', { name: 'Serve em você: M' })).toHaveAttribute(
    'href',
    '/grau?atributo=1',
  );
});

test('TRY-12: without sizes to filter by there is none', async () => {
  act(() => saveOwnMeasures({ face: { value: 134, uncertainty: 8 } }));
  await import('./own-size-filter');
  renderList(['Pequeno', 'Médio']);
  await act(async () => undefined);
  expect(screen.queryByRole('link', { name: /Serve em você/ })).not.toBeInTheDocument();
});

test('TRY-12: without a face there is none', async () => {
  act(() => saveOwnMeasures({ glasses: { lensWidth: 52, bridge: 18, temple: 140 } }));
  await import('./own-size-filter');
  renderList();
  await act(async () => undefined);
  expect(screen.queryByRole('link', { name: /Serve em você/ })).not.toBeInTheDocument();
});
