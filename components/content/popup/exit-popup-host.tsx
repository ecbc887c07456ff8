'use client';

import { useLazyModule } from '@/components/ui/lazy-loading';
import type { DisplayBanner } from '@/lib/content/banners';

const load = () => import('./exit-popup-trigger');
const ignoreLoadError = () => {
  // A campaign that cannot be loaded is simply not shown.
};

/** Loads the exit popup on demand: most shops have none and should not pay for it. */
export function ExitPopupHost({ banner }: { banner: DisplayBanner }) {
  const loaded = useLazyModule(load, true, ignoreLoadError);
  return loaded && <loaded.ExitPopupTrigger banner={banner} />;
}
