import { FAVOURITES_KEY, isProductLink } from '@/lib/catalog/product/product-link';
import { createStoredList } from '@/lib/shared/stored-list';
import { deviceFavourites, type Favourite } from './favourites-state';
import { productOfLoginOffer, rememberLoginOffer } from './login-offer';

/**
 * Maximum number of favourites that the gateway adds to an account at once. If there are more, the oldest are
 * dropped.
 */
const MAX_FAVOURITES = 40;

const isFavourite = (value: unknown): value is Favourite =>
  isProductLink(value) &&
  'id' in value &&
  Number.isSafeInteger(value.id) &&
  Number(value.id) > 0 &&
  (!('account' in value) || Number.isSafeInteger(value.account));

const stored = createStoredList({ storage: 'local', key: FAVOURITES_KEY, isItem: isFavourite });

/** Reads the favourites of this device again; another tab may have changed them. */
export function loadFavourites(): void {
  const favourites = stored.read();
  if (favourites !== null) deviceFavourites.set(favourites.slice(0, MAX_FAVOURITES));
}

/**
 * Follows changes in other tabs, including those made before the browser restored this page. Returns an
 * unsubscribe function.
 */
export function watchFavourites(): () => void {
  loadFavourites();
  const controller = new AbortController();
  window.addEventListener(
    'storage',
    ({ key }) => (key === FAVOURITES_KEY || key === null) && loadFavourites(),
    controller,
  );
  window.addEventListener('pageshow', ({ persisted }) => persisted && loadFavourites(), controller);
  return () => controller.abort();
}

/** If storage is full, the favourites last until the page is closed. */
export function saveFavourites(favourites: readonly Favourite[]): void {
  deviceFavourites.set(favourites);
  stored.write(favourites);
}

const withoutProduct = (id: number) => deviceFavourites.get().filter((favourite) => favourite.id !== id);

/**
 * Stores a favourite on this device. False for a product without a page or a name, because nothing could link
 * to it.
 */
export function keepFavourite({ id, href, nome, imagem, account }: Favourite): boolean {
  const favourite = { id, href, nome, imagem, ...(account !== undefined && { account }) };
  if (!isFavourite(favourite)) return false;
  loadFavourites();
  saveFavourites([favourite, ...withoutProduct(id)].slice(0, MAX_FAVOURITES));
  return true;
}

/** Replaces a favourite by the same product in the size of the new address, at the same position. */
export function moveFavourite(id: number, href: string): void {
  loadFavourites();
  saveFavourites(
    deviceFavourites.get().map((favourite) => (favourite.id === id ? { ...favourite, href } : favourite)),
  );
}

/** Removes a favourite from this device. If the login was offered for it, it is not added to the account either. */
export function removeFavourite(id: number): void {
  loadFavourites();
  saveFavourites(withoutProduct(id));
  if (productOfLoginOffer() === id) rememberLoginOffer(0);
}

/** Puts a removed favourite back in its place. */
export function restoreFavourite(favourite: Favourite, place: number): void {
  loadFavourites();
  saveFavourites(withoutProduct(favourite.id).toSpliced(place, 0, favourite).slice(0, MAX_FAVOURITES));
}

/** Removes all favourites from this device. */
export function clearFavourites(): void {
  saveFavourites([]);
  if (productOfLoginOffer() !== null) rememberLoginOffer(0);
}
