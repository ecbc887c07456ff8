import { render } from '@testing-library/react';
import { pageViewEvents } from '@/lib/analytics/page-events';
import { kitIndexPageData } from '@/lib/analytics/shop-page-data';
import { shownPage } from '@/lib/catalog/page-view';
import { ListedProducts, PageViewTracker } from './page-view';

test('TRACK-08, TRACK-11: a kit index is published with its kits in page order', () => {
  const kit = (id: number) => ({ id, nome: `Kit ${id}`, href: `/lista/${id}.html` });
  const info = { total: 2, exibindo: 2, offset: 0, limit: 12, filtros: {} };
  render(
    <>
      <ListedProducts cards={[kit(8), kit(3)]} />
      <PageViewTracker page={kitIndexPageData({ title: 'Kits e listas', info })} />
    </>,
  );
  const shown = shownPage(window.location.pathname);
  expect(shown?.produtos.map(({ id }) => id)).toEqual([8, 3]);
  if (shown === undefined) return;
  const [, list] = pageViewEvents(shown.page, shown.produtos, { title: '', path: '/lista' });
  expect(list).toMatchObject({
    event: 'view_item_list',
    ecommerce: {
      currency: 'BRL',
      item_list_name: 'Kits e listas',
      items: [
        { item_id: '8', item_name: 'Kit 8', index: 0 },
        { item_id: '3', item_name: 'Kit 3', index: 1 },
      ],
    },
  });
});
