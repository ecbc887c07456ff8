'use client';

import { type ComponentProps, lazy } from 'react';

/*
 * The parts of a kit for product pages, few of which are kits. Their styles come with the page: see kit-styles.ts.
 * `next/dynamic` would cost every product page more than these lines.
 */

const Provider = lazy(() => import('./kit-context').then(({ KitProvider }) => ({ default: KitProvider })));
const Purchase = lazy(() => import('./kit-purchase').then(({ KitPurchase }) => ({ default: KitPurchase })));
const BuyButton = lazy(() =>
  import('./kit-purchase').then(({ KitBuyButton }) => ({ default: KitBuyButton })),
);
const Pieces = lazy(() => import('./kit-purchase').then(({ ProductKit }) => ({ default: ProductKit })));

// A server component cannot render what is lazy itself.
export const LazyKitProvider = (props: ComponentProps<typeof Provider>) => <Provider {...props} />;
export const LazyKitPurchase = (props: ComponentProps<typeof Purchase>) => <Purchase {...props} />;
export const LazyKitBuyButton = () => <BuyButton />;
export const LazyProductKit = (props: ComponentProps<typeof Pieces>) => <Pieces {...props} />;
