import { render, screen, within } from '@testing-library/react';
import { Pagination, paginationWindow } from './pagination';

const hrefFor = (page: number) => `/oculos?pg=${page}`;

function renderPagination(page: number, pages: number) {
  return render(<Pagination page={page} pages={pages} from={13} to={24} total={30} hrefFor={hrefFor} />);
}

test.each([
  [1, 10, 5, [1, 2, 3, 4, 5]],
  [5, 10, 5, [3, 4, 5, 6, 7]],
  [9, 10, 5, [6, 7, 8, 9, 10]],
  [10, 10, 3, [8, 9, 10]],
  [2, 2, 5, [1, 2]],
  [99, 4, 5, [1, 2, 3, 4]],
])('LIST-32: page %i of %i shows a window of %i', (page, pages, size, expected) => {
  expect(paginationWindow(page, pages, size)).toEqual(expected);
});

test('LIST-32: narrow screens hide the numbers outside a window of three', () => {
  renderPagination(6, 12);
  const narrow = screen
    .getAllByRole('link', { name: /^Página \d/ })
    .filter((link) => link.closest('[data-wide]') === null)
    .map((link) => link.textContent);
  expect(narrow).toEqual(['5', '6', '7']);
});

test('LIST-29: the text states which products are shown', () => {
  renderPagination(2, 3);
  expect(screen.getByText('Visualizando 13 - 24 de 30 produtos')).toBeInTheDocument();
});

test('LIST-30: first, previous, numbers, next and last link to their pages; the current one is marked', () => {
  renderPagination(2, 3);
  const nav = within(screen.getByRole('navigation', { name: 'Paginação' }));
  const href = (name: string) => nav.getByRole('link', { name }).getAttribute('href');
  expect(href('Primeira página')).toBe('/oculos?pg=1');
  expect(href('Página anterior')).toBe('/oculos?pg=1');
  expect(href('Próxima página')).toBe('/oculos?pg=3');
  expect(href('Última página')).toBe('/oculos?pg=3');
  expect(nav.getByRole('link', { name: 'Página 2' })).toHaveAttribute('aria-current', 'page');
});

test('LIST-30: the first page has no link to a previous one', () => {
  renderPagination(1, 3);
  expect(screen.queryByRole('link', { name: 'Página anterior' })).not.toBeInTheDocument();
  expect(screen.getByText('Página anterior').parentElement).toHaveAttribute('aria-disabled', 'true');
});

test('LIST-31: a single page has no pagination', () => {
  expect(renderPagination(1, 1).container).toBeEmptyDOMElement();
});
