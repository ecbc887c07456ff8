/** @jest-environment jsdom */
import type { Cache, ScopedMutator } from 'swr';
import { initCache } from 'swr/_internal';
import { GatewayError } from '@/lib/browser/gateway-client';
import { deviceFavourites } from './favourites-state';
import { clearFavourites, keepFavourite, removeFavourite } from './keep-favourites';
import { rememberLoginOffer } from './login-offer';
import { createWishlist, favouriteKey, type Wishlist } from './wishlist';

type Call = {
  path: string;
  body: unknown;
  answer: (sucesso: boolean) => void;
  fail: (status: number) => void;
};
const calls: Call[] = [];
jest.mock('@/lib/browser/gateway-client', () => ({
  ...jest.requireActual('@/lib/browser/gateway-client'),
  callGateway: (_method: string, path: string, { body }: { body: unknown }) =>
    new Promise((resolve, reject) => {
      calls.push({
        path,
        body,
        answer: (sucesso) => resolve({ sucesso }),
        fail: (status) => reject(new GatewayError(status)),
      });
    }),
}));

const redirectToLogin = jest.fn();
let swr: { cache: Cache; mutate: ScopedMutator };
const openWishlist = () => createWishlist({ redirectToLogin, currentPath: () => '/oculos-de-sol?pg=2', swr });
const product = (id: number) => ({ id, href: `/p-${id}.html`, nome: `P ${id}`, imagem: '' });
const idsOnDevice = () => deviceFavourites.get().map(({ id }) => id);
const isFavourite = (id: number) => swr.cache.get(favouriteKey(id))?.data === true;
const flushPromises = () => new Promise((resolve) => setTimeout(resolve));
const call = (index: number): Call => {
  const found = calls[index];
  if (!found) throw new Error(`no call ${index}`);
  return found;
};
const paths = () => calls.map(({ path }) => path);

beforeEach(() => {
  const created = initCache(new Map());
  if (!created) throw new Error('SWR has this cache already');
  const [cache, mutate] = created;
  swr = { cache, mutate };
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  sessionStorage.clear();
  clearFavourites();
  calls.length = 0;
  redirectToLogin.mockClear();
});
afterEach(() => jest.restoreAllMocks());

test('WISH-03: the state of a product is requested with zeros for options without a choice', async () => {
  const state = openWishlist().fetchState(7);
  expect(calls).toMatchObject([
    { path: 'wishlist/verify', body: { idProduto: 7, idAtributoSimples: 0, idUnidadeVenda: 0 } },
  ]);
  call(0).answer(true);
  expect(await state).toBe(true);
});

