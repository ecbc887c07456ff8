/** @jest-environment jsdom */
import { deviceFavourites } from './favourites-state';
import {
  clearFavourites,
  keepFavourite,
  loadFavourites,
  removeFavourite,
  restoreFavourite,
  watchFavourites,
} from './keep-favourites';

const KEY = 'favoritos';
const product = (id: number) => ({ id, href: `/p-${id}.html`, nome: `P ${id}`, imagem: '' });
const ids = () => deviceFavourites.get().map(({ id }) => id);

beforeEach(() => {
  clearFavourites();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('WISH-09: at most forty favourites are saved, newest first, each once, and all can be removed', () => {
  for (let id = 1; id <= 42; id += 1) keepFavourite(product(id));
  keepFavourite(product(10));
  expect(ids()).toHaveLength(40);
  expect(ids().slice(0, 3)).toEqual([10, 42, 41]);
  for (const id of ids()) removeFavourite(id);
  expect(localStorage).toHaveLength(0);
});

test('WISH-09: a removed favourite is restored to its position, and only once', () => {
  for (const id of [3, 2, 1]) keepFavourite(product(id));
  removeFavourite(2);
  restoreFavourite(product(2), 1);
  restoreFavourite(product(2), 1);
  expect(ids()).toEqual([1, 2, 3]);
});

test('WISH-09: a saved favourite contains only the data for its link', () => {
  keepFavourite({ ...product(1), preco: 10 } as ReturnType<typeof product>);
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual([product(1)]);
});

test.each([
  '{',
  '7',
  '[null,7,{"id":1,"href":"https://evil.example","nome":"x","imagem":""}]',
  '[{"id":0,"href":"/x.html","nome":"x","imagem":""},{"id":"2","href":"/x.html","nome":"x","imagem":""}]',
])('WISH-09, C7: %s in localStorage is ignored', (stored) => {
  localStorage.setItem(KEY, stored);
  loadFavourites();
  expect(ids()).toEqual([]);
});

test('WISH-09: changes from another tab are received until the subscription ends', () => {
  const stop = watchFavourites();
  localStorage.setItem(KEY, JSON.stringify([product(3)]));
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  expect(ids()).toEqual([3]);
  stop();
  localStorage.removeItem(KEY);
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  expect(ids()).toEqual([3]);
});

test('WISH-09: a page restored by the browser shows favourites added since then', () => {
  const stop = watchFavourites();
  localStorage.setItem(KEY, JSON.stringify([product(4)]));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(ids()).toEqual([]);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(ids()).toEqual([4]);
  stop();
});

test('WISH-09: if storage is blocked, favourites are kept while the page is open', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(keepFavourite(product(1))).toBe(true);
  expect(ids()).toEqual([1]);
});
