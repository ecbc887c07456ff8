'use client';

import { type ComponentProps, lazy } from 'react';

/* Parts that few product pages have, loaded where they are shown. Their styles are loaded with the page: see
   product-page-styles.ts and kit-styles.ts. `next/dynamic` would make every product page larger than these lines
   do, and a server component cannot render lazy components itself. */

const loadOfferForms = () => import('@/components/catalog/offer/offer-forms');
const loadKitPurchase = () => import('@/components/purchase/kit/kit-purchase');

const Notify = lazy(() => loadOfferForms().then(({ NotifyForm }) => ({ default: NotifyForm })));
const Quote = lazy(() => loadOfferForms().then(({ QuoteForm }) => ({ default: QuoteForm })));

type OfferProps = { idProduto: number };

/** The forms of products that cannot be bought at once. */
export const LazyNotifyForm = (props: OfferProps) => <Notify {...props} />;
export const LazyQuoteForm = (props: OfferProps) => <Quote {...props} />;

const Block = lazy(() =>
  import('@/components/purchase/combination/combination-block').then(({ CombinationBlock }) => ({
    default: CombinationBlock,
  })),
);

/** The offer to buy two products together. */
export const LazyCombinationBlock = (props: ComponentProps<typeof Block>) => <Block {...props} />;

const Provider = lazy(() =>
  import('@/components/purchase/kit/kit-context').then(({ KitProvider }) => ({ default: KitProvider })),
);
const Purchase = lazy(() => loadKitPurchase().then(({ KitPurchase }) => ({ default: KitPurchase })));
const BuyButton = lazy(() => loadKitPurchase().then(({ KitBuyButton }) => ({ default: KitBuyButton })));
const Pieces = lazy(() => loadKitPurchase().then(({ ProductKit }) => ({ default: ProductKit })));

/** The parts of a kit. */
export const LazyKitProvider = (props: ComponentProps<typeof Provider>) => <Provider {...props} />;
export const LazyKitPurchase = (props: ComponentProps<typeof Purchase>) => <Purchase {...props} />;
export const LazyKitBuyButton = () => <BuyButton />;
export const LazyProductKit = (props: ComponentProps<typeof Pieces>) => <Pieces {...props} />;
