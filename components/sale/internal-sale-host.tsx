'use client';

import { useOnDemand } from '@/components/ui/use-on-demand';
import { useCustomer } from '@/lib/customer/client';
import { internalSaleOf } from '@/lib/sale/sale';

const load = () => import('./internal-sale-bar');
const goWithout = () => {
  // Without its code there is no bar; the sale itself goes on at the store site.
};

/** Bar of an internal sale, for operators only: everybody else loads nothing of it (SALE-01, SALE-02). */
export function InternalSaleHost() {
  const sale = internalSaleOf(useCustomer());
  const loaded = useOnDemand(load, sale !== null, goWithout);
  return sale && loaded && <loaded.InternalSaleBar sale={sale} />;
}
