/** @jest-environment node */
import type { PageData } from './page-view';
import { onPageShown, registerCard, registerPage, shownPage } from './page-view';

const pagina = { nome: 'Solar', secao: 'listagem-produtos', subsecao: 'categoria', total: 1, atual: 1 };
const list: PageData = { pagina, listName: 'Solar' };
const card = (id: number) => ({ id, nome: `Armação ${id}`, href: `/a-${id}.html`, marca: '', preco: 100 });
const cards = (path: string, ...ids: number[]) => {
  for (const id of ids) registerCard(card(id), path);
};
const shownIds = (path: string) => shownPage(path)?.produtos.map(({ id }) => id);
const flushed = () => new Promise<void>((resolve) => queueMicrotask(resolve));

test('TRACK-08: a listing contains each of its cards once, and no cards of earlier listings', () => {
  cards('/solar', 1, 2, 1);
  registerPage(list, '/solar');
  expect(shownIds('/solar')).toEqual([1, 2]);
  cards('/solar', 3);
  registerPage({ ...list }, '/solar');
  expect(shownIds('/solar')).toEqual([3]);
});

test('TRACK-08: cards added later are appended to the listing, which is published again', async () => {
  const listener = jest.fn();
  cards('/solar', 1);
  registerPage(list, '/solar');
  const stop = onPageShown(listener);
  cards('/solar', 1, 2, 3);
  await flushed();
  expect(shownIds('/solar')).toEqual([1, 2, 3]);
  cards('/solar', 3);
  await flushed();
  stop();
  expect(listener).toHaveBeenCalledTimes(1);
  expect(shownPage('/solar')?.page).toBe(list);
});

test('TRACK-08: cards on a page that was not published are not added to the next listing', async () => {
  registerPage(list, '/solar');
  cards('/lista', 7);
  await flushed();
  expect(shownIds('/solar')).toEqual([]);
  cards('/grau', 8);
  registerPage({ ...list, listName: 'Grau' }, '/grau');
  expect(shownIds('/grau')).toEqual([8]);
});

test('TRACK-08: cards registered before their page are held until the page is registered', async () => {
  registerPage(list, '/solar');
  cards('/grau', 8);
  await flushed();
  registerPage({ ...list, listName: 'Grau' }, '/grau');
  expect(shownIds('/grau')).toEqual([8]);
});

test('A-75: a listener receives each page until it unsubscribes; an earlier path has no page', () => {
  const listener = jest.fn();
  const stop = onPageShown(listener);
  registerPage(list, '/solar');
  stop();
  registerPage(list, '/grau');
  expect(listener).toHaveBeenCalledTimes(1);
  expect(listener).toHaveBeenCalledWith({ page: list, path: '/solar', produtos: [] });
  expect(shownPage('/solar')).toBeUndefined();
});
