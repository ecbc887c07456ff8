'use client';

import { LinkButton } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { DisplayBanner } from '@/lib/content/banners';
import { couponCode } from '@/lib/content/popup-coupon';
import styles from './exit-popup.module.css';

type Props = { banner: DisplayBanner; open: boolean; onClose: () => void };

/** Campaign picture with its coupon code. */
export function ExitPopup({ banner: { title, alt, href, mobile }, open, onClose }: Props) {
  const code = couponCode(title);
  // A text that names the coupon states its value; other texts describe the picture.
  const isOffer = code !== null && alt.includes(code);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={code === null && title ? title : 'Antes de você ir'}
      side="center"
    >
      <div className={styles.popup}>
        <img className={styles.image} src={mobile} alt={isOffer ? '' : alt} width={720} height={720} />
        {isOffer ? <p>{alt}</p> : null}
        {code === null ? null : (
          <p className={styles.coupon}>
            Use o cupom <strong className={styles.code}>{code}</strong> no fim da compra.
          </p>
        )}
        {href === null ? null : (
          <LinkButton block href={href} onClick={onClose}>
            Ver as novidades
          </LinkButton>
        )}
      </div>
    </Dialog>
  );
}
