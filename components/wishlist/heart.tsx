'use client';

import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { HeartProps } from '@/components/product/card-heart';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { HeartIcon } from '@/components/ui/icons-shop';
import { useConfirm } from '@/components/ui/use-confirm';
import { useCartServices } from '@/lib/cart/client';
import { useCustomer } from '@/lib/customer/client';
import { leaveFor } from '@/lib/routing/leave';
import { createFavourites, type Favourites } from '@/lib/wishlist/favourites';

let favourites: Favourites | undefined;

/** One for all hearts of the visit: the same product may be on several cards. */
function useFavourites(): Favourites {
  const { storeSiteUrl } = useCartServices();
  favourites ??= createFavourites({
    leaveForLogin: () => leaveFor(`${storeSiteUrl}/checkout/acesso`),
    currentPath: () => `${window.location.pathname}${window.location.search}`,
  });
  return favourites;
}

/** Favourite toggle of a product (WISH-01). Customers' hearts ask for their state when they come into view. */
export function Heart({ idProduto, nome, inWords = false }: HeartProps) {
  const store = useFavourites();
  const customer = useCustomer();
  const { ask, dialog } = useConfirm();
  const place = useRef<HTMLSpanElement>(null);
  const favourite = useSyncExternalStore(
    store.subscribe,
    () => store.has(idProduto),
    () => false,
  );
  const isCustomer = customer?.logado === true;

  useEffect(() => {
    if (!isCustomer || place.current === null) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      store.verify(idProduto);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isCustomer, idProduto, store]);

  async function toggle() {
    if ((await store.toggle(idProduto)) !== 'failed') return;
    await ask({
      text: 'Não foi possível atualizar os seus favoritos. Tente novamente mais tarde.',
      confirm: 'Entendi',
    });
  }

  return (
    <span ref={place}>
      {inWords ? (
        <Button variant="quiet" size="sm" onClick={toggle}>
          <HeartIcon filled={favourite} />
          {favourite ? 'Nos favoritos' : 'Favoritar'}
        </Button>
      ) : (
        <IconButton label={`Favoritar ${nome}`} aria-pressed={favourite} onClick={toggle}>
          <HeartIcon filled={favourite} />
        </IconButton>
      )}
      {dialog}
    </span>
  );
}
