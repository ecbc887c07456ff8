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

/** How many favourites were added to the account, and whether a login is needed for the others. */
type Moved = { added: number; isLoggedOut: boolean };

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
  let moving: Promise<Moved> | undefined;
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
    busy.add(id);
    try {
      if (!(await send('add', id))) throw new GatewayError(200);
      await swr.mutate(favouriteKey(id), true, { revalidate: false });
      removeFavourite(id);
    } finally {
      busy.delete(id);
    }
  }

  async function moveAll(): Promise<Moved> {
    loadFavourites();
    // A product without a page was not stored on the device, only offered.
    const offered = productOfLoginOffer();
    forgetLoginOffer();
    const ids = new Set(deviceFavourites.get().map(({ id }) => id));
    let added = 0;
    for (const id of offered ? new Set([offered, ...ids]) : ids) {
      // It may have been removed while the others were added.
      if (ids.has(id) && !isOnDevice(id)) continue;
      try {
        await addToAccount(id);
        added += 1;
      } catch (error) {
        if (isUnauthorised(error)) return { added, isLoggedOut: true };
        console.warn('A favourite on this device could not be saved', error);
      }
    }
    return { added, isLoggedOut: false };
  }

  /**
   * Adds this device's favourites to the account. Those that the platform rejects stay on the device. Calls in
   * the meantime share the result.
   */
  function moveToAccount(): Promise<Moved> {
    moving ??= moveAll().finally(() => {
      moving = undefined;
    });
    return moving;
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

  return {
    goToLogin,
    /**
     * Fetches whether a product is a favourite. For customers only.
     * @throws GatewayError
     */
    fetchState: (id: number): Promise<boolean> => inTurn(() => send('verify', id)),
    /**
     * Adds this device's favourites to the account of a shopper who has logged in, without leading to the login.
     * Resolves to how many were added.
     */
    addAfterLogin: async (): Promise<number> => (await moveToAccount()).added,
    /** Adds this device's favourites to the account. 'login' if the shopper must log in first. */
    async addAllToAccount(): Promise<'done' | 'login' | 'failed'> {
      const { isLoggedOut } = await moveToAccount();
      if (isLoggedOut) {
        await goToLogin();
        return 'login';
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
        removeFavourite(id);
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