test('WISH-03: states of a listing are fetched three at a time, even after failures', async () => {
  const wishlist = openWishlist();
  const states = Promise.allSettled([1, 2, 3, 4, 5].map((id) => wishlist.fetchState(id)));
  expect(calls).toHaveLength(3);
  call(1).answer(false);
  await flushPromises();
  expect(calls).toHaveLength(4);
  call(0).fail(502);
  call(2).fail(401);
  await flushPromises();
  expect(calls).toHaveLength(5);
  call(3).answer(false);
  call(4).answer(true);
  expect((await states).map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
});

test('WISH-01, WISH-04, WISH-05: two clicks add and remove a favourite, and the button changes before the response', async () => {
  const wishlist = openWishlist();
  const adding = wishlist.toggle(product(7));
  expect(isFavourite(7)).toBe(true);
  expect(call(0)).toMatchObject({
    path: 'wishlist/add',
    body: { idProduto: 7, idAtributoSimples: 0, idUnidadeVenda: 0, quantidade: 1, parametroAdicional: '' },
  });
  expect(await wishlist.toggle(product(7))).toBe('busy');
  call(0).answer(true);
  expect(await adding).toBe('done');
  const removing = wishlist.toggle(product(7));
  expect(isFavourite(7)).toBe(false);
  call(1).answer(true);
  expect(await removing).toBe('done');
  expect(paths()).toEqual(['wishlist/add', 'wishlist/remove']);
});

test.each([
  ['an outage', (sent: Call) => sent.fail(502)],
  ['sucesso: false', (sent: Call) => sent.answer(false)],
])('WISH-01: %s undoes the change', async (_name, end) => {
  const wishlist = openWishlist();
  const adding = wishlist.toggle(product(7));
  end(call(0));
  expect(await adding).toBe('failed');
  expect(isFavourite(7)).toBe(false);
  expect(redirectToLogin).not.toHaveBeenCalled();
});

test('WISH-02, WISH-06, WISH-07, A-63: a 401 saves the return page and opens the login page', async () => {
  const wishlist = openWishlist();
  const adding = wishlist.toggle(product(7));
  call(0).fail(401);
  await flushPromises();
  expect(isFavourite(7)).toBe(false);
  expect(idsOnDevice()).toEqual([7]);
  expect(call(1)).toMatchObject({
    path: 'browsing-history/checkoutAcesso',
    body: { url: '/oculos-de-sol?pg=2' },
  });
  expect(redirectToLogin).not.toHaveBeenCalled();
  call(1).answer(true);
  expect(await adding).toBe('login');
  expect(redirectToLogin).toHaveBeenCalledTimes(1);
});

test('A-63: the login page opens even if the return page cannot be saved', async () => {
  const wishlist = openWishlist();
  const adding = wishlist.toggle(product(7));
  call(0).fail(401);
  await flushPromises();
  call(1).fail(502);
  expect(await adding).toBe('login');
  expect(redirectToLogin).toHaveBeenCalledTimes(1);
});

/** Clicks a favourite button as a visitor, including the login if it is offered. */
async function pressAsVisitor(wishlist: Wishlist, id: number) {
  const pressed = wishlist.toggle(product(id));
  calls.at(-1)?.fail(401);
  await flushPromises();
  calls.at(-1)?.answer(true);
  return pressed;
}

test('WISH-09: once the login has been offered in a tab, clicks save favourites on the device', async () => {
  const wishlist = openWishlist();
  expect(await pressAsVisitor(wishlist, 7)).toBe('login');
  expect(await pressAsVisitor(wishlist, 9)).toBe('kept');
  expect(idsOnDevice()).toEqual([9, 7]);
  expect(redirectToLogin).toHaveBeenCalledTimes(1);
  calls.length = 0;
  expect(await wishlist.toggle(product(9))).toBe('removed');
  expect(calls).toEqual([]);
  expect(idsOnDevice()).toEqual([7]);
});

test('WISH-09: a shop that saves favourites on the device never opens the login page', async () => {
  const wishlist = createWishlist({ offersLogin: () => false, redirectToLogin, currentPath: () => '/', swr });
  const pressed = wishlist.toggle(product(7));
  call(0).fail(401);
  expect(await pressed).toBe('kept');
  expect(idsOnDevice()).toEqual([7]);
  expect(paths()).toEqual(['wishlist/add']);
  expect(redirectToLogin).not.toHaveBeenCalled();
});

test('WISH-09: a product without a page is not saved on the device, and each click opens the login page', async () => {
  const wishlist = openWishlist();
  for (const nth of [1, 2]) {
    const pressed = wishlist.toggle({ ...product(7), href: '' });
    calls.at(-1)?.fail(401);
    await flushPromises();
    calls.at(-1)?.answer(true);
    expect(await pressed).toBe('login');
    expect(redirectToLogin).toHaveBeenCalledTimes(nth);
  }
  expect(idsOnDevice()).toEqual([]);
});

test('WISH-08: after the login every favourite on the device is added to the account, once', async () => {
  const visitor = openWishlist();
  for (const id of [7, 9]) await pressAsVisitor(visitor, id);
  calls.length = 0;
  const customer = openWishlist();
  const added = customer.addAfterLogin();
  expect(calls).toMatchObject([{ path: 'wishlist/add', body: { idProduto: 7 } }]);
  // The same product cannot be changed meanwhile, and a second call does not send it again.
  expect(await customer.toggle(product(7))).toBe('busy');
  const button = customer.addAllToAccount();
  call(0).answer(true);
  await flushPromises();
  expect(call(1)).toMatchObject({ path: 'wishlist/add', body: { idProduto: 9 } });
  call(1).answer(true);
  expect(await added).toBe(2);
  expect(await button).toBe('done');
  expect([7, 9].map(isFavourite)).toEqual([true, true]);
  expect(idsOnDevice()).toEqual([]);
  expect(await customer.addAfterLogin()).toBe(0);
  expect(calls).toHaveLength(2);
});

test('WISH-08: a login that was not opened from a favourite button moves the favourites too', async () => {
  keepFavourite(product(9));
  const added = openWishlist().addAfterLogin();
  call(0).answer(true);
  expect(await added).toBe(1);
  expect(idsOnDevice()).toEqual([]);
});

test('WISH-08: a favourite removed while others are added is not added', async () => {
  for (const id of [7, 8]) keepFavourite(product(id));
  const wishlist = openWishlist();
  const added = wishlist.addAfterLogin();
  expect(await wishlist.toggle(product(7))).toBe('removed');
  call(0).answer(true);
  expect(await added).toBe(1);
  expect(calls).toMatchObject([{ body: { idProduto: 8 } }]);
});

test('WISH-08, WISH-10: a favourite that the platform rejects after the login stays on the device and is tried again', async () => {
  await pressAsVisitor(openWishlist(), 7);
  calls.length = 0;
  const wishlist = openWishlist();
  const added = wishlist.addAfterLogin();
  call(0).fail(500);
  expect(await added).toBe(0);
  expect(idsOnDevice()).toEqual([7]);
  const again = wishlist.addAfterLogin();
  call(1).answer(true);
  expect(await again).toBe(1);
  expect(idsOnDevice()).toEqual([]);
});

test('WISH-08: if the login has ended, nothing is sent to the login page and nothing is lost', async () => {
  for (const id of [7, 8]) keepFavourite(product(id));
  const added = openWishlist().addAfterLogin();
  call(0).fail(401);
  expect(await added).toBe(0);
  expect(paths()).toEqual(['wishlist/add']);
  expect(redirectToLogin).not.toHaveBeenCalled();
  expect(idsOnDevice()).toEqual([8, 7]);
});

test('WISH-08: a favourite removed before the login is not added afterwards', async () => {
  const visitor = openWishlist();
  await pressAsVisitor(visitor, 7);
  expect(await visitor.toggle(product(7))).toBe('removed');
  await pressAsVisitor(visitor, 9);
  // In the list of favourites.
  rememberLoginOffer(9);
  removeFavourite(9);
  calls.length = 0;
  expect(await openWishlist().addAfterLogin()).toBe(0);
  expect(calls).toEqual([]);
});

test.each(['{', '["7"]', '-1', '1.5', 'null'])(
  'WISH-08: %s in storage adds nothing to the account',
  async (stored) => {
    sessionStorage.setItem('favoritos-a-salvar', stored);
    expect(await openWishlist().addAfterLogin()).toBe(0);
    expect(calls).toEqual([]);
  },
);

test('WISH-10: the device’s favourites are added to the account, and those that fail stay on the device', async () => {
  const wishlist = openWishlist();
  for (const id of [7, 8, 9]) keepFavourite(product(id));
  const added = wishlist.addAllToAccount();
  call(0).answer(true);
  await flushPromises();
  call(1).answer(false);
  await flushPromises();
  call(2).answer(true);
  expect(await added).toBe('failed');
  expect(calls.map(({ body }) => Reflect.get(Object(body), 'idProduto'))).toEqual([9, 8, 7]);
  expect(idsOnDevice()).toEqual([8]);
  expect([7, 8, 9].map((id) => isFavourite(id))).toEqual([true, false, true]);
});

test('WISH-10: if the account has been logged out in the meantime, the login page opens and nothing is lost', async () => {
  const wishlist = openWishlist();
  for (const id of [7, 8]) keepFavourite(product(id));
  const added = wishlist.addAllToAccount();
  call(0).fail(401);
  await flushPromises();
  call(1).answer(true);
  expect(await added).toBe('login');
  expect(redirectToLogin).toHaveBeenCalledTimes(1);
  expect(idsOnDevice()).toEqual([8, 7]);
});
