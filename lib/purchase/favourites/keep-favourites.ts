import { isProductLink } from '@/lib/catalog/product/product-link';
import { createStoredList } from '@/lib/shared/stored-list';
import { deviceFavourites, type Favourite } from './favourites-state';

const KEY = 'favoritos';

/** As many as an account takes at once: the gateway counts what is added. The oldest give way. */
const MAX_FAVOURITES = 40;

const isFavourite = (value: unknown): value is Favourite =>
  isProductLink(value) && 'id' in value && Number.isSafeInteger(value.id) && Number(value.id) > 0;

const stored = createStoredList({ storage: 'local', key: KEY, isItem: isFavourite });

/** Reads the favourites of this device again; another tab may have changed them. */
export function loadFavourites(): void {
  const favourites = stored.read();
  if (favourites !== null) deviceFavourites.set(favourites.slice(0, MAX_FAVOURITES));
}

/** Follows what other tabs change; returns an unsubscribe function. */
export function watchFavourites(): () => void {
  loadFavourites();
  const controller = new AbortController();
  window.addEventListener(
    'storage',
    ({ key }) => (key === KEY || key === null) && loadFavourites(),
    controller,
  );
  return () => controller.abort();
}

/** Without room for them they are favourites as long as the page is open. */
function save(favourites: readonly Favourite[]): void {
  deviceFavourites.set(favourites);
  stored.write(favourites);
}

const withoutProduct = (id: number) => deviceFavourites.get().filter((favourite) => favourite.id !== id);

/** Keeps a favourite on this device. False for a product without a page or a name, to which nothing would lead back. */
export function keepFavourite({ id, href, nome, imagem }: Favourite): boolean {
  const favourite = { id, href, nome, imagem };
  if (!isFavourite(favourite)) return false;
  loadFavourites();
  save([favourite, ...withoutProduct(id)].slice(0, MAX_FAVOURITES));
  return true;
}

/** Keeps a favourite in the size that its new address names, at its place. */
export function moveFavourite(id: number, href: string): void {
  loadFavourites();
  save(deviceFavourites.get().map((favourite) => (favourite.id === id ? { ...favourite, href } : favourite)));
}

/** Forgets a favourite of this device. */
export function removeFavourite(id: number): void {
  loadFavourites();
  save(withoutProduct(id));
}

/** Brings a favourite that was removed back to its place. */
export function restoreFavourite(favourite: Favourite, place: number): void {
  loadFavourites();
  save(withoutProduct(favourite.id).toSpliced(place, 0, favourite).slice(0, MAX_FAVOURITES));
}

/** Forgets all favourites of this device. */
export const clearFavourites = (): void => save([]);
