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

/** Opens the try-on of the product of this page in the chosen size; everything else of it is loaded then. */
export function TryOnButton({ measured, ...product }: Props) {
  const { name } = product;
  const { chosenSize, options } = usePurchase();
  const { mm, size } = measurementsOf(measured, chosenSize);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  // Other pages lead here to try the frame on.
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
        aria-busy={isOpen && !dialog}
      >
        Provar
      </button>
      {dialog ? (
        <dialog.TryOnDialog
          {...product}
          name={options.sizes.length > 1 && size !== '' ? `${name}, tamanho ${size}` : name}
          front={mm}
          open={isOpen}
          onClose={close}
        />
      ) : null}
    </>
  );
}
