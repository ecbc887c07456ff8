'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { useCartPanel, useCartServices } from '@/lib/cart/client';
import { useCart } from '@/lib/cart/use-cart';
import { allowedConsent, useConsent } from '@/lib/consent/consent-store';
import { useCustomer } from '@/lib/customer/client';
import type { Carrinho } from '@/lib/store-api/schemas/carrinho';
import { institutionalFacts } from '@/lib/tracking/institutional-facts';
import { createPublisher, type View } from '@/lib/tracking/publisher';
import type { Teller } from '@/lib/tracking/teller';
import { onTitle } from '@/lib/tracking/title';
import { onPageShown, type ShownPage, shownPage } from '@/lib/tracking/view-store';
import type { WapStore } from '@/lib/tracking/wap-store';
import { useLeftovers } from './use-leftovers';

type Props = {
  /** The tag manager's id, null for a shop without one. */
  container: string | null;
};

/** The part that tells others, fetched when the visitor allows it; undefined until then. */
function useTeller(container: string | null, cart: Carrinho | undefined): Teller | undefined {
  const consent = useConsent();
  const { storeSiteUrl } = useCartServices();
  const [teller, setTeller] = useState<Teller>();
  const latest = useRef(cart);
  const isAllowed = consent?.estatistica === true || consent?.marketing === true;
  useEffect(() => {
    latest.current = cart;
  }, [cart]);
  useEffect(() => {
    if (!isAllowed || teller !== undefined) return;
    let current = true;
    import('./start-teller').then(
      ({ startTeller }) => {
        if (!current) return;
        const consent = allowedConsent();
        setTeller(startTeller({ container, storeSiteUrl, consent, cart: () => latest.current }));
      },
      () => {
        // Offline: a visit that could not be measured is no loss to the visitor.
      },
    );
    return () => {
      current = false;
    };
  }, [isAllowed, teller, container, storeSiteUrl]);
  useEffect(() => {
    if (consent) teller?.setConsent(consent);
  }, [teller, consent]);
  return teller;
}

/** Tells of each opening of the cart's panel, once the cart is there. */
function useCartSeen(teller: Teller | undefined, cart: Carrinho | undefined): void {
  const { open } = useCartPanel();
  const isSeen = useRef(false);
  useEffect(() => {
    if (!open) isSeen.current = false;
    if (!open || isSeen.current || !teller || !cart) return;
    isSeen.current = true;
    teller.cartSeen('view_cart', cart);
  }, [open, teller, cart]);
}

/** Publishes what is on the screen to tag managers, and tells it where that is allowed (TRACK-01, TRACK-02). */
export function TrackingHost({ container }: Props) {
  const path = usePathname();
  const { cart } = useCart();
  const user = useCustomer();
  const teller = useTeller(container, cart);
  const published = useRef<View>(undefined);
  const listener = useRef<Teller>(undefined);
  const [publisher] = useState(() =>
    createPublisher({
      globals: window as Window & { WapStore?: WapStore },
      onPublished: (view) => {
        published.current = view;
        listener.current?.tell(view);
      },
    }),
  );

  useLeftovers();
  useCartSeen(teller, cart);
  useEffect(() => {
    listener.current = teller;
    if (published.current) teller?.tell(published.current);
  }, [teller]);
  useEffect(() => {
    let giveUp = () => {};
    function show(shown?: ShownPage) {
      giveUp();
      giveUp = onTitle((title) =>
        publisher.show({ ...(shown ?? { page: institutionalFacts(title), produtos: [], path }), title }),
      );
    }
    // A page that tells of itself has done so before this; the others are pages of texts.
    show(shownPage(path));
    const stop = onPageShown(show);
    return () => {
      giveUp();
      stop();
    };
  }, [publisher, path]);
  useEffect(() => {
    if (cart) publisher.setCart(cart);
  }, [publisher, cart]);
  useEffect(() => {
    if (user) publisher.setUser(user);
  }, [publisher, user]);
  return null;
}
