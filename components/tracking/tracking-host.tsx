'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { useCart } from '@/lib/cart/use-cart';
import { useConsent } from '@/lib/consent/consent-store';
import { useCustomer } from '@/lib/customer/client';
import { institutionalFacts } from '@/lib/tracking/institutional-facts';
import { createPublisher, type View } from '@/lib/tracking/publisher';
import type { Teller } from '@/lib/tracking/teller';
import { onPageShown, type ShownPage, shownPage } from '@/lib/tracking/view-store';
import type { WapStore } from '@/lib/tracking/wap-store';

type Props = {
  /** The tag manager's id, null for a shop without one. */
  container: string | null;
};

/** The part that tells others, fetched when the visitor allows it; undefined until then. */
function useTeller({ container }: Props): Teller | undefined {
  const consent = useConsent();
  const [teller, setTeller] = useState<Teller>();
  const isAllowed = consent?.estatistica === true || consent?.marketing === true;
  useEffect(() => {
    if (!isAllowed || teller !== undefined) return;
    import('./start-teller').then(
      ({ startTeller }) => setTeller(startTeller(container)),
      () => {
        // Offline: a visit that could not be measured is no loss to the visitor.
      },
    );
  }, [isAllowed, teller, container]);
  useEffect(() => {
    if (consent) teller?.setConsent(consent);
  }, [teller, consent]);
  return teller;
}

/** Publishes what is on the screen to tag managers, and tells it where that is allowed (TRACK-01, TRACK-02). */
export function TrackingHost({ container }: Props) {
  const path = usePathname();
  const { cart } = useCart();
  const user = useCustomer();
  const teller = useTeller({ container });
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

  useEffect(() => {
    listener.current = teller;
    if (published.current) teller?.tell(published.current);
  }, [teller]);
  useEffect(() => {
    const show = (shown: ShownPage) => publisher.show({ ...shown, title: document.title });
    // A page that tells of itself has done so before this; the others are pages of texts.
    show(shownPage(path) ?? { page: institutionalFacts(document.title), produtos: [], path });
    return onPageShown(show);
  }, [publisher, path]);
  useEffect(() => {
    if (cart) publisher.setCart(cart);
  }, [publisher, cart]);
  useEffect(() => {
    if (user) publisher.setUser(user);
  }, [publisher, user]);
  return null;
}
