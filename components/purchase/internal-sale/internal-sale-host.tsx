'use client';

import { useLazyModule } from '@/components/ui/lazy-loading';
import { useCustomer, useCustomerOfRestoredPage } from '@/lib/purchase/customer/customer';

const loadInternalSaleBar = () => import('./internal-sale-bar');
const ignoreUnavailable = () => {
  // Without the bar the sale can still be finished on the store site.
};

/** Bar for an internal sale; only operators load its code. */
export function InternalSaleHost() {
  const customer = useCustomer();
  useCustomerOfRestoredPage();
  const loaded = useLazyModule(loadInternalSaleBar, !!customer?.vendaInterna, ignoreUnavailable);
  return loaded && <loaded.InternalSaleBar customer={customer} />;
}
