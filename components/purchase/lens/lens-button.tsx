'use client';

import { type MouseEvent, useEffect } from 'react';
import { BUY_FORM_ID, usePurchase } from '@/components/catalog/buy-box/purchase-context';
import { Button, type ButtonStyleProps } from '@/components/ui/button';
import { preload, useOnDemand } from '@/components/ui/lazy-loading';
import { createStore } from '@/lib/shared/store';
import { useStore } from '@/lib/shared/use-store';
import type { LensDialogProps } from './lens-dialog';

/** Whether the lens dialog is open: its buttons and the dialog are in different parts of the page. */
export const lensDialogOpen = createStore(false);

const loadLensDialog = () => import('./lens-dialog');
const close = () => lensDialogOpen.set(false);

/** Fetches the dialog's code when its button is touched or focused. */
const preloadLensDialog = () => preload(loadLensDialog);

/** The lens dialog; its code is fetched when it opens for the first time. */
export function LazyLensDialog(props: Omit<LensDialogProps, 'open' | 'onClose'>) {
  const open = useStore(lensDialogOpen);
  const dialog = useOnDemand(loadLensDialog, open, close);

  // The next product's page starts with a closed dialog.
  useEffect(() => close, []);

  return dialog && <dialog.LensDialog {...props} open={open} onClose={close} />;
}

type Props = ButtonStyleProps & { label: string };

/**
 * Buy button of a product that takes lenses: opens the lens dialog, or asks for the size first. Without script it
 * submits the form that puts the frame alone into the store's cart.
 */
export function LensButton({ label, ...look }: Props) {
  const { options, needsSize, flagMissingSize } = usePurchase();

  function press(event: MouseEvent) {
    event.preventDefault();
    if (needsSize) flagMissingSize();
    else lensDialogOpen.set(true);
  }

  const button = (
    <Button
      {...look}
      type={options.form ? 'submit' : 'button'}
      form={options.form ? BUY_FORM_ID : undefined}
      aria-haspopup="dialog"
      onClick={press}
      onPointerEnter={preloadLensDialog}
      onFocus={preloadLensDialog}
    >
      {label}
    </Button>
  );
  if (options.form) return button;
  return (
    <span className="scripted" data-block={look.block ? '' : undefined}>
      {button}
    </span>
  );
}
