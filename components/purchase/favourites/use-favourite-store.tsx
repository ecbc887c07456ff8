'use client';

import type { MouseEvent, ReactNode } from 'react';
import useSWR, { type SWRConfiguration, useSWRConfig } from 'swr';
import { redirectTo } from '@/lib/browser/location';
import { useCartServices } from '@/lib/purchase/cart/cart-context';
import { dropFromAccount } from '@/lib/purchase/favourites/account-favourites';
import {
  createFavouriteStore,
  type FavouriteStore,
  favouriteKey,
} from '@/lib/purchase/favourites/favourite-store';
import { favouritesPlace } from '@/lib/purchase/favourites/favourites-state';

/** Shared by the whole page, because the same product may be on several cards. */
const stores = new WeakMap<object, FavouriteStore>();

/** The wish list whose state is in SWR's cache. */
export function useFavouriteStore(): FavouriteStore {
  const { storeSiteUrl } = useCartServices();
  const { cache, mutate } = useSWRConfig();
  const known = stores.get(cache);
  if (known) return known;
  const store = createFavouriteStore({
    offersLogin: () => favouritesPlace.get() === 'login',
    redirectToLogin: () => redirectTo(`${storeSiteUrl}/checkout/acesso`),
    currentPath: () => `${window.location.pathname}${window.location.search}`,
    swr: { cache, mutate },
  });
  stores.set(cache, store);
  return store;
}

/**
 * Whether a product is in the customer's account, asked from the platform if `isAsked`. A product that has been removed
 * there leaves this device, too; if the platform does not respond, it stays.
 */
export function useVerified(
  id: number,
  isAsked: boolean,
  options: SWRConfiguration<boolean>,
): boolean | undefined {
  const store = useFavouriteStore();
  return useSWR<boolean>(isAsked ? favouriteKey(id) : null, () => store.fetchState(id), {
    ...options,
    onSuccess: (isInAccount) => isInAccount || dropFromAccount(id),
  }).data;
}

type Props = { className?: string | undefined; children: ReactNode };

/** Opens the store's login page, which returns the shopper to this page. */
export function LoginLink({ className, children }: Props) {
  const { storeSiteUrl } = useCartServices();
  const store = useFavouriteStore();

  function open(event: MouseEvent) {
    // These clicks open a new tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void store.goToLogin();
  }

  return (
    <a className={className} href={`${storeSiteUrl}/checkout/acesso`} onClick={open}>
      {children}
    </a>
  );
}
