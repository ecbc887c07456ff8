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

test('PDP-02: the skeleton of a product until the product is there', async () => {
  const { rerender } = render(<PendingPage />);
  expect(screen.queryByRole('status')).toBeNull();
  await request('/armacao-serra.html');
  expect(await screen.findByRole('status')).toHaveTextContent('Carregando o produto…');
  pathname = '/armacao-serra.html';
  rerender(<PendingPage />);
  expect(screen.queryByRole('status')).toBeNull();
  expect(requestedPage.get()).toBeNull();
});

test('LIST-01: eight placeholders of products until a list is there, wherever a redirect leads', async () => {
  const { rerender } = render(<PendingPage />);
  await request('/solares');
  expect(await screen.findByRole('status')).toHaveTextContent('Carregando os produtos…');
  expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(8);
  pathname = '/oculos-de-sol';
  rerender(<PendingPage />);
  expect(screen.queryByRole('status')).toBeNull();
});

test('INST-02: other pages are announced as text', async () => {
  render(<PendingPage />);
  await request('/pagina/sobre');
  expect(await screen.findByRole('status')).toHaveTextContent('Carregando a página…');
});
