import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchForm } from './search-form';
import { SearchWithinApp } from './search-within-app';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

const page = (query: string) => (
  <main key={query}>
    <h1>Resultados para {query}</h1>
    <SearchWithinApp query={query}>
      <SearchForm query={query} />
    </SearchWithinApp>
  </main>
);

test('SEARCH-03: a search from the results stays within the app, and the focus goes to the next heading', async () => {
  const { rerender } = render(page('redondo'));
  expect(document.body).toHaveFocus();
  const field = screen.getByRole('searchbox');
  await userEvent.clear(field);
  await userEvent.type(field, 'aviador prata{Enter}');
  expect(push).toHaveBeenCalledWith('/busca?busca=aviador+prata');
  rerender(page('aviador prata'));
  expect(screen.getByRole('heading')).toHaveFocus();
});
