import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchForm } from '@/components/catalog/search/search-form';
import { useResultsSearchWithinApp } from './use-search-within-app';

const push = jest.fn();
const router = { push };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

function Results({ query }: { query: string }) {
  useResultsSearchWithinApp();
  return (
    <main>
      <h1>Resultados para {query}</h1>
      <SearchForm query={query} />
    </main>
  );
}

async function searchFor(text: string) {
  const field = screen.getByRole('searchbox');
  await userEvent.clear(field);
  await userEvent.type(field, `${text}{Enter}`);
}

test('SEARCH-03: a search on the results page navigates without a reload and focuses the new heading', async () => {
  window.history.replaceState(null, '', '/busca?busca=redondo');
  const { rerender } = render(<Results query="redondo" />);
  await searchFor('aviador prata');
  expect(push).toHaveBeenCalledWith('/busca?busca=aviador+prata');
  expect(screen.getByRole('heading')).not.toHaveFocus();
  rerender(<Results query="aviador prata" />);
  await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
});

/** Waits until the observer has been notified of the page's changes. */
const observed = () => act(async () => undefined);

test('SEARCH-03: a later change of the heading does not move the focus', async () => {
  window.history.replaceState(null, '', '/busca?busca=redondo');
  const { rerender } = render(<Results query="redondo" />);
  await searchFor('aviador');
  rerender(<Results query="aviador" />);
  await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
  screen.getByRole('searchbox').focus();
  rerender(<Results query="aviador prata" />);
  await observed();
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('SEARCH-03: the focus does not move if the shopper leaves before the results load', async () => {
  window.history.replaceState(null, '', '/busca?busca=redondo');
  const { unmount } = render(<Results query="redondo" />);
  await searchFor('aviador');
  unmount();
  render(
    <main>
      <h1>Marcas</h1>
    </main>,
  );
  await observed();
  expect(screen.getByRole('heading')).not.toHaveFocus();
});

test('SEARCH-03: on other pages the browser submits the form', async () => {
  push.mockClear();
  window.history.replaceState(null, '', '/nada-aqui');
  render(<Results query="redondo" />);
  const stay = jest.fn((event: Event) => event.preventDefault());
  window.addEventListener('submit', stay, { once: true });
  await searchFor('aviador');
  expect(stay).toHaveBeenCalled();
  expect(push).not.toHaveBeenCalled();
});
