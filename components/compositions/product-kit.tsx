import '@/components/purchase/kit/kit-styles';
import type { ReactNode } from 'react';
import {
  LazyKitBuyButton,
  LazyKitProvider,
  LazyKitPurchase,
  LazyProductKit,
} from '@/components/purchase/kit/lazy-kit';
import { currentStorefront } from '@/lib/config/storefronts/current';
import { creditNote } from '@/lib/config/storefronts/texts';
import type { ProdutoDetalhe } from '@/lib/platform/schemas/product-detail';
import { isBoughtAsKit, productKit } from '@/lib/purchase/kit/kit';

type ProductKitParts = {
  buyButton?: ReactNode;
  kitPurchase?: ReactNode;
  composition?: ReactNode;
  /** Wraps the page in what the parts need. */
  provide: (page: ReactNode) => ReactNode;
};

/**
 * Changes of a kit to the page of a product; none for other products.
 * @param path path of the page, for the form without script
 */
export function productKitParts(product: ProdutoDetalhe, path: string): ProductKitParts {
  const kit = productKit(product);
  if (kit === null) return { provide: (page) => page };
  if (!isBoughtAsKit(product, kit))
    return { composition: <LazyProductKit kit={kit} />, provide: (page) => page };
  return {
    buyButton: <LazyKitBuyButton />,
    kitPurchase: <LazyKitPurchase path={path} creditNote={creditNote(currentStorefront().credit)} />,
    provide: (page) => <LazyKitProvider kit={kit}>{page}</LazyKitProvider>,
  };
}
