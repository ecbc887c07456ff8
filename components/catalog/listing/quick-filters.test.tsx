import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { ListingMemoryProvider } from './listing-memory';
import { ProductArea } from './product-area';
import { sampleListing } from './testing/sample-listing';

const mockPush = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push: mockPush }) }));

afterEach(() => jest.restoreAllMocks());

const COUNTS = { Azul: 1, Cristal: 2, Dourado: 3, Preto: 9, Tartaruga: 6, Verde: 8, Vinho: 4 };

const valuesOf = (key: string, labels: readonly string[], counts: Record<string, number> = {}) =>
  labels.map((label, id) => ({
    id,
    label,
    quantidade: counts[label] ?? 0,
    rota: { query: { [key]: String(id) } },
  }));

function renderList(counts: Record<string, number> = COUNTS, path = '/grau') {
  const atributos = [
    { id: 9, nome: 'Tamanho', valores: valuesOf('atributo', ['P (até 129 mm)', 'M (130 a 139 mm)']) },
  ];
  const filtros = [{ id: 2, nome: 'Cor', valores: valuesOf('filtro', Object.keys(counts), counts) }];
  return render(
    <ListingMemoryProvider>
      <ProductArea
        level="category"
        listing={sampleListing({ detalhes: { atributos, filtros } })}
        page={{ path, query: {} }}
      />
    </ListingMemoryProvider>,
  );
}

/** The links next to the button for all filters. */
function quickFilters() {
  const { parentElement } = screen.getByRole('button', { name: 'Filtrar | Ordenar' });
  return parentElement ? within(parentElement).queryAllByRole('link') : [];
}

test('A22: on phones sizes and the most frequent colours filter the list in one tap', async () => {
  jest.replaceProperty(window, 'innerWidth', 390);
  await import('./quick-filters');
  renderList();
  fireEvent.scroll(window);
  await waitFor(() => expect(quickFilters()).not.toHaveLength(0), { timeout: 3_000 });
  const texts = quickFilters().map(({ textContent }) => textContent);
  expect(texts.filter((text) => !text?.includes('R$'))).toEqual([
    'P',
    'M',
    'Preto',
    'Verde',
    'Tartaruga',
    'Vinho',
    'Dourado',
    'Cristal',
  ]);
  expect(texts).toHaveLength(9);
  expect(quickFilters()[0]).toHaveAccessibleName('P (até 129 mm)');
  const tortoiseshell = quickFilters().find(({ textContent }) => textContent === 'Tartaruga');
  if (tortoiseshell) fireEvent.click(tortoiseshell);
  expect(mockPush).toHaveBeenCalledWith('/grau?filtro=4', expect.anything());
});

test('A22: on wide screens, where the filters are next to the list, there are none', async () => {
  await import('./quick-filters');
  renderList();
  fireEvent.scroll(window);
  await act(async () => undefined);
  expect(quickFilters()).toHaveLength(0);
});

test('A22: after a choice the filters are there at once, in the same order', async () => {
  jest.replaceProperty(window, 'innerWidth', 390);
  await import('./quick-filters');
  const { unmount } = renderList(COUNTS, '/sol');
  fireEvent.scroll(window);
  await waitFor(() => expect(quickFilters()).not.toHaveLength(0), { timeout: 3_000 });
  const before = quickFilters().map(({ textContent }) => textContent);
  unmount();
  renderList({ ...COUNTS, Azul: 20 }, '/sol');
  expect(quickFilters().map(({ textContent }) => textContent)).toEqual(before);
});
