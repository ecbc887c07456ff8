import { act, render, screen } from '@testing-library/react';
import { requestedPage } from '@/lib/browser/framework-navigation';
import { PendingPage } from './pending-page';

let pathname = '/';
jest.mock('next/navigation', () => ({ usePathname: () => pathname }));

beforeEach(() => {
  pathname = '/';
  requestedPage.set(null);
});

const request = (path: string) => act(async () => requestedPage.set(path));

test('PDP-02: a product skeleton is shown until the product has loaded', async () => {
  const { rerender } = render(<PendingPage />);
  expect(screen.queryByRole('status')).toBeNull();
  await request('/armacao-serra.html');
  expect(await screen.findByRole('status')).toHaveTextContent('Carregando o produto…');
  pathname = '/armacao-serra.html';
  rerender(<PendingPage />);
  expect(screen.queryByRole('status')).toBeNull();
  expect(requestedPage.get()).toBeNull();
});

test('LIST-01: eight product placeholders are shown until a listing has loaded, even after a redirect', async () => {
  const { rerender } = render(<PendingPage />);
  await request('/solares');
  expect(await screen.findByRole('status')).toHaveTextContent('Carregando os produtos…');
  expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(8);
  pathname = '/oculos-de-sol';
  rerender(<PendingPage />);
  expect(screen.queryByRole('status')).toBeNull();
});

test('for other pages a text announces that they are loading', async () => {
  render(<PendingPage />);
  await request('/pagina/sobre');
  expect(await screen.findByRole('status')).toHaveTextContent('Carregando a página…');
});
