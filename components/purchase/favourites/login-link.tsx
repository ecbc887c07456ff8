'use client';

import type { MouseEvent, ReactNode } from 'react';
import { useCartServices } from '@/lib/purchase/cart/cart-context';
import { useWishlist } from './use-wishlist';

type Props = { className?: string | undefined; children: ReactNode };

/** Leads to the store's login, from where the shopper comes back to this page. */
export function LoginLink({ className, children }: Props) {
  const { storeSiteUrl } = useCartServices();
  const wishlist = useWishlist();

  function open(event: MouseEvent) {
    event.preventDefault();
    void wishlist.goToLogin();
  }

  return (
    <a className={className} href={`${storeSiteUrl}/checkout/acesso`} onClick={open}>
      {children}
    </a>
  );
}
