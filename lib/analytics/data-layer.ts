import { type Consent, REFUSED } from '@/lib/consent/consent';
import type { MarketingEvent } from './marketing-event';
import type { TrackingEvent } from './page-events';

type ConsentCommand = { length: number; [index: number]: unknown; [Symbol.toStringTag]: string };

/**
 * Pushed before each e-commerce event, as Google requires: tag managers merge entries, so an event with one item
 * would keep the other 23 items of the previous list.
 */
export const CLEAR_ECOMMERCE = { ecommerce: null } as const;

/** Entries of `window.dataLayer`. */
export type DataLayer = (
  | TrackingEvent
  | MarketingEvent
  | typeof CLEAR_ECOMMERCE
  | ConsentCommand
  | { 'gtm.start': number; event: 'gtm.js' }
)[];

/** A gtag command in the shape of an `arguments` object, by which Google's tags recognise commands. */
function gtagCommand(...parts: unknown[]): ConsentCommand {
  return Object.assign({ ...parts }, { length: parts.length, [Symbol.toStringTag]: 'Arguments' });
}

/** Google consent mode v2 signals of a choice. */
function consentSignals({ preferences, statistics, marketing }: Consent) {
  const signal = (granted: boolean) => (granted ? 'granted' : 'denied');
  return {
    ad_storage: signal(marketing),
    ad_user_data: signal(marketing),
    ad_personalization: signal(marketing),
    analytics_storage: signal(statistics),
    personalization_storage: signal(preferences),
    functionality_storage: 'granted',
    security_storage: 'granted',
  };
}

/** Everything denied and ads data redacted; must be pushed first (consent mode v2). */
export function consentDefault(): ConsentCommand[] {
  return [
    gtagCommand('consent', 'default', consentSignals(REFUSED)),
    gtagCommand('set', 'ads_data_redaction', true),
  ];
}

export function consentUpdate(consent: Consent): ConsentCommand {
  return gtagCommand('consent', 'update', consentSignals(consent));
}

/** First entry of Google's container snippet; 'All pages' triggers wait for it. `at` in ms. */
export function containerStart(at: number): DataLayer[number] {
  return { 'gtm.start': at, event: 'gtm.js' };
}
