'use client';

import { useEffect, useState } from 'react';
import { useLazyModule } from '@/components/ui/lazy-loading';
import { useConsent } from '@/lib/consent/consent';
import type { DisplayBanner } from '@/lib/content/banners';
import { isCouponActive } from '@/lib/content/popup-coupon';

const SHOWN_KEY = 'newsPopupShown';

/** Whether the popup has been shown in this session; true if storage is blocked. */
function wasPopupShown(): boolean {
  try {
    return window.sessionStorage.getItem(SHOWN_KEY) !== null;
  } catch {
    // Without storage it would open on every page.
    return true;
  }
}

/** Remembers for this session that the popup has been shown or dismissed. */
function markPopupShown(): void {
  try {
    window.sessionStorage.setItem(SHOWN_KEY, 'true');
  } catch {
    // Storage is blocked: `wasPopupShown` already keeps it closed.
  }
}

const MOBILE_DELAY_MS = 15_000;

const loadPopup = () => import('./exit-popup');

/** Whether another overlay is open: the cart, a dialog or a menu. */
const isOverlayOpen = () => document.querySelector('dialog[open], [popover]:popover-open') !== null;

/**
 * Opens the campaign popup once per session: when the mouse leaves the window, or after 15 s on touch screens. It waits
 * until other overlays are closed, and never opens before the consent choice.
 */
export function ExitPopupTrigger({ banner }: { banner: DisplayBanner }) {
  const hasChosen = Boolean(useConsent());
  const [open, setOpen] = useState(false);
  const popup = useLazyModule(loadPopup, open, () => setOpen(false));

  useEffect(() => {
    if (!hasChosen || !isCouponActive(Date.now()) || wasPopupShown()) return;
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      controller.abort();
      clearTimeout(timer);
    };
    const show = () => {
      if (isOverlayOpen()) return false;
      stop();
      if (!wasPopupShown()) {
        markPopupShown();
        setOpen(true);
      }
      return true;
    };
    const showOrReschedule = () => {
      if (!show()) timer = setTimeout(showOrReschedule, MOBILE_DELAY_MS);
    };
    if (window.matchMedia('(hover: hover)').matches) {
      document.documentElement.addEventListener('mouseleave', show, { signal: controller.signal });
    } else {
      timer = setTimeout(showOrReschedule, MOBILE_DELAY_MS);
    }
    return stop;
  }, [hasChosen]);

  return popup && <popup.ExitPopup banner={banner} open={open} onClose={() => setOpen(false)} />;
}
