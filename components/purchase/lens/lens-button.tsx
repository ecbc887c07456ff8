'use client';

import { type ReactNode, useEffect } from 'react';
import { usePurchase } from '@/components/catalog/buy-box/purchase-context';
import { Button, type ButtonStyleProps } from '@/components/ui/button';
import { preload, useLazyModule } from '@/components/ui/lazy-loading';
import { createStore, useStore } from '@/lib/shared/store';
import type { LensDialogProps } from './lens-dialog';

/** Whether the lens dialog is open; its buttons and the dialog are in different parts of the page. */
export const lensDialogOpen = createStore(false);

const loadLensDialog = () => import('./lens-dialog');
const close = () => lensDialogOpen.set(false);

/** Loads the dialog's code when its button is touched or focused. */
const preloadLensDialog = () => preload(loadLensDialog);

/** The lens dialog; its code is loaded when it opens for the first time. */
export function LazyLensDialog(props: Omit<LensDialogProps, 'open' | 'onClose'>) {
  const open = useStore(lensDialogOpen);
  const { needsSize } = usePurchase();
  const dialog = useLazyModule(loadLensDialog, open, close);

  // The bag and the comparison open the dialog by a fragment. The page of the next product starts with the dialog
  // closed.
  useEffect(() => {
    const openByFragment = () =>
      window.location.hash.startsWith('#lentes') && !needsSize && lensDialogOpen.set(true);
    openByFragment();
    window.addEventListener('hashchange', openByFragment);
    return () => {
      window.removeEventListener('hashchange', openByFragment);
      close();
    };
  }, [needsSize]);

  return dialog && <dialog.LensDialog {...props} open={open} onClose={close} />;
}

type Props = ButtonStyleProps & { children: ReactNode };

/** Opens the lens dialog, or asks for the size first. Lenses need JavaScript: without it the button is hidden. */
export function LensButton({ children, ...look }: Props) {
  const { needsSize, flagMissingSize } = usePurchase();
  return (
    <span className="scripted" data-block={look.block ? '' : undefined}>
      <Button
        {...look}
        aria-haspopup="dialog"
        onClick={() => (needsSize ? flagMissingSize() : lensDialogOpen.set(true))}
        onPointerEnter={preloadLensDialog}
        onFocus={preloadLensDialog}
      >
        {children}
      </Button>
    </span>
  );
}
