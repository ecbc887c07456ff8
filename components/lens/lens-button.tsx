'use client';

import { usePurchase } from '@/components/product/purchase-context';
import { Button, type ButtonLook } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { useCartServices } from '@/lib/cart/client';
import { storeLink } from '@/lib/cart/store-link';
import { setLensPanel } from '@/lib/lens/panel';
import { preloadLensDialog } from './lens-panel';

type Props = ButtonLook & {
  label: string;
  /** Path of the product page. */
  productHref: string;
};

/**
 * Buy button of a product that takes lenses: opens the lens dialog, or asks for the size first (PDP-47,
 * LENS-01). Without script it is a link that adds the frame alone.
 */
export function LensButton({ label, productHref, ...look }: Props) {
  const { storeSiteUrl } = useCartServices();
  const { carrinho, precisaEscolher, pedirEscolha } = usePurchase();
  const scriptless = (carrinho && storeLink(carrinho.url, storeSiteUrl)) ?? productHref;
  return (
    <>
      <span className="scripted" data-block={look.block ? '' : undefined}>
        <Button
          {...look}
          aria-haspopup="dialog"
          onClick={() => (precisaEscolher ? pedirEscolha() : setLensPanel(true))}
          onPointerEnter={preloadLensDialog}
          onFocus={preloadLensDialog}
        >
          {label}
        </Button>
      </span>
      <noscript>
        <LinkButton href={scriptless} {...look}>
          {label}
        </LinkButton>
      </noscript>
    </>
  );
}
