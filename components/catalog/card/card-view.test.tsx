import { render } from '@testing-library/react';
import { announcePage, shownPage } from '@/lib/catalog/page-view';
import { CardView } from './card-view';

const card = { id: 7, nome: 'Armação Serra', href: '/armacao-serra.html', status: 'disponivel' } as const;

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
