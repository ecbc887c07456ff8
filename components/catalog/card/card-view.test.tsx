import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { announcePage, shownPage } from '@/lib/catalog/page-view';
import { CardView } from './card-view';

let pending = false;
jest.mock('next/link', () => ({
  __esModule: true,
  default: ({ href, children }: { href: string; children: ReactNode }) => <a href={href}>{children}</a>,
  useLinkStatus: () => ({ pending }),
}));

const card = { id: 7, nome: 'Armação Serra', href: '/armacao-serra.html', status: 'disponivel' } as const;

test('PDP-02: the skeleton of the product page shows while the page loads', async () => {
  const { rerender } = render(<CardView card={card} />);
  expect(screen.queryByText('Carregando o produto…')).toBeNull();
  pending = true;
  rerender(<CardView card={card} />);
  expect(await screen.findByText('Carregando o produto…')).toBeInTheDocument();
  pending = false;
  rerender(<CardView card={card} />);
  expect(screen.queryByText('Carregando o produto…')).toBeNull();
});

test('TRACK-08: a card beside a list is not reported as one of its products', () => {
  render(
    <>
      <CardView card={card} />
      <CardView card={{ ...card, id: 8 }} isExtra />
    </>,
  );
  const { pathname } = window.location;
  announcePage({ pagina: { nome: '', secao: '', subsecao: '', total: 1, atual: 1 } }, pathname);
  expect(shownPage(pathname)?.produtos.map(({ id }) => id)).toEqual([7]);
});
