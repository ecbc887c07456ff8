'use client';

import { type ReactNode, useRef, useState } from 'react';
import { Button, type ButtonStyleProps, LinkButton } from '@/components/ui/button';
import { safeStoreUrl } from '@/lib/config/store-link';
import type { AddPayload } from '@/lib/platform/schemas/offer';
import { useCartServices } from '@/lib/purchase/cart/cart-context';
import { preloadCartDrawer } from './cart-provider';

/** Adds a payload to the cart; ignores further clicks while `busy`. */
function useAddToCart(): { busy: boolean; add: (payload: AddPayload) => Promise<void> } {
  const { cartClient } = useCartServices();
  const [busy, setBusy] = useState(false);
  // State updates are too late for a double click: both clicks may come before the next render.
  const inProgress = useRef(false);

  async function add(payload: AddPayload) {
    if (inProgress.current) return;
    inProgress.current = true;
    setBusy(true);
    await cartClient.add(payload);
    inProgress.current = false;
    setBusy(false);
  }

  return { busy, add };
}

type Props = ButtonStyleProps & {
  /** Payload to add one unit; null if the shopper must first choose something on the product page. */
  payload: AddPayload | null;
  label: string;
  /** Path of the product page. */
  productHref: string;
  /** Name of the product, announced after the label. */
  productName?: string;
  /** Called instead of adding while a choice is missing. */
  onChoiceMissing?: (() => void) | undefined;
  /** Id of a plain form that buys the product until JavaScript runs. */
  form?: string | undefined;
  /** Shown instead of the plain label. */
  children?: ReactNode;
};

/**
 * Adds one unit and opens the cart. Without a payload it links to the product page. Without JavaScript it is a link
 * too: to the address in the payload if that is on the store site, otherwise to the product page.
 */
export function AddToCartButton({
  payload,
  label,
  productHref,
  productName,
  onChoiceMissing,
  form,
  children,
  ...look
}: Props) {
  const { storeSiteUrl } = useCartServices();
  const { busy, add } = useAddToCart();
  const name = productName ? `${label}: ${productName}` : undefined;
  const noScriptHref = (payload && safeStoreUrl(payload.url, storeSiteUrl)) ?? productHref;

  if (payload === null && onChoiceMissing === undefined) {
    return (
      <LinkButton href={productHref} aria-label={name} {...look}>
        {label}
      </LinkButton>
    );
  }

  const button = (
    <Button
      {...look}
      type={form ? 'submit' : 'button'}
      form={form}
      busy={busy}
      aria-label={name}
      onClick={(event) => {
        event.preventDefault();
        if (payload === null) onChoiceMissing?.();
        else void add(payload);
      }}
      onPointerEnter={preloadCartDrawer}
      onFocus={preloadCartDrawer}
    >
      {children ?? label}
    </Button>
  );
  if (form) return button;
  return (
    <>
      <span className="scripted" data-block={look.block ? '' : undefined}>
        {button}
      </span>
      <noscript>
        <LinkButton href={noScriptHref} aria-label={name} {...look}>
          {label}
        </LinkButton>
      </noscript>
    </>
  );
}
