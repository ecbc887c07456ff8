import { createStore } from '@/lib/shared/store';
import { deviceFavourites, type Favourite } from './favourites-state';
import { loadFavourites, saveFavourites } from './keep-favourites';

/** Whether the favourites that are only on the device have been sent to the account of this shopper. */
export const areFavouritesMerged = createStore(false);

/** The favourites that are not in an account yet. */
export const onlyOnDevice = (favourites: readonly Favourite[]): Favourite[] =>
  favourites.filter(({ account }) => account === undefined);

/** Notes in whose account a favourite is; undefined if it is in none. */
export function noteAccount(id: number, account: number | undefined): void {
  loadFavourites();
  saveFavourites(
    deviceFavourites.get().map((favourite) => {
      if (favourite.id !== id) return favourite;
      const { account: _, ...link } = favourite;
      return account === undefined ? link : { ...link, account };
    }),
  );
}

/** Removes a favourite that the shopper has removed from the account elsewhere. */
export function dropFromAccount(id: number): void {
  loadFavourites();
  const favourites = deviceFavourites.get();
  const left = favourites.filter((favourite) => favourite.id !== id || favourite.account === undefined);
  if (left.length < favourites.length) saveFavourites(left);
}

/**
 * Removes the favourites of every other account, after a logout or if another customer has logged in.
 * @param account of the customer; undefined for a visitor
 */
export function dropOtherAccounts(account: number | undefined): void {
  loadFavourites();
  const favourites = deviceFavourites.get();
  const left = favourites.filter((kept) => kept.account === undefined || kept.account === account);
  if (left.length < favourites.length) saveFavourites(left);
}
