'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { textButton } from '@/components/ui/button';
import { favouriteNotice } from '@/lib/purchase/favourites/favourites-state';
import { useStore } from '@/lib/shared/store';
import { AddToAccount } from './add-to-account';
import styles from './favourite-notice.module.css';
import { LoginLink } from './use-favourite-store';

/** Long enough to read the message and reach its links, in ms. */
const NOTICE_MS = 10_000;

const TEXTS = {
  kept: 'Guardado nos favoritos deste aparelho.',
  removed: 'Removido dos favoritos deste aparelho.',
};

const addedText = (count: number) =>
  count === 1 ? 'Favorito guardado na sua conta.' : `${count} favoritos guardados na sua conta.`;

const close = () => favouriteNotice.set(null);

/** Outcome of the last click on a favourite button, with links and buttons. */
export function FavouriteNotice() {
  const notice = useStore(favouriteNotice);
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it belongs to the page on which it appeared
  useEffect(() => close, [pathname]);

  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (notice === null) return;
    // Not while the shopper is in it: the focused link, or the one about to be clicked, would go.
    const timer = setInterval(() => box.current?.matches(':hover, :focus-within') || close(), NOTICE_MS);
    return () => clearInterval(timer);
  }, [notice]);

  return (
    <div ref={box} role="status" data-print="hide">
      {notice ? (
        <div className={styles.notice}>
          <p>{notice.kind === 'added' ? addedText(notice.count) : TEXTS[notice.kind]}</p>
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
            <button className={textButton} type="button" onClick={close}>
              Fechar
            </button>
          </div>
        </div>
      ) : null}
    </div>
  );
}
