'use client';

import { useEffect, useRef } from 'react';
import type { FavouriteButtonProps } from '@/components/catalog/card/favourite-context';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { HeartIcon } from '@/components/ui/icons-shop';
import { useConfirm } from '@/components/ui/use-confirm';
import { redirectTo } from '@/lib/browser/redirect';
import { useCartServices } from '@/lib/purchase/cart/cart-context';
import { useCustomer } from '@/lib/purchase/customer/customer';
import { createWishlist, type Wishlist } from '@/lib/purchase/wishlist';
import { useStore } from '@/lib/shared/use-store';

let wishlist: Wishlist | undefined;

/** One for all buttons: the same product may be on several cards. */
function useWishlist(): Wishlist {
  const { storeSiteUrl } = useCartServices();
  wishlist ??= createWishlist({
    redirectToLogin: () => redirectTo(`${storeSiteUrl}/checkout/acesso`),
    currentPath: () => `${window.location.pathname}${window.location.search}`,
  });
  return wishlist;
}

/** Favourite toggle of a product. For customers its state is fetched when it comes into view. */
export function WishlistButton({ idProduto, nome, withLabel = false }: FavouriteButtonProps) {
  const store = useWishlist();
  const customer = useCustomer();
  const { confirm, dialog } = useConfirm();
  const container = useRef<HTMLSpanElement>(null);
  const isFavourite = useStore(store.favourites, (known) => known.get(idProduto) ?? false);
  const isCustomer = customer?.logado === true;

  useEffect(() => {
    if (isCustomer) void store.addRemembered();
  }, [isCustomer, store]);

  useEffect(() => {
    if (!isCustomer || container.current === null) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      store.verify(idProduto);
    });
    observer.observe(container.current);
    return () => observer.disconnect();
  }, [isCustomer, idProduto, store]);

  async function toggle() {
    if ((await store.toggle(idProduto)) !== 'failed') return;
    await confirm({
      text: 'Não foi possível atualizar os seus favoritos. Tente novamente mais tarde.',
      confirm: 'Entendi',
    });
  }

  return (
    <span ref={container}>
      {withLabel ? (
        <Button variant="quiet" size="sm" onClick={toggle}>
          <HeartIcon filled={isFavourite} />
          {isFavourite ? 'Nos favoritos' : 'Favoritar'}
        </Button>
      ) : (
        <IconButton label={`Favoritar ${nome}`} aria-pressed={isFavourite} onClick={toggle}>
          <HeartIcon filled={isFavourite} />
        </IconButton>
      )}
      {dialog}
    </span>
  );
}
