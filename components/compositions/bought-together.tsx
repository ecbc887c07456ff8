import '@/components/purchase/kit/kit-styles';
import type { ReactNode } from 'react';
import layout from '@/components/catalog/product/product-screen.module.css';
import { currentStorefront } from '@/lib/config/storefronts/current';
import { creditNote } from '@/lib/config/storefronts/texts';
import type { ProdutoDetalhe } from '@/lib/platform/schemas/product-detail';
import { combinationsOf } from '@/lib/purchase/combination';
import { isBoughtAsKit, productKit } from '@/lib/purchase/kit/kit';
import {
  LazyCombinationBlock,
  LazyKitBuyButton,
  LazyKitProvider,
  LazyKitPurchase,
  LazyProductKit,
} from './lazy-product-parts';

type ProductKitParts = {
  buyButton?: ReactNode;
  kitPurchase?: ReactNode;
  composition?: ReactNode;
  /** Wraps the page in the context of the parts. */
  provide: (page: ReactNode) => ReactNode;
};

/**
 * The parts of the product page that differ for a product that is a kit; none for other products.
 * @param path path of the page, for the form without JavaScript
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

/** 'Compre junto': products sold together with this one; renders nothing if there are none. */
export function BuyTogether({ produto }: { produto: ProdutoDetalhe }) {
  const offers = combinationsOf(produto);
  if (offers === null) return null;
  return (
    <section className={layout.section} aria-labelledby="compre-junto">
      <h2 id="compre-junto">Compre junto</h2>
      <ul className={layout.section}>
        {offers.combinacoes.map(({ id, suggested }) => (
          <li key={`${id} ${suggested.id}`}>
            <LazyCombinationBlock principal={offers.principal} suggested={suggested} />
          </li>
        ))}
      </ul>
    </section>
  );
}
