'use client';

import { useState } from 'react';
import { useOnDemand } from '@/components/ui/lazy-loading';
import type { TryOnProduct } from '@/lib/try-on/compared-frames';
import styles from './try-on-button.module.css';

const load = () => import('./try-on-dialog');

/** Opens the try-on of the product of this page; everything else of it is loaded then. */
export function TryOnButton(product: TryOnProduct) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const dialog = useOnDemand(load, isOpen, close);
  return (
    <>
      <button
        className={styles.button}
        type="button"
        data-print="hide"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        aria-busy={isOpen && !dialog}
      >
        Provar
      </button>
      {dialog ? <dialog.TryOnDialog {...product} open={isOpen} onClose={close} /> : null}
    </>
  );
}
