import { act, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { ListingMemoryProvider } from './listing-memory';
import { ProductArea } from './product-area';
import { sampleListing } from './testing/sample-listing';

const push = jest.fn();
const router = { push };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

const shop = (
  <ListingMemoryProvider>
    <ProductArea
      level="category"
      listing={sampleListing({ produtos: 3, total: 30 })}
      page={{ path: '/solar', query: { filtro: '2' } }}
    />
  </ListingMemoryProvider>
);

/** Renders the page as the server sends it. Returns a function that hydrates it. */
function serverPage() {
  document.body.innerHTML = '';
  Element.prototype.scrollIntoView = jest.fn();
  window.history.replaceState(null, '', '/solar?filtro=2');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(shop);
  return () => act(async () => void hydrateRoot(container, shop));
}

beforeEach(() => push.mockReset().mockReturnValue(new Promise(() => undefined)));

test('LIST-24: an order chosen before hydration is applied after it', async () => {
  const hydrate = serverPage();
  screen.getByRole<HTMLSelectElement>('combobox', { name: 'Ordenar' }).value = 'Menor Preço';
  await hydrate();
  await waitFor(() =>
    expect(push).toHaveBeenCalledWith('/solar?filtro=2&order=Menor+Pre%C3%A7o', { scroll: false }),
  );
});

test('LIST-24, LIST-25: an order and a page size chosen before hydration are applied together', async () => {
  const hydrate = serverPage();
  screen.getByRole<HTMLSelectElement>('combobox', { name: 'Por página' }).value = '36';
  screen.getByRole<HTMLSelectElement>('combobox', { name: 'Ordenar' }).value = 'Menor Preço';
  await hydrate();
  expect(push).toHaveBeenLastCalledWith('/solar?filtro=2&order=Menor+Pre%C3%A7o&ipp=36', { scroll: false });
});

test('LIST-24, LIST-25: unchanged selectors do not navigate', async () => {
  await serverPage()();
  expect(screen.getAllByRole('combobox')).toHaveLength(2);
  expect(push).not.toHaveBeenCalled();
});
