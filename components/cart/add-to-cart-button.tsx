'use client';

import { Button, type ButtonLook } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { useCartServices } from '@/lib/cart/client';
import { storeLink } from '@/lib/cart/store-link';
import type { CarrinhoPronto } from '@/lib/store-api/schemas/carrinho-pronto';
import { preloadCartDrawer } from './cart-panel';
import { useAddToCart } from './use-add-to-cart';

type Props = ButtonLook & {
  /** Payload to add one piece; null when the product page has to be asked first. */
  carrinho: CarrinhoPronto | null;
  label: string;
  /** Path of the product page. */
  productHref: string;
  /** Name of the product, read out after the label. */
  productName?: string;
  /** Called instead of adding, while the shopper still has to choose something. */
  onChoiceMissing?: () => void;
  /** Id of a plain form that buys as long as no script runs. */
  form?: string;
};

/**
 * Adds one piece and opens the cart (CART-01 to CART-03). Without a payload it is a link to the product page.
 * Without script it is a link too: to the store site's add address when that really is the store's, else to
 * the product page.
 */
export function AddToCartButton({
  carrinho,
  label,
  productHref,
  productName,
  onChoiceMissing,
  form,
  ...look
}: Props) {
  const { storeSiteUrl } = useCartServices();
  const { busy, add } = useAddToCart();
  const name = productName ? `${label}: ${productName}` : undefined;
  const scriptless = (carrinho && storeLink(carrinho.url, storeSiteUrl)) ?? productHref;

  if (carrinho === null && onChoiceMissing === undefined) {
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
        if (carrinho === null) onChoiceMissing?.();
        else void add(carrinho);
      }}
      onPointerEnter={preloadCartDrawer}
      onFocus={preloadCartDrawer}
    >
      {label}
    </Button>
  );
  if (form) return button;
  return (
    <>
      <span className="scripted" data-block={look.block ? '' : undefined}>
        {button}
      </span>
      <noscript>
        <LinkButton href={scriptless} aria-label={name} {...look}>
          {label}
        </LinkButton>
      </noscript>
    </>
  );
}
