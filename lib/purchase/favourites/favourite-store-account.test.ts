/** @jest-environment jsdom */
import { areFavouritesMerged } from './account-favourites';
import { deviceFavourites } from './favourites-state';
import { keepFavourite, removeFavourite } from './keep-favourites';
import { rememberLoginOffer } from './login-offer';
import {
  ACCOUNT,
  call,
  calls,
  flushPromises,
  idOf,
  idsOnDevice,
  idsOnlyOnDevice,
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

test('WISH-08: after the login every favourite on the device is added to the account, once', async () => {
  const visitor = page.openStore();
  for (const id of [7, 9]) await pressAsVisitor(visitor, id);
  calls.length = 0;
  page.logIn();
  const customer = page.openStore();
  const added = customer.addAfterLogin();
  expect(areFavouritesMerged.get()).toBe(false);
  expect(calls).toMatchObject([{ path: 'wishlist/add', body: { idProduto: 7 } }]);
  // The same product cannot be changed meanwhile, and a second call does not send it again.
  expect(await customer.toggle(product(7))).toBe('busy');
  const button = customer.addAllToAccount();
  call(0).respond(true);
  await flushPromises();
  expect(call(1)).toMatchObject({ path: 'wishlist/add', body: { idProduto: 9 } });
  call(1).respond(true);
  expect(await added).toBe(2);
  expect(await button).toBe('done');
  expect([7, 9].map(page.isFavourite)).toEqual([true, true]);
  expect(deviceFavourites.get()).toMatchObject([
    { id: 9, account: ACCOUNT },
    { id: 7, account: ACCOUNT },
  ]);
  expect(areFavouritesMerged.get()).toBe(true);
  expect(await customer.addAfterLogin()).toBe(0);
  expect(calls).toHaveLength(2);
});

test('WISH-08: a login that was not opened from a favourite button moves the favourites too', async () => {
  keepFavourite(product(9));
  page.logIn();
  const added = page.openStore().addAfterLogin();
  call(0).respond(true);
  expect(await added).toBe(1);
  expect(idsOnlyOnDevice()).toEqual([]);
});

test('WISH-08: a favourite removed while others are added is not added', async () => {
  for (const id of [7, 8]) keepFavourite(product(id));
  const store = page.openStore();
  const added = store.addAfterLogin();
  expect(await store.toggle(product(7))).toBe('removed');
  call(0).respond(true);
  expect(await added).toBe(1);
  expect(calls).toMatchObject([{ body: { idProduto: 8 } }]);
});

test('WISH-08, WISH-10: a favourite that the platform rejects after the login stays on the device and is tried again', async () => {
  await pressAsVisitor(page.openStore(), 7);
  calls.length = 0;
  page.logIn();
  const store = page.openStore();
  const added = store.addAfterLogin();
  call(0).fail(500);
  expect(await added).toBe(0);
  expect(idsOnlyOnDevice()).toEqual([7]);
  const again = store.addAfterLogin();
  call(1).respond(true);
  expect(await again).toBe(1);
  expect(idsOnlyOnDevice()).toEqual([]);
});

test('WISH-08: if the login has ended, nothing is sent to the login page and nothing is lost', async () => {
  for (const id of [7, 8]) keepFavourite(product(id));
  const added = page.openStore().addAfterLogin();
  call(0).fail(401);
  expect(await added).toBe(0);
  expect(paths()).toEqual(['wishlist/add']);
  expect(page.redirectToLogin).not.toHaveBeenCalled();
  expect(idsOnDevice()).toEqual([8, 7]);
});

test('WISH-08: a favourite removed before the login is not added afterwards', async () => {
  const visitor = page.openStore();
  await pressAsVisitor(visitor, 7);
  expect(await visitor.toggle(product(7))).toBe('removed');
  await pressAsVisitor(visitor, 9);
  // In the list of favourites.
  rememberLoginOffer(9);
  removeFavourite(9);
  calls.length = 0;
  expect(await page.openStore().addAfterLogin()).toBe(0);
  expect(calls).toEqual([]);
});

test.each(['{', '["7"]', '-1', '1.5', 'null'])(
  'WISH-08: %s in storage adds nothing to the account',
  async (stored) => {
    sessionStorage.setItem('favoritos-a-salvar', stored);
    expect(await page.openStore().addAfterLogin()).toBe(0);
    expect(calls).toEqual([]);
  },
);

test('WISH-10: the device’s favourites are added to the account, and those that fail stay on the device', async () => {
  page.logIn();
  const store = page.openStore();
  for (const id of [7, 8, 9]) keepFavourite(product(id));
  const added = store.addAllToAccount();
  call(0).respond(true);
  await flushPromises();
  call(1).respond(false);
  await flushPromises();
  call(2).respond(true);
  expect(await added).toBe('failed');
  expect(calls.map(idOf)).toEqual([9, 8, 7]);
  expect(idsOnlyOnDevice()).toEqual([8]);
  expect([7, 8, 9].map((id) => page.isFavourite(id))).toEqual([true, false, true]);
});

test('WISH-10: if the account has been logged out in the meantime, the login page opens and nothing is lost', async () => {
  const store = page.openStore();
  for (const id of [7, 8]) keepFavourite(product(id));
  const added = store.addAllToAccount();
  call(0).fail(401);
  await flushPromises();
  call(1).respond(true);
  expect(await added).toBe('login');
  expect(page.redirectToLogin).toHaveBeenCalledTimes(1);
  expect(idsOnDevice()).toEqual([8, 7]);
});

test('WISH-08: a favourite that is being added when the login becomes known is not added twice', async () => {
  rememberLoginOffer(7);
  page.logIn();
  const store = page.openStore();
  const pressed = store.toggle(product(7));
  const added = store.addAfterLogin();
  call(0).respond(true);
  expect(await pressed).toBe('done');
  await flushPromises();
  expect(paths()).toEqual(['wishlist/add']);
  expect(await added).toBe(0);
});
