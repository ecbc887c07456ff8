/** @jest-environment node */
import type { PageFacts } from './facts';
import { announceCard, announcePage, onPageShown, shownPage } from './view-store';

const pagina = { nome: 'Solar', secao: 'listagem-produtos', subsecao: 'categoria', total: 1, atual: 1 };
const list: PageFacts = { pagina, lista: 'Solar' };
const card = (id: number) => ({ id, nome: `Armação ${id}`, marca: '', preco: 100 });

test('TRACK-08: a list is made of the cards shown with it, each once, and of no earlier ones', () => {
  for (const id of [1, 2, 1]) announceCard(card(id));
  announcePage(list, '/solar');
  expect(shownPage('/solar')?.produtos.map(({ id }) => id)).toEqual([1, 2]);
  announceCard(card(3));
  announcePage({ ...list }, '/solar');
  expect(shownPage('/solar')?.produtos.map(({ id }) => id)).toEqual([3]);
});

test('TRACK-08: a page without a list of its own tells none, though it shows cards', () => {
  announceCard(card(1));
  announcePage({ pagina }, '/a.html');
  expect(shownPage('/a.html')?.produtos).toEqual([]);
});

test('A-75: who listens hears of each page; another path has told nothing', () => {
  const listener = jest.fn();
  const stop = onPageShown(listener);
  announcePage(list, '/solar');
  stop();
  announcePage(list, '/grau');
  expect(listener).toHaveBeenCalledTimes(1);
  expect(listener).toHaveBeenCalledWith({ page: list, path: '/solar', produtos: [] });
  expect(shownPage('/solar')).toBeUndefined();
});
