'use client';

import { useOnDemand } from '@/components/ui/use-on-demand';
import type { StageBanner } from '@/lib/home/stage-banners';

const load = () => import('./exit-popup-watch');
const goWithout = () => {
  // A campaign that cannot be fetched is not missed.
};

/** Place of the exit popup: shops without one, and that is most, load nothing of it (POPUP-05). */
export function ExitPopupHost({ banner }: { banner: StageBanner }) {
  const loaded = useOnDemand(load, true, goWithout);
  return loaded && <loaded.ExitPopupWatch banner={banner} />;
}
