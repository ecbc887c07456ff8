'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { fetchAhead, useOnDemand } from '@/components/ui/use-on-demand';
import { isLensPanelOpen, setLensPanel, subscribeLensPanel } from '@/lib/lens/panel';
import type { LensDialogProps } from './lens-dialog';

const load = () => import('./lens-dialog');
const close = () => setLensPanel(false);

/** Fetches the dialog's code ahead of need: on touching or focusing what will open it. */
export const preloadLensDialog = () => fetchAhead(load);

/** Place of the lens dialog; its code is fetched when it opens for the first time (LENS-19). */
export function LensPanel(props: Omit<LensDialogProps, 'open' | 'onClose'>) {
  const open = useSyncExternalStore(subscribeLensPanel, isLensPanelOpen, () => false);
  const dialog = useOnDemand(load, open, close);

  // The next product's page starts with a closed dialog.
  useEffect(() => close, []);

  return dialog && <dialog.LensDialog {...props} open={open} onClose={close} />;
}
