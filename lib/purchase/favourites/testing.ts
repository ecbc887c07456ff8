import { initCache } from 'swr/_internal';
import { GatewayError } from '@/lib/browser/gateway-client';
import { CUSTOMER_KEY } from '@/lib/purchase/customer/customer';
import { muteConsole } from '@/lib/shared/testing/mute-console';
import { onlyOnDevice } from './account-favourites';
import { createFavouriteStore, type FavouriteStore, favouriteKey } from './favourite-store';
import { deviceFavourites } from './favourites-state';
import { clearFavourites, keepFavourite } from './keep-favourites';

export type Call = {
  path: string;
  body: unknown;
  respond: (sucesso: boolean) => void;
  fail: (status: number) => void;
};

/** Calls of the gateway; each waits until the test responds to it. */
export const calls: Call[] = [];

/** Replaces `callGateway`. */
export const recordCall = (_method: string, path: string, { body }: { body: unknown }) =>
  new Promise((resolve, reject) => {
    calls.push({
      path,
      body,
      respond: (sucesso) => resolve({ sucesso }),
      fail: (status) => reject(new GatewayError(status)),
    });
  });

export function call(index: number): Call {
  const found = calls[index];
  if (!found) throw new Error(`Call ${index} was not recorded`);
  return found;
}

export const paths = () => calls.map(({ path }) => path);
export const idOf = ({ body }: Call) => Reflect.get(Object(body), 'idProduto');
export const flushPromises = () => new Promise((resolve) => setTimeout(resolve));

/** Number of the customer. */
export const ACCOUNT = 56;
export const product = (id: number) => ({ id, href: `/p-${id}.html`, nome: `P ${id}`, imagem: '' });
export const idsOnDevice = () => deviceFavourites.get().map(({ id }) => id);
export const idsOnlyOnDevice = () => onlyOnDevice(deviceFavourites.get()).map(({ id }) => id);

/** Clicks a favourite button as a visitor, including the login if it is offered. */
export async function pressAsVisitor(store: FavouriteStore, id: number) {
  const pressed = store.toggle(product(id));
  calls.at(-1)?.fail(401);
  await flushPromises();
  calls.at(-1)?.respond(true);
  return pressed;
}

/** A visitor without favourites, and a page that opens wish lists. */
export function openPage() {
  const created = initCache(new Map());
  if (!created) throw new Error('SWR has this cache already');
  const [cache, mutate] = created;
  sessionStorage.clear();
  clearFavourites();
  calls.length = 0;
  const redirectToLogin = jest.fn();
  const options = { redirectToLogin, currentPath: () => '/oculos-de-sol?pg=2', swr: { cache, mutate } };
  const logIn = () => cache.set(CUSTOMER_KEY, { data: { logado: true, id: ACCOUNT } });
  return {
    redirectToLogin,
    logIn,
    openStore: (more: { offersLogin?: () => boolean } = {}) => createFavouriteStore({ ...options, ...more }),
    isFavourite: (id: number) => cache.get(favouriteKey(id))?.data === true,
    /** Logs in a customer who has favourites on the device and in the account. */
    keepInAccount(...ids: number[]) {
      logIn();
      for (const id of ids) keepFavourite({ ...product(id), account: ACCOUNT });
    },
  };
}

/** A page that is opened again before each test of a file, without warnings in the console. */
export function pageForEachTest(): ReturnType<typeof openPage> {
  const page = openPage();
  beforeEach(() => Object.assign(page, openPage()));
  muteConsole('warn');
  return page;
}
