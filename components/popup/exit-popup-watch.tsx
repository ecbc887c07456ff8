'use client';

import { useEffect, useState } from 'react';
import { useOnDemand } from '@/components/ui/use-on-demand';
import { useConsent } from '@/lib/consent/consent-store';
import type { StageBanner } from '@/lib/home/stage-banners';
import { isCouponActive } from '@/lib/popup/coupon';
import { rememberPopup, wasPopupShown } from '@/lib/popup/shown';

const MOBILE_DELAY_MS = 15_000;

const load = () => import('./exit-popup');

/** Another overlay has the shopper's attention: the cart, a question, a menu. */
const isBusy = () => document.querySelector('dialog[open], [popover]:popover-open') !== null;

/**
 * Shows the shop's campaign once a session: on a computer when the mouse leaves the window, on a phone after 15 s
 * (POPUP-01 to POPUP-04). It waits behind other overlays and never comes before the choice about consent.
 */
export function ExitPopupWatch({ banner }: { banner: StageBanner }) {
  const hasChosen = Boolean(useConsent());
  const [open, setOpen] = useState(false);
  const popup = useOnDemand(load, open, () => setOpen(false));

  useEffect(() => {
    if (!hasChosen || !isCouponActive(Date.now()) || wasPopupShown()) return;
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      controller.abort();
      clearTimeout(timer);
    };
    const show = () => {
      if (isBusy()) return false;
      stop();
      if (!wasPopupShown()) {
        rememberPopup();
        setOpen(true);
      }
      return true;
    };
    const afterWait = () => {
      if (!show()) timer = setTimeout(afterWait, MOBILE_DELAY_MS);
    };
    if (window.matchMedia('(hover: hover)').matches) {
      document.documentElement.addEventListener('mouseleave', show, { signal: controller.signal });
    } else {
      timer = setTimeout(afterWait, MOBILE_DELAY_MS);
    }
    return stop;
  }, [hasChosen]);

  return popup && <popup.ExitPopup banner={banner} open={open} onClose={() => setOpen(false)} />;
}
