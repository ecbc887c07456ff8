/** @jest-environment jsdom */
import { deviceFavourites } from './favourites-state';
import { keepFavourite } from './keep-favourites';
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
  product,
  recordCall,
} from './testing';

jest.mock('@/lib/browser/gateway-client', () => ({
  ...jest.requireActual('@/lib/browser/gateway-client'),
  callGateway: (...sent: Parameters<typeof recordCall>) => recordCall(...sent),
}));

const page = pageForEachTest();

test('WISH-08, WISH-09: what a customer favourites is listed on the device, too, and the next click removes it from both', async () => {
  page.logIn();
  const store = page.openStore();
  const adding = store.toggle(product(7));
  call(0).respond(true);
  expect(await adding).toBe('done');
  expect(deviceFavourites.get()).toEqual([{ ...product(7), account: ACCOUNT }]);
  const removing = store.toggle(product(7));
  expect(idsOnDevice()).toEqual([]);
  call(1).respond(true);
  expect(await removing).toBe('done');
  expect(paths()).toEqual(['wishlist/add', 'wishlist/remove']);
});

test('WISH-08: a favourite that was added before the customer was known is added again, not lost', async () => {
  const store = page.openStore();
  const adding = store.toggle(product(7));
  call(0).respond(true);
  await adding;
  expect(idsOnlyOnDevice()).toEqual([7]);
  page.logIn();
  const added = store.addAfterLogin();
  call(1).respond(true);
  expect(await added).toBe(1);
  expect(idsOnlyOnDevice()).toEqual([]);
});

test('WISH-01, WISH-08: a heart that is filled because of an earlier visit removes the favourite from both, without asking first', async () => {
  page.keepInAccount(7);
  const removing = page.openStore().toggle(product(7));
  expect(call(0)).toMatchObject({ path: 'wishlist/remove', body: { idProduto: 7 } });
  call(0).respond(true);
  expect(await removing).toBe('done');
  expect(idsOnDevice()).toEqual([]);
});

test('WISH-01, WISH-09: a removal that the account rejects puts the favourite back in its place', async () => {
  page.keepInAccount(9, 8, 7);
  const removing = page.openStore().remove({ ...product(8), account: ACCOUNT });
  expect(idsOnDevice()).toEqual([7, 9]);
  call(0).fail(502);
  expect(await removing).toBe('failed');
  expect(deviceFavourites.get()).toMatchObject([{ id: 7 }, { id: 8, account: ACCOUNT }, { id: 9 }]);
});

test('WISH-09: a favourite removed from the list while it is being added leaves the account, too', async () => {
  keepFavourite(product(7));
  page.logIn();
  const store = page.openStore();
  const added = store.addAfterLogin();
  const removing = store.remove(product(7));
  call(0).respond(true);
  await added;
  await flushPromises();
  expect(call(1)).toMatchObject({ path: 'wishlist/remove', body: { idProduto: 7 } });
  call(1).respond(true);
  expect(await removing).toBe('done');
  expect(idsOnDevice()).toEqual([]);
});

test('WISH-09: a favourite put back while its removal is in progress ends up in the account', async () => {
  page.keepInAccount(7);
  const store = page.openStore();
  const kept = { ...product(7), account: ACCOUNT };
  const removing = store.remove(kept);
  const putting = store.putBack(kept, 0);
  expect(idsOnDevice()).toEqual([7]);
  expect(paths()).toEqual(['wishlist/remove']);
  call(0).respond(true);
  await removing;
  await flushPromises();
  call(1).respond(true);
  await putting;
  expect(paths()).toEqual(['wishlist/remove', 'wishlist/add']);
  expect(page.isFavourite(7)).toBe(true);
  expect(idsOnlyOnDevice()).toEqual([]);
});

test('WISH-10: a favourite that the account does not take back is kept, and known to be only on the device', async () => {
  page.logIn();
  const putting = page.openStore().putBack({ ...product(7), account: ACCOUNT }, 0);
  await flushPromises();
  call(0).fail(502);
  await putting;
  expect(idsOnlyOnDevice()).toEqual([7]);
});

test('WISH-09: all are removed from the account three at a time; those that fail are put back', async () => {
  page.keepInAccount(5, 4, 3, 2);
  keepFavourite(product(1));
  const removing = page.openStore().removeAll();
  expect(idsOnDevice()).toEqual([]);
  await flushPromises();
  expect(calls.map(idOf)).toEqual([2, 3, 4]);
  call(1).fail(502);
  call(0).respond(true);
  call(2).respond(true);
  await flushPromises();
  call(3).respond(true);
  expect(await removing).toBe('failed');
  expect(paths()).toEqual(Array(4).fill('wishlist/remove'));
  expect(idsOnDevice()).toEqual([3]);
});

test('WISH-09: all that are put back while they are being removed stay in the account', async () => {
  page.keepInAccount(4, 3, 2, 1);
  const store = page.openStore();
  const all = deviceFavourites.get();
  const removing = store.removeAll();
  await flushPromises();
  const putting = Promise.all(all.map((favourite, place) => store.putBack(favourite, place)));
  for (let index = 0; index < calls.length; index += 1) {
    call(index).respond(true);
    await flushPromises();
  }
  expect(await removing).toBe('done');
  await putting;
  const last = new Map(calls.map((sent) => [idOf(sent), sent.path]));
  expect([1, 2, 3].map((id) => last.get(id))).toEqual(Array(3).fill('wishlist/add'));
  expect(last.get(4)).not.toBe('wishlist/remove');
  expect(idsOnDevice()).toEqual([1, 2, 3, 4]);
});

test('WISH-05: a button stays busy until the last of several changes of its product has ended', async () => {
  page.keepInAccount(7);
  const favourite = { ...product(7), account: ACCOUNT };
  const store = page.openStore();
  void store.toggle(favourite);
  void store.putBack(favourite, 0);
  void store.remove(favourite);
  call(0).respond(true);
  await flushPromises();
  call(1).respond(true);
  await flushPromises();
  expect(paths()).toEqual(['wishlist/remove', 'wishlist/add', 'wishlist/remove']);
  expect(await store.toggle(favourite)).toBe('busy');
});
