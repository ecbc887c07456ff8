'use client';

import type { MouseEvent } from 'react';
import { BUY_FORM } from '@/components/product/buy-form';
import { usePurchase } from '@/components/product/purchase-context';
import { Button, type ButtonLook } from '@/components/ui/button';
import { setLensPanel } from '@/lib/lens/panel';
import { preloadLensDialog } from './lens-panel';

type Props = ButtonLook & { label: string };

/**
 * Buy button of a product that takes lenses: opens the lens dialog, or asks for the size first (PDP-47,
 * LENS-01). Without script it sends the form that puts the frame alone into the store's cart.
 */
export function LensButton({ label, ...look }: Props) {
  const { options, precisaEscolher, pedirEscolha } = usePurchase();

  function press(event: MouseEvent) {
    event.preventDefault();
    if (precisaEscolher) pedirEscolha();
    else setLensPanel(true);
  }

  const button = (
    <Button
      {...look}
      type={options.formulario ? 'submit' : 'button'}
      form={options.formulario ? BUY_FORM : undefined}
      aria-haspopup="dialog"
      onClick={press}
      onPointerEnter={preloadLensDialog}
      onFocus={preloadLensDialog}
    >
      {label}
    </Button>
  );
  if (options.formulario) return button;
  return (
    <span className="scripted" data-block={look.block ? '' : undefined}>
      {button}
    </span>
  );
}
