import type { Cache, ScopedMutator } from 'swr';
import { callGateway, GatewayError } from '@/lib/browser/gateway-client';
import { deviceFavourites, type Favourite } from './favourites-state';
import { keepFavourite, loadFavourites, removeFavourite } from './keep-favourites';
import { forgetLoginOffer, productOfLoginOffer, rememberLoginOffer } from './login-offer';

/** How the platform identifies a favourite. Zeros mean that no size or unit is chosen. */
function wishlistItem(idProduto: number) {
  return { idProduto, idAtributoSimples: 0, idUnidadeVenda: 0 };
}

type WishlistOptions = {
  /** Whether a visitor's first favourite leads to the login. If not, it is stored on the device at once. */
  offersLogin?: () => boolean;
  /** Leaves for the login. Called after the platform has received the address to return to. */
  redirectToLogin: () => void;
  /** Path to return to after the login. */
  currentPath: () => string;
  /** SWR's cache, with the state of each product. */
  swr: { cache: Cache; mutate: ScopedMutator };
};

/**
 * SWR key for whether a product is a favourite of the account. Without a number, the prefix of all these
 * keys.
 */
export const favouriteKey = (id: number | '') => `/v2/front/wishlist/verify#${id}`;

/** Maximum number of simultaneous requests, since a listing has dozens of products. */
const MAX_CONCURRENT = 3;

const isUnauthorised = (error: unknown) => error instanceof GatewayError && error.status === 401;

const isOnDevice = (id: number) => deviceFavourites.get().some((favourite) => favourite.id === id);

/**
 * Favourites. A customer's favourites are on the platform, and SWR caches them per product; a toggle shows at
 * once and is undone if the platform rejects it. A visitor's favourites are stored on the device.
 */
export function createWishlist({
  offersLogin = () => true,
  redirectToLogin,
  currentPath,
  swr,
}: WishlistOptions) {
  const busy = new Set<number>();
  const waiting: (() => void)[] = [];
  let running = 0;

  const isInAccount = (id: number): boolean => swr.cache.get(favouriteKey(id))?.data === true;

  /** Runs at most three tasks at a time. */
  async function inTurn<T>(task: () => Promise<T>): Promise<T> {
    if (running >= MAX_CONCURRENT) await new Promise<void>((start) => waiting.push(start));
    running += 1;
    try {
      return await task();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  }

  async function send(action: 'verify' | 'add' | 'remove', id: number): Promise<boolean> {
    const more = action === 'verify' ? {} : { quantidade: 1, parametroAdicional: '' };
    const body = { ...wishlistItem(id), ...more };
    return (await callGateway<{ sucesso: boolean }>('POST', `wishlist/${action}`, { body })).sucesso;
  }

  /** Adds a product to the account, and removes it from the device. @throws GatewayError */
  async function addToAccount(id: number): Promise<void> {
    if (!(await send('add', id))) throw new GatewayError(200);
    await swr.mutate(favouriteKey(id), true, { revalidate: false });
    removeFavourite(id);
  }

  /** Leaves for the login, which returns the shopper to this page. */
  async function goToLogin(): Promise<void> {
    try {
      await callGateway('POST', 'browsing-history/checkoutAcesso', { body: { url: currentPath() } });
    } catch {
      // The login works even without an address to return to.
    }
    redirectToLogin();
  }

  /**
   * Stores a favourite that the platform rejected for lack of a login. The first time in a tab, offers the
   * login.
   */
  async function keepForVisitor(product: Favourite): Promise<'kept' | 'login'> {
    const isKept = keepFavourite(product);
    if (isKept && (!offersLogin() || productOfLoginOffer() !== null)) return 'kept';
    rememberLoginOffer(product.id);
    await goToLogin();
    return 'login';
  }

  function removeFromDevice(id: number): void {
    removeFavourite(id);
    if (productOfLoginOffer() === id) rememberLoginOffer(0);
  }

  return {
    goToLogin,
    /**
     * Fetches whether a product is a favourite. For customers only.
     * @throws GatewayError
     */
    fetchState: (id: number): Promise<boolean> => inTurn(() => send('verify', id)),
    /**
     * Once the shopper has logged in, adds the favourite for which the login was offered to the account; only
     * once, and only for customers. Resolves to whether it was added; a favourite that the platform rejects
     * stays on the device.
     */
    async addAfterLogin(): Promise<boolean> {
      const id = productOfLoginOffer();
      forgetLoginOffer();
      if (!id) return false;
      try {
        await addToAccount(id);
        return true;
      } catch (error) {
        console.warn('A favourite from before the login could not be saved', error);
        return false;
      }
    },
    /**
     * Adds this device's favourites to the account. Those that the platform rejects stay on the device.
     * 'login' if the shopper must log in first.
     */
    async addAllToAccount(): Promise<'done' | 'login' | 'failed'> {
      loadFavourites();
      for (const { id } of deviceFavourites.get()) {
        try {
          await addToAccount(id);
        } catch (error) {
          if (isUnauthorised(error)) {
            await goToLogin();
            return 'login';
          }
          console.warn('A favourite on this device could not be saved', error);
        }
      }
      return deviceFavourites.get().length === 0 ? 'done' : 'failed';
    },
    /**
     * Adds or removes a product. 'kept' and 'removed': only changed on this device. 'login': the visitor was
     * sent to the login. 'failed': the change was undone. 'busy': ignored, because another toggle of the
     * product is in progress.
     */
    async toggle(product: Favourite): Promise<'done' | 'kept' | 'removed' | 'login' | 'failed' | 'busy'> {
      const { id } = product;
      if (busy.has(id)) return 'busy';
      const before = isInAccount(id);
      if (isOnDevice(id)) {
        removeFromDevice(id);
        if (!before) return 'removed';
      }
      busy.add(id);
      try {
        const change = async () => {
          if (!(await send(before ? 'remove' : 'add', id))) throw new GatewayError(200);
          return !before;
        };
        await swr.mutate(favouriteKey(id), change, { optimisticData: !before, revalidate: false });
        return 'done';
      } catch (error) {
        if (!isUnauthorised(error)) return 'failed';
        if (!before) return await keepForVisitor(product);
        await goToLogin();
        return 'login';
      } finally {
        busy.delete(id);
      }
    },
  };
}
export type Wishlist = ReturnType<typeof createWishlist>;
