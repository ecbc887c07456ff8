import { callGateway, GatewayError } from '@/lib/gateway/browser';
import { createSignal } from '@/lib/signal/signal';

/** What the platform knows a favourite by (WISH-05); zeros mean the product without a choice. */
function itemOf(idProduto: number) {
  return { idProduto, idAtributoSimples: 0, idUnidadeVenda: 0 };
}

type Surroundings = {
  /** Takes a visitor to the login; called after the page to come back to was told (WISH-02, WISH-06). */
  leaveForLogin: () => void;
  /** Path of this shop to come back to. */
  currentPath: () => string;
};

/** How many products are asked about at the same time: a listing has dozens. */
const AT_ONCE = 3;

const isUnauthorised = (error: unknown) => error instanceof GatewayError && error.status === 401;

/**
 * A customer's favourites as far as this page has asked for them. What is shown changes at once and is taken back
 * when the platform refuses (WISH-01). Nothing here asks for a product twice.
 */
export function createFavourites({ leaveForLogin, currentPath }: Surroundings) {
  const known = new Map<number, boolean>();
  const asked = new Set<number>();
  const busy = new Set<number>();
  const waiting: number[] = [];
  const changed = createSignal();
  let running = 0;

  function set(id: number, favourite: boolean): void {
    known.set(id, favourite);
    changed.tell();
  }

  async function send(action: 'verify' | 'add' | 'remove', id: number): Promise<boolean> {
    const more = action === 'verify' ? {} : { quantidade: 1, parametroAdicional: '' };
    const body = { ...itemOf(id), ...more };
    return (await callGateway<{ sucesso: boolean }>('POST', `wishlist/${action}`, { body })).sucesso;
  }

  async function ask(id: number): Promise<void> {
    try {
      const favourite = await send('verify', id);
      // What the shopper did meanwhile is newer than the answer.
      if (!busy.has(id) && !known.has(id)) set(id, favourite);
    } catch (error) {
      // An empty heart is what a visitor sees; other failures may be asked about again.
      if (!isUnauthorised(error)) asked.delete(id);
    }
  }

  function next(): void {
    const id = running < AT_ONCE ? waiting.shift() : undefined;
    if (id === undefined) return;
    running += 1;
    void ask(id).finally(() => {
      running -= 1;
      next();
    });
    next();
  }

  async function goToLogin(): Promise<void> {
    try {
      await callGateway('POST', 'browsing-history/checkoutAcesso', { body: { url: currentPath() } });
    } catch {
      // The login works without knowing where to come back to.
    }
    leaveForLogin();
  }

  return {
    subscribe: changed.subscribe,
    has: (id: number): boolean => known.get(id) ?? false,
    /** Asks once whether a product is a favourite (WISH-03); for customers only, visitors have none. */
    verify(id: number): void {
      if (asked.has(id) || known.has(id)) return;
      asked.add(id);
      waiting.push(id);
      next();
    },
    /**
     * Adds or removes (WISH-01, WISH-04). 'login' when the visitor was sent to log in, 'failed' when the heart was
     * set back. Presses while one is under way do nothing and answer 'busy'.
     */
    async toggle(id: number): Promise<'done' | 'login' | 'failed' | 'busy'> {
      if (busy.has(id)) return 'busy';
      busy.add(id);
      const before = known.get(id) ?? false;
      set(id, !before);
      try {
        if (!(await send(before ? 'remove' : 'add', id))) throw new GatewayError(200);
        return 'done';
      } catch (error) {
        set(id, before);
        if (!isUnauthorised(error)) return 'failed';
        await goToLogin();
        return 'login';
      } finally {
        busy.delete(id);
      }
    },
  };
}
export type Favourites = ReturnType<typeof createFavourites>;
