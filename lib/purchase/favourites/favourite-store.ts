import type { Cache, ScopedMutator } from 'swr';
import { callGateway, GatewayError } from '@/lib/browser/gateway-client';
import type { Usuario } from '@/lib/platform/schemas/cart';
import { CUSTOMER_KEY } from '@/lib/purchase/customer/customer';
import { areFavouritesMerged, noteAccount, onlyOnDevice } from './account-favourites';
import { deviceFavourites, type Favourite } from './favourites-state';
import {
  clearFavourites,
  keepFavourite,
  loadFavourites,
  removeFavourite,
  restoreFavourite,
} from './keep-favourites';
import { forgetLoginOffer, productOfLoginOffer, rememberLoginOffer } from './login-offer';

/** SWR's cache, with the customer and the state of each product. */
type Swr = { cache: Cache; mutate: ScopedMutator };

type FavouriteStoreOptions = {
  /** Whether a visitor's first favourite leads to the login. If not, it is stored on the device at once. */
  offersLogin?: () => boolean;
  /** Leaves for the login. Called after the platform has received the address to return to. */
  redirectToLogin: () => void;
  /** Path to return to after the login. */
  currentPath: () => string;
  swr: Swr;
};

const KEY_START = '/v2/front/wishlist/verify#';

/** SWR key for whether a product is a favourite of the account. */
export const favouriteKey = (id: number) => `${KEY_START}${id}`;

async function send(action: 'verify' | 'add' | 'remove', idProduto: number): Promise<boolean> {
  const body = {
    idProduto,
    // No size or unit is chosen.
    idAtributoSimples: 0,
    idUnidadeVenda: 0,
    ...(action !== 'verify' && { quantidade: 1, parametroAdicional: '' }),
  };
  return (await callGateway<{ sucesso: boolean }>('POST', `wishlist/${action}`, { body })).sucesso;
}

const isInAccount = ({ cache }: Swr, id: number): boolean => cache.get(favouriteKey(id))?.data === true;

/** Number of the customer; undefined for a visitor, or before the platform has responded. */
function customerId({ cache }: Swr): number | undefined {
  const customer: Usuario | undefined = cache.get(CUSTOMER_KEY)?.data;
  return customer?.logado ? customer.id : undefined;
}

/** Empties the hearts that are filled because of an account. */
function forgetAccount({ mutate }: Swr): void {
  const isState = (key?: unknown) => typeof key === 'string' && key.startsWith(KEY_START);
  void mutate(isState, undefined, { revalidate: false });
}

/** Two functions: one changes the account, one returns the running change of a product, if any. */
function createAccountChanges({ mutate }: Swr) {
  const running = new Map<number, Promise<unknown>>();

  /** Adds or removes a product; this shows at once. @throws GatewayError */
  async function changeAccount(id: number, isAdded: boolean): Promise<void> {
    const change = async () => {
      if (!(await send(isAdded ? 'add' : 'remove', id))) throw new GatewayError(200);
      return isAdded;
    };
    const changing = mutate(favouriteKey(id), change, { optimisticData: isAdded, revalidate: false });
    running.set(id, changing);
    try {
      await changing;
    } finally {
      // A later change may have replaced it.
      if (running.get(id) === changing) running.delete(id);
    }
  }

  return [changeAccount, (id: number) => running.get(id)] as const;
}

/** Maximum number of simultaneous requests, since a listing has dozens of products. */
const MAX_CONCURRENT = 3;

/** Returns a function that runs at most three of its tasks at a time, oldest first. */
function limitConcurrency() {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async function run<T>(task: () => Promise<T>): Promise<T> {
    if (running < MAX_CONCURRENT) running += 1;
    else await new Promise<void>((start) => waiting.push(start));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      // The turn goes directly to the next task, so that no newcomer can take it.
      if (next) next();
      else running -= 1;
    }
  };
}

/** How many favourites were added to the account, and whether a login is needed for the others. */
type Moved = { added: number; isLoggedOut: boolean };

/** 'login': the visitor was sent to the login. 'failed': the change was undone. */
type Outcome = 'done' | 'kept' | 'removed' | 'login' | 'failed';

const isUnauthorised = (error: unknown) => error instanceof GatewayError && error.status === 401;

const onDevice = (id: number) => deviceFavourites.get().find((favourite) => favourite.id === id);

/**
 * Favourites. A visitor's are stored on the device. A customer's are on the platform, which tells for one product
 * whether it is among them (cached by SWR) but does not list them: those added on this device stay stored on it. A
 * change shows at once and is undone if the platform rejects it.
 */
