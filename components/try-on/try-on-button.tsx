'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { usePurchase } from '@/components/catalog/buy-box/purchase-context';
import { useLazyModule } from '@/components/ui/lazy-loading';
import { type MeasurementsBySize, measurementsOf } from '@/lib/catalog/product/frame-size';
import type { TryOnProduct } from '@/lib/try-on/compared-frames';
import styles from './try-on-button.module.css';

const load = () => import('./try-on-dialog');

type Props = Omit<TryOnProduct, 'front'> & {
  measured: MeasurementsBySize;
  /** Puts the chosen size into the bag. */
  buy: ReactNode;
};

/** Opens the try-on for this page's product in the chosen size; the rest of its code is loaded then. */
export function TryOnButton({ measured, ...product }: Props) {
  const { chosenSize, options } = usePurchase();
  const { mm, size } = measurementsOf(measured, chosenSize);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  // Other pages link here to try the frame on.
  useEffect(() => setIsOpen(window.location.hash === '#provar'), []);
  const dialog = useLazyModule(load, isOpen, close);
  return (
    <>
      <button
        className={styles.button}
        type="button"
        data-print="hide"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        aria-busy={(isOpen && !dialog) || undefined}
      >
        Provar
      </button>
      {dialog ? (
        <dialog.TryOnDialog
          {...product}
          size={options.sizes.length > 1 ? size : ''}
          front={mm}
          open={isOpen}
          onClose={close}
        />
      ) : null}
    </>
  );
}
