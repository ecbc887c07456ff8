'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import useSWR from 'swr';
import type { FavouriteButtonProps } from '@/components/catalog/card/favourite-context';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { HeartIcon } from '@/components/ui/icons-account';
import { useLazyModule } from '@/components/ui/lazy-loading';
import { useConfirm } from '@/components/ui/use-confirm';
import { onPageRestored } from '@/lib/browser/page-lifecycle';
import { FETCH_ONCE } from '@/lib/browser/swr-options';
import { useCartServices } from '@/lib/purchase/cart/cart-context';
import { readCompared } from '@/lib/purchase/comparison/compared-list';
import { compareToggle, listsFrames } from '@/lib/purchase/comparison/picker-state';
import { useCustomer } from '@/lib/purchase/customer/customer';
import { favouriteKey } from '@/lib/purchase/favourites/favourite-store';
import {
  deviceFavourites,
  type FavouritesPlace,
  favouriteNotice,
  favouritesPlace,
} from '@/lib/purchase/favourites/favourites-state';
import { watchFavourites } from '@/lib/purchase/favourites/keep-favourites';
import { productOfLoginOffer } from '@/lib/purchase/favourites/login-offer';
import { useStore } from '@/lib/shared/store';
import { FavouriteNotice } from './favourite-notice';
import { changeFailed } from './favourite-texts';
import { useFavouriteStore, useVerified } from './use-favourite-store';
import { useFollowAccount } from './use-follow-account';

/** Whether the page was opened by going back: from the store's login, or with the browser's buttons. */
function isReturn(storeSiteUrl: string): boolean {
  if (URL.canParse(document.referrer) && URL.canParse(storeSiteUrl))
    if (new URL(document.referrer).origin === new URL(storeSiteUrl).origin) return true;
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type === 'back_forward';
}

/** Scrolls to the card of a product and focuses its favourite button, if the page was opened at another position. */
function returnToProduct(href: string): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-card] a')];
  const card = links.find((link) => link.getAttribute('href') === href)?.closest('[data-card]');
  const box = card?.getBoundingClientRect();
  if (box && (box.top < 0 || box.bottom > window.innerHeight)) card?.scrollIntoView({ block: 'center' });
  if (document.activeElement === document.body)
    card?.querySelector<HTMLElement>('[aria-pressed]')?.focus({ preventScroll: true });
}

/** Favourite button of a product. For customers its state is fetched when it enters the viewport. */
export function FavouriteButton({ withLabel = false, early, className, ...product }: FavouriteButtonProps) {
  const { idProduto, nome, href, imagem } = product;
  const store = useFavouriteStore();
  const customer = useCustomer();
  const { confirm, dialog } = useConfirm();
  const CompareToggle = useStore(compareToggle);
  const container = useRef<HTMLSpanElement>(null);
  const [isSeen, setSeen] = useState(false);
  const isOnDevice = useStore(deviceFavourites, (kept) => kept.some(({ id }) => id === idProduto));
  const isCustomer = customer?.logado === true;
  // Everyone sees a toggled state; only customers have a state to fetch.
  const { data: isInAccount = false } = useSWR<boolean>(favouriteKey(idProduto), null);
  useVerified(idProduto, isCustomer && isSeen, FETCH_ONCE);
  const isFavourite = isInAccount || isOnDevice;

  useEffect(() => {
    if (container.current === null) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      setSeen(true);
    });
    observer.observe(container.current);
    return () => observer.disconnect();
  }, []);

  async function toggle() {
    // The message about the previous click is no longer true.
    favouriteNotice.set(null);
    const outcome = await store.toggle({ id: idProduto, nome, href, imagem });
    if (outcome === 'kept' || outcome === 'removed') favouriteNotice.set({ kind: outcome });
    if (outcome === 'failed') await confirm(changeFailed());
  }

  const pending = useRef(early);
  const continueEarlyUse = useEffectEvent(() => {
    // The focused button was replaced by this one.
    if (pending.current && document.activeElement === document.body)
      container.current?.querySelector('button')?.focus();
    if (pending.current === 'press') void toggle();
    pending.current = undefined;
  });
  useEffect(continueEarlyUse, []);

  return (
    <>
      <span ref={container} className={className}>
        {withLabel ? (
          <Button variant="quiet" size="sm" onClick={toggle}>
            <HeartIcon filled={isFavourite} />
            <span>{isFavourite ? 'Nos favoritos' : 'Favoritar'}</span>
          </Button>
        ) : (
          <IconButton
            label={`Favoritar ${nome}`}
            tone={isFavourite ? 'accent' : 'ink'}
            aria-pressed={isFavourite}
            onClick={toggle}
          >
            <HeartIcon filled={isFavourite} />
          </IconButton>
        )}
        {dialog}
      </span>
      {CompareToggle ? <CompareToggle href={href} nome={nome} /> : null}
    </>
  );
}

const noteAdded = (count: number) => favouriteNotice.set({ kind: 'added', count });

/** Follows the account on every page but the list of favourites, which does so itself, and shows what was added. */
function FollowAccount() {
  useFollowAccount(noteAdded);
  return null;
}

/**
 * When a visitor returns from the login page without logging in, shows the card of the favourite and says where the
 * favourite is saved.
 */
function useReturnNotice(): void {
  const { storeSiteUrl } = useCartServices();
  const customer = useCustomer();
  const isVisitor = customer?.logado === false;
  useEffect(() => {
    if (!isVisitor) return undefined;
    function tell() {
      const id = productOfLoginOffer();
      const favourite = deviceFavourites.get().find((kept) => kept.id === id);
      if (!favourite) return;
      returnToProduct(favourite.href);
      favouriteNotice.set({ kind: 'kept' });
    }
    if (isReturn(storeSiteUrl)) tell();
    return onPageRestored(tell);
  }, [isVisitor, storeSiteUrl]);
}

const loadPicker = () => import('@/components/purchase/comparison/compare-picker');
const ignoreUnavailable = () => {
  // Lists also work without the compare buttons.
};

/** Shows compare buttons in lists once the shopper compares something, or asks for them above a list of frames. */
function ComparisonFromLists() {
  const pathname = usePathname();
  const [canCompare, setCanCompare] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page before may have been the comparison
  useEffect(() => setCanCompare(readCompared('').length > 0 || listsFrames()), [pathname]);
  const picker = useLazyModule(loadPicker, canCompare, ignoreUnavailable);
  return picker && canCompare ? <picker.ComparePicker key={pathname} isOffered={listsFrames()} /> : null;
}

/**
 * Rendered once on each page with favourite buttons: reads the favourites on this device, and adds them to a
 * customer's account.
 */
export function FavouritesHost({ place }: { place: FavouritesPlace }) {
  useEffect(watchFavourites, []);
  useReturnNotice();
  const isList = usePathname() === '/favoritos';
  useEffect(() => favouritesPlace.set(place), [place]);
  return (
    <>
      {isList ? null : <FollowAccount />}
      <FavouriteNotice />
      <ComparisonFromLists />
    </>
  );
}
