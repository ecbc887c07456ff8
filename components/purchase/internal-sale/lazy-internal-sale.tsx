'use client';

import { useLazyModule, useWhenIdle } from '@/components/ui/lazy-loading';

const load = () => import('./internal-sale-host');

/** Bar of an internal sale. The request for the customer comes after the page's own code, since few visitors have one. */
export function LazyInternalSale() {
  const loaded = useLazyModule(load, useWhenIdle(), () => {
    // Without the bar the sale can still be finished at the store site.
  });
  return loaded && <loaded.InternalSaleHost />;
}
