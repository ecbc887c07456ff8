'use client';

import { useEffect, useRef, useState } from 'react';
import { useCartServices } from '@/lib/cart/client';
import { storeLink } from '@/lib/cart/store-link';
import { leaveFor } from '@/lib/routing/leave';
import { type Prepared, tellBought } from './bought';
import { failureText, RefusedAddress } from './failure';

export type ShopCall = {
  /** True from the press until the page is left or the call has failed. */
  busy: boolean;
  /** What went wrong, in words for the shopper; `''` when nothing did. */
  failure: string;
  /** Asks the platform for a cart address and goes there (KIT-19, LENS-14). One call at a time. */
  send: (ask: () => Promise<Prepared>) => Promise<void>;
  forget: () => void;
};

/**
 * A purchase that the platform prepares: the answered address is followed only when it is the store's own
 * (C6). A failure is logged (LENS-20) and, beyond the spec, told in words; nothing chosen is touched.
 */
export function useShopCall(): ShopCall {
  const { storeSiteUrl } = useCartServices();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  // State is too late for a double press: both may come before the next render.
  const underWay = useRef(false);

  useEffect(() => {
    // The browser may bring the page back as it was left: in the middle of leaving.
    const wake = () => {
      underWay.current = false;
      setBusy(false);
    };
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);

  async function send(ask: () => Promise<Prepared>) {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setFailure('');
    try {
      const { url, bought } = await ask();
      const href = url === '' ? null : storeLink(url, storeSiteUrl);
      if (href === null) throw new RefusedAddress('The platform answered no address of its own site.');
      tellBought(bought);
      leaveFor(href);
    } catch (error) {
      console.error('The purchase could not be prepared', error);
      underWay.current = false;
      setBusy(false);
      setFailure(failureText(error));
    }
  }

  return { busy, failure, send, forget: () => setFailure('') };
}
