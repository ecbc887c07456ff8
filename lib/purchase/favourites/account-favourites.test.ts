/** @jest-environment jsdom */
import { dropFromAccount, dropOtherAccounts, noteAccount, onlyOnDevice } from './account-favourites';
import { deviceFavourites } from './favourites-state';
import { clearFavourites, keepFavourite, loadFavourites } from './keep-favourites';

const product = (id: number) => ({ id, href: `/p-${id}.html`, nome: `P ${id}`, imagem: '' });
const ids = () => deviceFavourites.get().map(({ id }) => id);
const stored = () => JSON.parse(localStorage.getItem('favoritos') ?? '[]');

beforeEach(() => {
  clearFavourites();
  keepFavourite(product(1));
  keepFavourite({ ...product(2), account: 56 });
  keepFavourite({ ...product(3), account: 57 });
});

test('WISH-09: after a logout only what was never added to an account stays on the device', () => {
  dropOtherAccounts(undefined);
  expect(stored()).toEqual([product(1)]);
});

test('WISH-09: another customer does not get the favourites of the one before', () => {
  dropOtherAccounts(57);
  expect(ids()).toEqual([3, 1]);
});

test('WISH-09: what was removed in the account leaves the device; what is only on the device stays', () => {
  dropFromAccount(1);
  dropFromAccount(2);
  expect(ids()).toEqual([3, 1]);
});

test('WISH-08, WISH-10: a favourite is noted as in the account, and as only on the device, in its place', () => {
  noteAccount(1, 57);
  noteAccount(3, undefined);
  expect(stored()).toEqual([product(3), { ...product(2), account: 56 }, { ...product(1), account: 57 }]);
  expect(onlyOnDevice(deviceFavourites.get())).toEqual([product(3)]);
});

test('WISH-09, C7: a stored account that is not a number is ignored with its favourite', () => {
  localStorage.setItem('favoritos', JSON.stringify([{ ...product(1), account: '56' }, product(4)]));
  loadFavourites();
  expect(ids()).toEqual([4]);
});
