'use client';

import { fetchAhead, useOnDemand } from '@/components/ui/use-on-demand';
import { useCartPanel, useCartServices } from '@/lib/cart/client';

const load = () => import('./cart-drawer');

/** Fetches the panel's code ahead of need: on touching or focusing what will open it. */
export const preloadCartDrawer = () => fetchAhead(load);

/** The cart's panel; its code is fetched when it opens for the first time. */
export function CartPanel() {
  const { panel } = useCartServices();
  const { open } = useCartPanel();
  const drawer = useOnDemand(load, open, () => panel.set({ open: false }));
  return drawer && <drawer.CartDrawer />;
}