export function createFavouriteStore({
  offersLogin = () => true,
  redirectToLogin,
  currentPath,
  swr,
}: FavouriteStoreOptions) {
  const [changeAccount, runningChange] = createAccountChanges(swr);
  let moving: Promise<Moved> | undefined;
  const inTurn = limitConcurrency();
  const changeInTurn = limitConcurrency();

  /** Waits until the running change of a product has ended; its caller reports a failure. */
  async function settled(id: number): Promise<void> {
    await Promise.allSettled([runningChange(id)]);
  }

  async function moveAll(): Promise<Moved> {
    loadFavourites();
    // A product without a page was not stored on the device, only offered.
    const offered = productOfLoginOffer();
    forgetLoginOffer();
    const ids = new Set(onlyOnDevice(deviceFavourites.get()).map(({ id }) => id));
    let added = 0;
    for (const id of offered ? new Set([offered, ...ids]) : ids) {
      if (runningChange(id)) await settled(id);
      const kept = onDevice(id);
      // The shopper may have removed it, or added it to the account, while the others were added.
      if (kept ? kept.account !== undefined : ids.has(id)) continue;
      try {
        await changeAccount(id, true);
        noteAccount(id, customerId(swr));
        added += 1;
      } catch (error) {
        if (isUnauthorised(error)) return { added, isLoggedOut: true };
        console.warn('A favourite on this device could not be saved', error);
      }
    }
    return { added, isLoggedOut: false };
  }

  /**
   * Adds this device's favourites to the account. Those that the platform rejects stay only on the device. Calls
   * in the meantime share the result.
   */
  function moveToAccount(): Promise<Moved> {
    areFavouritesMerged.set(false);
    moving ??= moveAll().finally(() => {
      moving = undefined;
      areFavouritesMerged.set(true);
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

  /**
   * Repeats a change of the device's list in the account, unless the shopper has undone it meanwhile. Resolves to whether
   * the account agrees with the list.
   */
  const followChange = (id: number, isAdded: boolean): Promise<boolean> =>
    changeInTurn(async () => {
      await settled(id);
      if (!onDevice(id) === isAdded) return true;
      try {
        await changeAccount(id, isAdded);
        return true;
      } catch (error) {
        console.warn('A favourite could not be changed in the account', error);
        return false;
      }
    });

  async function change(product: Favourite): Promise<Outcome> {
    const { id } = product;
    const kept = onDevice(id);
    const place = kept ? deviceFavourites.get().indexOf(kept) : 0;
    const before = isInAccount(swr, id) || kept?.account !== undefined;
    if (kept) removeFavourite(id);
    if (kept && !before) return 'removed';
    try {
      await changeAccount(id, !before);
      const account = customerId(swr);
      if (!before) keepFavourite({ ...product, ...(account !== undefined && { account }) });
      return 'done';
    } catch (error) {
      if (kept) restoreFavourite(kept, place);
      if (!isUnauthorised(error)) return 'failed';
      if (!before) return await keepForVisitor(product);
      await goToLogin();
      return 'login';
    }
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
    /** Empties the hearts that are filled because of an account, after a logout. */
    forgetAccount: (): void => forgetAccount(swr),
    /** Adds this device's favourites to the account. 'login' if the shopper must log in first. */
    async addAllToAccount(): Promise<'done' | 'login' | 'failed'> {
      const { isLoggedOut } = await moveToAccount();
      if (isLoggedOut) {
        await goToLogin();
        return 'login';
      }
      return onlyOnDevice(deviceFavourites.get()).length === 0 ? 'done' : 'failed';
    },
    /**
     * Adds or removes a product. 'kept' and 'removed': only changed on this device. 'busy': ignored, because
     * another change of the product is in progress.
     */
    toggle: async (product: Favourite): Promise<Outcome | 'busy'> =>
      runningChange(product.id) ? 'busy' : change(product),
    /** Removes a favourite from this device and from the account. */
    async remove(favourite: Favourite): Promise<Outcome> {
      if (runningChange(favourite.id)) await settled(favourite.id);
      return onDevice(favourite.id) ? change(favourite) : 'done';
    },
    /** Removes all favourites from this device, and these from the account. Those that fail are put back. */
    async removeAll(): Promise<'done' | 'failed'> {
      const all = deviceFavourites.get();
      const inAccount = all.filter(({ id, account }) => account !== undefined || isInAccount(swr, id));
      clearFavourites();
      const areRemoved = await Promise.all(inAccount.map(({ id }) => followChange(id, false)));
      const failed = inAccount.filter((_, index) => !areRemoved[index]);
      for (const favourite of failed) restoreFavourite(favourite, all.indexOf(favourite));
      return failed.length === 0 ? 'done' : 'failed';
    },
    /** Puts a removed favourite back in its place. If the account rejects it, it is only on the device. */
    async putBack(favourite: Favourite, place: number): Promise<void> {
      restoreFavourite(favourite, place);
      const { id, account } = favourite;
      if (account !== undefined && !(await followChange(id, true))) noteAccount(id, undefined);
    },
  };
}
export type FavouriteStore = ReturnType<typeof createFavouriteStore>;
