'use client';

import { useEffect } from 'react';
import { useCustomer } from '@/lib/purchase/customer/customer';
import { dropOtherAccounts } from '@/lib/purchase/favourites/account-favourites';
import { useFavouriteStore } from './use-favourite-store';

/**
 * Once it is known who is logged in, removes the favourites of other accounts from this device, and adds those that are
 * only on it to the account. Those that fail are tried again when the shop, or the list of them, is opened.
 * @param onAdded receives how many were added, if any
 */
export function useFollowAccount(onAdded?: (count: number) => void): void {
  const store = useFavouriteStore();
  const customer = useCustomer();
  const account = customer?.logado ? customer.id : undefined;
  const isKnown = customer !== undefined;
  useEffect(() => {
    if (!isKnown) return;
    dropOtherAccounts(account);
    if (account === undefined) return store.forgetAccount();
    void store.addAfterLogin().then((count) => {
      if (count > 0) onAdded?.(count);
    });
  }, [isKnown, account, onAdded, store]);
}
