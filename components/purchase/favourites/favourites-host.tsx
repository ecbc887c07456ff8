'use client';

import Link from 'next/link';
import { useEffect, useState } from 'react';
import { Button, textButton } from '@/components/ui/button';
import { useCustomer } from '@/lib/purchase/customer/customer';
import { watchFavourites } from '@/lib/purchase/favourites/keep-favourites';
import { productOfLoginOffer } from '@/lib/purchase/favourites/login-offer';
import { favouriteNotice } from '@/lib/purchase/favourites/notice';
import { useStore } from '@/lib/shared/use-store';
import { AddToAccount } from './add-to-account';
import styles from './favourites-host.module.css';
import { LoginLink } from './login-link';
import { useWishlist } from './use-wishlist';

/** Long enough to read it and to reach its links, in ms. */
const NOTICE_MS = 10_000;

const TEXTS = {
  kept: 'Guardado nos favoritos deste aparelho.',
  removed: 'Removido dos favoritos deste aparelho.',
  added: 'Favorito guardado na sua conta.',
};

/** What became of the last press on a heart, and what can be done with it. */
function Notice() {
  const notice = useStore(favouriteNotice);
  const close = () => favouriteNotice.set(null);

  useEffect(() => {
    if (notice === null) return;
    const timer = setTimeout(() => favouriteNotice.set(null), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [notice]);

  return (
    <div role="status" data-print="hide">
      {notice ? (
        <div className={styles.notice}>
          <p>{TEXTS[notice.kind]}</p>
          <div className={styles.actions}>
            {notice.kind === 'kept' ? (
              <>
                <Link className={textButton} href="/favoritos" prefetch={false} onClick={close}>
                  Ver favoritos
                </Link>
                <LoginLink className={textButton}>Entrar na conta</LoginLink>
              </>
            ) : null}
            {notice.kind === 'added' ? <AddToAccount variant="quiet" size="sm" /> : null}
            <Button variant="quiet" size="sm" onClick={close}>
              Fechar
            </Button>
          </div>
        </div>
      ) : null}
    </div>
  );
}

/** After the login: adds to the account what the shopper favoured before it. */
function AfterLogin() {
  const wishlist = useWishlist();
  const isCustomer = useCustomer()?.logado === true;
  useEffect(() => {
    if (!isCustomer) return;
    void wishlist.addAfterLogin().then((isAdded) => {
      if (isAdded) favouriteNotice.set({ kind: 'added' });
    });
  }, [isCustomer, wishlist]);
  return null;
}

/** Once on a page: reads the favourites of this device, and says what became of one. */
export function FavouritesHost() {
  const [isLoginOffered] = useState(() => productOfLoginOffer() !== null);
  useEffect(watchFavourites, []);
  return (
    <>
      {isLoginOffered ? <AfterLogin /> : null}
      <Notice />
    </>
  );
}
