import { callGateway, GatewayError } from '@/lib/browser/gateway-client';
import { createStore, type ReadableStore } from '@/lib/shared/store';
import { forgetFavourites, rememberedFavourites, rememberFavourite } from './remembered-favourites';

/** The platform's key of a favourite; zeros mean the product without a choice. */
function wishlistItem(idProduto: number) {
  return { idProduto, idAtributoSimples: 0, idUnidadeVenda: 0 };
}

type WishlistOptions = {
  /** Leaves for the login; called after the platform has got the page to return to. */
  redirectToLogin: () => void;
  /** Path to return to after the login. */
  currentPath: () => string;
};

/** Simultaneous requests: a listing has dozens of products. */
const MAX_CONCURRENT = 3;

const isUnauthorised = (error: unknown) => error instanceof GatewayError && error.status === 401;

/**
 * A customer's favourites, fetched product by product and once each. A toggle shows at once and is undone when the
 * platform refuses it. What a visitor favours is kept until the login, and saved after it.
 */
export function createWishlist({ redirectToLogin, currentPath }: WishlistOptions) {
  const known = createStore<ReadonlyMap<number, boolean>>(new Map());
  const requested = new Set<number>();
  const busy = new Set<number>();
  const waiting: number[] = [];
  let running = 0;

  function set(id: number, favourite: boolean): void {
    known.set(new Map(known.get()).set(id, favourite));
  }

  async function send(action: 'verify' | 'add' | 'remove', id: number): Promise<boolean> {
    const more = action === 'verify' ? {} : { quantidade: 1, parametroAdicional: '' };
    const body = { ...wishlistItem(id), ...more };
    return (await callGateway<{ sucesso: boolean }>('POST', `wishlist/${action}`, { body })).sucesso;
  }

  async function fetchState(id: number): Promise<void> {
    try {
      const favourite = await send('verify', id);
      // What the shopper has toggled meanwhile is newer than the answer.
      if (!busy.has(id) && !known.get().has(id)) set(id, favourite);
    } catch (error) {
      // Visitors have no favourites; other failures may be retried.
      if (!isUnauthorised(error)) requested.delete(id);
    }
  }

  function startNext(): void {
    const id = running < MAX_CONCURRENT ? waiting.shift() : undefined;
    if (id === undefined) return;
    running += 1;
    void fetchState(id).finally(() => {
      running -= 1;
      startNext();
    });
    startNext();
  }

  async function goToLogin(): Promise<void> {
    try {
      await callGateway('POST', 'browsing-history/checkoutAcesso', { body: { url: currentPath() } });
    } catch {
      // The login works without a page to return to.
    }
    redirectToLogin();
  }

  return {
    /** Whether a product is a favourite, by id; false for those without an answer. */
    favourites: known as ReadableStore<ReadonlyMap<number, boolean>>,
    /** Asks once whether a product is a favourite; for customers only, visitors have none. */
    verify(id: number): void {
      if (requested.has(id) || known.get().has(id)) return;
      requested.add(id);
      waiting.push(id);
      startNext();
    },
    /** Adds what was favoured before the login, once; for customers only. Those that fail are left out. */
    async addRemembered(): Promise<void> {
      const ids = rememberedFavourites();
      forgetFavourites();
      for (const id of ids) {
        try {
          if (await send('add', id)) set(id, true);
        } catch (error) {
          console.warn('A favourite of before the login could not be saved', error);
        }
      }
    },
    /**
     * Adds or removes. 'login' when the visitor was sent to log in, 'failed' when the change was undone, 'busy' when
     * nothing was done because another toggle of the product is under way.
     */
    async toggle(id: number): Promise<'done' | 'login' | 'failed' | 'busy'> {
      if (busy.has(id)) return 'busy';
      busy.add(id);
      const before = known.get().get(id) ?? false;
      set(id, !before);
      try {
        if (!(await send(before ? 'remove' : 'add', id))) throw new GatewayError(200);
        return 'done';
      } catch (error) {
        set(id, before);
        if (!isUnauthorised(error)) return 'failed';
        if (!before) rememberFavourite(id);
        await goToLogin();
        return 'login';
      } finally {
        busy.delete(id);
      }
    },
  };
}
export type Wishlist = ReturnType<typeof createWishlist>;
