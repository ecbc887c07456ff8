'use client';

import { useOnDemand } from '@/components/ui/lazy-loading';
import { useCustomer } from '@/lib/purchase/customer/customer';

const loadInternalSaleBar = () => import('./internal-sale-bar');
const ignoreUnavailable = () => {
  // Without the bar the sale can still be finished at the store site.
};

/** Bar of an internal sale; only operators load its code. */
export function InternalSaleHost() {
  const customer = useCustomer();
  const loaded = useOnDemand(loadInternalSaleBar, !!customer?.vendaInterna, ignoreUnavailable);
  return loaded && <loaded.InternalSaleBar customer={customer} />;
}
