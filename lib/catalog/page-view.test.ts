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

test('TRACK-08: a list is made of the cards shown with it, each once, and of no earlier ones', () => {
  cards('/solar', 1, 2, 1);
  registerPage(list, '/solar');
  expect(shownIds('/solar')).toEqual([1, 2]);
  cards('/solar', 3);
  registerPage({ ...list }, '/solar');
  expect(shownIds('/solar')).toEqual([3]);
});

test('TRACK-08: cards that come later join the list at its end, and it is published again', async () => {
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

test('TRACK-08: cards of a page that published nothing never join the list of the next', async () => {
  registerPage(list, '/solar');
  cards('/lista', 7);
  await flushed();
  expect(shownIds('/solar')).toEqual([]);
  cards('/grau', 8);
  registerPage({ ...list, listName: 'Grau' }, '/grau');
  expect(shownIds('/grau')).toEqual([8]);
});

test('TRACK-08: cards that are ready before their page wait for it', async () => {
  registerPage(list, '/solar');
  cards('/grau', 8);
  await flushed();
  registerPage({ ...list, listName: 'Grau' }, '/grau');
  expect(shownIds('/grau')).toEqual([8]);
});

test('A-75: a listener gets each page; another path has published nothing', () => {
  const listener = jest.fn();
  const stop = onPageShown(listener);
  registerPage(list, '/solar');
  stop();
  registerPage(list, '/grau');
  expect(listener).toHaveBeenCalledTimes(1);
  expect(listener).toHaveBeenCalledWith({ page: list, path: '/solar', produtos: [] });
  expect(shownPage('/solar')).toBeUndefined();
});
