'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import type { Analytics } from '@/lib/analytics/analytics';
import { textPageData } from '@/lib/analytics/static-page-data';
import { createWapStorePublisher, type PublishedView, type WapStore } from '@/lib/analytics/wap-store';
import { onPageShown, type ShownPage, shownPage } from '@/lib/catalog/page-view';
import { allowedConsent, useConsent } from '@/lib/consent/consent';
import type { Carrinho } from '@/lib/platform/schemas/cart';
import { useCartPanel, useCartServices } from '@/lib/purchase/cart/cart-context';
import { useCart } from '@/lib/purchase/cart/use-cart';
import { useCustomer } from '@/lib/purchase/customer/customer';

/**
 * Calls `callback` once with the document's title, which after a navigation is set later than the page. Returns a
 * function that stops waiting.
 */
export function onDocumentTitle(callback: (title: string) => void): () => void {
  if (document.title !== '') {
    callback(document.title);
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    if (document.title === '') return;
    observer.disconnect();
    callback(document.title);
  });
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}

/** Names of tag cookies; the code that deletes them is loaded only if one exists. */
const TAG_COOKIE = /(?:^|; )_(?:ga|gid|gat|gcl|fb)/;

/**
 * Deletes tag cookies for purposes without consent: after consent is withdrawn, a tag may still write them until the
 * document is left.
 */
function useDeleteRefusedCookies(): void {
  const consent = useConsent();
  useEffect(() => {
    if (!consent || !TAG_COOKIE.test(document.cookie)) return;
    import('@/lib/consent/delete-refused-data').then(
      ({ deleteRefusedData }) => deleteRefusedData(consent),
      () => {
        // Offline: the next page tries again.
      },
    );
  }, [consent]);
}

type Props = {
  /** The tag manager's id, null for a shop without one. */
  container: string | null;
};

/** Sends events to third parties; loaded once the visitor allows it, undefined until then. */
function useAnalytics(container: string | null, cart: Carrinho | undefined): Analytics | undefined {
  const consent = useConsent();
  const { storeSiteUrl } = useCartServices();
  const [analytics, setAnalytics] = useState<Analytics>();
  const latest = useRef(cart);
  const isAllowed = consent?.statistics === true || consent?.marketing === true;
  useEffect(() => {
    latest.current = cart;
  }, [cart]);
  useEffect(() => {
    if (!isAllowed || analytics !== undefined) return;
    let current = true;
    import('./start-analytics').then(
      ({ startAnalytics }) => {
        if (!current) return;
        const consent = allowedConsent();
        setAnalytics(startAnalytics({ container, storeSiteUrl, consent, cart: () => latest.current }));
      },
      () => {
        // Offline: tracking is missing, which does not affect the visitor.
      },
    );
    return () => {
      current = false;
    };
  }, [isAllowed, analytics, container, storeSiteUrl]);
  useEffect(() => {
    if (consent) analytics?.setConsent(consent);
  }, [analytics, consent]);
  return analytics;
}

/** Tracks each opening of the cart panel, once the cart has loaded. */
function useTrackCartOpened(analytics: Analytics | undefined, cart: Carrinho | undefined): void {
  const { open } = useCartPanel();
  const isTracked = useRef(false);
  useEffect(() => {
    if (!open) isTracked.current = false;
    if (!open || isTracked.current || !analytics || !cart) return;
    isTracked.current = true;
    analytics.trackCart('view_cart', cart);
  }, [open, analytics, cart]);
}

/** Publishes the current page to tag managers, and sends its events if the visitor allows it. */
export function AnalyticsHost({ container }: Props) {
  const path = usePathname();
  const { cart } = useCart();
  const user = useCustomer();
  const analytics = useAnalytics(container, cart);
  const published = useRef<PublishedView>(undefined);
  const listener = useRef<Analytics>(undefined);
  const [publisher] = useState(() =>
    createWapStorePublisher({
      globals: window as Window & { WapStore?: WapStore },
      onPublished: (view) => {
        published.current = view;
        listener.current?.track(view);
      },
    }),
  );

  useDeleteRefusedCookies();
  useTrackCartOpened(analytics, cart);
  useEffect(() => {
    listener.current = analytics;
    if (published.current) analytics?.track(published.current);
  }, [analytics]);
  useEffect(() => {
    let stopWaiting = () => {};
    function show(shown?: ShownPage) {
      stopWaiting();
      stopWaiting = onDocumentTitle((title) =>
        publisher.setView({ ...(shown ?? { page: textPageData(title), produtos: [], path }), title }),
      );
    }
    // If the page has a tracker, it comes earlier in the same boundary and has already reported. A page without one is
    // a text page.
    show(shownPage(path));
    const stop = onPageShown(show);
    return () => {
      stopWaiting();
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
