'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { useCartPanel, useCartServices } from '@/lib/cart/client';

const load = () => import('./cart-drawer');

/** Fetches the panel's code ahead of need: on touching or focusing what will open it. */
export function preloadCartDrawer(): void {
  load().catch(() => {
    // Offline: opening the panel tries again and deals with it.
  });
}

/** The cart's panel; its code is fetched when it opens for the first time. */
export function CartPanel() {
  const { panel } = useCartServices();
  const { open } = useCartPanel();
  const [Drawer, setDrawer] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (!open || Drawer !== null) return;
    load().then(
      (module) => setDrawer(() => module.CartDrawer),
      () => panel.set({ open: false }),
    );
  }, [open, Drawer, panel]);

  return Drawer === null ? null : <Drawer />;
}
