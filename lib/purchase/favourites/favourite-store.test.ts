/** @jest-environment jsdom */
import {
  type Call,
  call,
  calls,
  flushPromises,
  idOf,
  idsOnDevice,
  pageForEachTest,
  paths,
  pressAsVisitor,
  product,
  recordCall,
} from './testing';

jest.mock('@/lib/browser/gateway-client', () => ({
  ...jest.requireActual('@/lib/browser/gateway-client'),
  callGateway: (...sent: Parameters<typeof recordCall>) => recordCall(...sent),
}));

const page = pageForEachTest();

test('WISH-03: the state of a product is requested with zeros for options without a choice', async () => {
  const state = page.openStore().fetchState(7);
  expect(calls).toMatchObject([
    { path: 'wishlist/verify', body: { idProduto: 7, idAtributoSimples: 0, idUnidadeVenda: 0 } },
  ]);
  call(0).respond(true);
  expect(await state).toBe(true);
});

test('WISH-03: states of a listing are fetched three at a time, even after failures', async () => {
  const store = page.openStore();
  const states = Promise.allSettled([1, 2, 3, 4, 5].map((id) => store.fetchState(id)));
  expect(calls).toHaveLength(3);
  call(1).respond(false);
  await flushPromises();
  expect(calls).toHaveLength(4);
  call(0).fail(502);
  call(2).fail(401);
  await flushPromises();
  expect(calls).toHaveLength(5);
  call(3).respond(false);
  call(4).respond(true);
  expect((await states).map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
});

test('WISH-03: a newcomer cannot take the turn of a waiting request', async () => {
  const store = page.openStore();
  for (const id of [1, 2, 3, 4]) void store.fetchState(id);
  call(0).respond(true);
  // In each step between the end of a request and the start of the next one.
  for (let id = 5; id < 25; id += 1) {
    void store.fetchState(id);
    await Promise.resolve();
  }
  expect(calls.map(idOf)).toEqual([1, 2, 3, 4]);
});

test('WISH-01, WISH-04, WISH-05: two clicks add and remove a favourite, and the button changes before the response', async () => {
  const store = page.openStore();
  const adding = store.toggle(product(7));
  expect(page.isFavourite(7)).toBe(true);
  expect(call(0)).toMatchObject({
    path: 'wishlist/add',
    body: { idProduto: 7, idAtributoSimples: 0, idUnidadeVenda: 0, quantidade: 1, parametroAdicional: '' },
  });
  expect(await store.toggle(product(7))).toBe('busy');
  call(0).respond(true);
  expect(await adding).toBe('done');
  const removing = store.toggle(product(7));
  expect(page.isFavourite(7)).toBe(false);
  call(1).respond(true);
  expect(await removing).toBe('done');
  expect(paths()).toEqual(['wishlist/add', 'wishlist/remove']);
});

test.each([
  ['an outage', (sent: Call) => sent.fail(502)],
  ['sucesso: false', (sent: Call) => sent.respond(false)],
])('WISH-01: %s undoes the change', async (_name, end) => {
  const store = page.openStore();
  const adding = store.toggle(product(7));
  end(call(0));
  expect(await adding).toBe('failed');
  expect(page.isFavourite(7)).toBe(false);
  expect(page.redirectToLogin).not.toHaveBeenCalled();
});

test('WISH-02, WISH-06, WISH-07, A-63: a 401 saves the return page and opens the login page', async () => {
  const store = page.openStore();
  const adding = store.toggle(product(7));
  call(0).fail(401);
  await flushPromises();
  expect(page.isFavourite(7)).toBe(false);
  expect(idsOnDevice()).toEqual([7]);
  expect(call(1)).toMatchObject({
    path: 'browsing-history/checkoutAcesso',
    body: { url: '/oculos-de-sol?pg=2' },
  });
  expect(page.redirectToLogin).not.toHaveBeenCalled();
  call(1).respond(true);
  expect(await adding).toBe('login');
  expect(page.redirectToLogin).toHaveBeenCalledTimes(1);
});

test('A-63: the login page opens even if the return page cannot be saved', async () => {
  const store = page.openStore();
  const adding = store.toggle(product(7));
  call(0).fail(401);
  await flushPromises();
  call(1).fail(502);
  expect(await adding).toBe('login');
  expect(page.redirectToLogin).toHaveBeenCalledTimes(1);
});

test('WISH-09: once the login has been offered in a tab, clicks save favourites on the device', async () => {
  const store = page.openStore();
  expect(await pressAsVisitor(store, 7)).toBe('login');
  expect(await pressAsVisitor(store, 9)).toBe('kept');
  expect(idsOnDevice()).toEqual([9, 7]);
  expect(page.redirectToLogin).toHaveBeenCalledTimes(1);
  calls.length = 0;
  expect(await store.toggle(product(9))).toBe('removed');
  expect(calls).toEqual([]);
  expect(idsOnDevice()).toEqual([7]);
});

test('WISH-09: a shop that saves favourites on the device never opens the login page', async () => {
  const store = page.openStore({ offersLogin: () => false });
  const pressed = store.toggle(product(7));
  call(0).fail(401);
  expect(await pressed).toBe('kept');
  expect(idsOnDevice()).toEqual([7]);
  expect(paths()).toEqual(['wishlist/add']);
  expect(page.redirectToLogin).not.toHaveBeenCalled();
});

test('WISH-09: a product without a page is not saved on the device, and each click opens the login page', async () => {
  const store = page.openStore();
  for (const nth of [1, 2]) {
    const pressed = store.toggle({ ...product(7), href: '' });
    calls.at(-1)?.fail(401);
    await flushPromises();
    calls.at(-1)?.respond(true);
    expect(await pressed).toBe('login');
    expect(page.redirectToLogin).toHaveBeenCalledTimes(nth);
  }
  expect(idsOnDevice()).toEqual([]);
});
