'use client';

import { useEffect, useRef, useState } from 'react';
import { redirectTo } from '@/lib/browser/location';
import { onPageRestored } from '@/lib/browser/page-lifecycle';
import { safeStoreUrl } from '@/lib/config/store-link';
import { useCartServices } from '@/lib/purchase/cart/cart-context';
import { emitCheckoutEvent, type PreparedCheckout } from './checkout-events';
import { checkoutFailureText, UntrustedAddressError } from './checkout-failure';

export type CheckoutRedirect = {
  /** True from the click until the page is left or the call has failed. */
  busy: boolean;
  /** Error message for the shopper; `''` for none. */
  failure: string;
  /**
   * Gets a cart address from the platform and goes there, after `beforeLeaving`, which runs only once the address
   * is accepted and must not fail. Ignored while a call is in progress.
   */
  start: (prepare: () => Promise<PreparedCheckout>, beforeLeaving?: () => Promise<void>) => Promise<void>;
  clearFailure: () => void;
};

/**
 * Checkout of a purchase that the platform prepares. Its address is only followed if it belongs to the store.
 * After a failure all choices are kept.
 */
export function useCheckoutRedirect(): CheckoutRedirect {
  const { storeSiteUrl } = useCartServices();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  // State would be too late for a double click: both clicks may arrive before the next render.
  const inProgress = useRef(false);

  useEffect(
    () =>
      // The page is restored as it was when it was left.
      onPageRestored(() => {
        inProgress.current = false;
        setBusy(false);
      }),
    [],
  );

  async function start(prepare: () => Promise<PreparedCheckout>, beforeLeaving?: () => Promise<void>) {
    if (inProgress.current) return;
    inProgress.current = true;
    setBusy(true);
    setFailure('');
    try {
      const { url, event } = await prepare();
      const href = safeStoreUrl(url, storeSiteUrl);
      if (href === null) throw new UntrustedAddressError('The platform returned no address on its own site.');
      await beforeLeaving?.();
      emitCheckoutEvent(event);
      redirectTo(href);
    } catch (error) {
      console.error('The purchase could not be prepared', error);
      inProgress.current = false;
      setBusy(false);
      setFailure(checkoutFailureText(error));
    }
  }

  return { busy, failure, start, clearFailure: () => setFailure('') };
}
