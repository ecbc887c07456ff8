'use client';

import { useLazyModule, useWhenIdle } from '@/components/ui/lazy-loading';
import type { DisplayBanner } from '@/lib/content/banners';

const loadExtras = () => import('./shell-extras');
const loadInternalSale = () => import('@/components/purchase/internal-sale/internal-sale-host');
const loadExitPopup = () => import('@/components/content/popup/exit-popup-trigger');

const ignoreUnavailable = () => {
  // Every page works without them. Without the bar a sale can still be finished on the store site.
};

/**
 * Loads the parts that every page has but does not need at first. `chatHours` are the hours in which the chat is
 * answered.
 */
export function AfterLoad({ chatHours }: { chatHours: string }) {
  const extras = useLazyModule(loadExtras, useWhenIdle(), ignoreUnavailable);
  return extras && <extras.ShellExtras chatHours={chatHours} />;
}

/** Bar of an internal sale. The customer is requested after the page's code, because few visitors have a sale. */
export function LazyInternalSale() {
  const loaded = useLazyModule(loadInternalSale, useWhenIdle(), ignoreUnavailable);
  return loaded && <loaded.InternalSaleHost />;
}

/** Loads the exit popup on demand, because most shops have none and should not pay for it. */
export function ExitPopupHost({ banner }: { banner: DisplayBanner }) {
  const loaded = useLazyModule(loadExitPopup, true, ignoreUnavailable);
  return loaded && <loaded.ExitPopupTrigger banner={banner} />;
}
