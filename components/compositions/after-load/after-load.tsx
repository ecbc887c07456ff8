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
 * Loads the parts that every page has but does not need at first. `chatLabel` is the text of the chat button, such
 * as 'WhatsApp 24 horas'.
 */
export function AfterLoad({ chatLabel }: { chatLabel: string }) {
  const extras = useLazyModule(loadExtras, useWhenIdle(), ignoreUnavailable);
  return extras && <extras.ShellExtras chatLabel={chatLabel} />;
}

/** Bar of an internal sale. The customer is requested after the page's code, because few visitors have a sale. */
export function LazyInternalSale() {
  const loaded = useLazyModule(loadInternalSale, useWhenIdle(), ignoreUnavailable);
  return loaded && <loaded.InternalSaleHost />;
}

/** Loads the exit popup on demand, because most shops have none and should not pay for it. */
export function LazyExitPopup({ banner }: { banner: DisplayBanner }) {
  const loaded = useLazyModule(loadExitPopup, true, ignoreUnavailable);
  return loaded && <loaded.ExitPopupTrigger banner={banner} />;
}
