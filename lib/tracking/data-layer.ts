import { type Consent, REFUSED } from '@/lib/consent/consent';
import type { TrackingEvent } from './events';
import type { MarketingEvent } from './marketing';

type ConsentCommand = { length: number; [index: number]: unknown; [Symbol.toStringTag]: string };

/**
 * What stands before each event of e-commerce, as Google asks: a tag manager merges what it is told into what it knows,
 * and an event of one item would keep the other 23 of the list before it.
 */
export const CLEARED = { ecommerce: null } as const;

/** What a tag manager reads. */
export type DataLayer = (
  | TrackingEvent
  | MarketingEvent
  | typeof CLEARED
  | ConsentCommand
  | { 'gtm.start': number; event: 'gtm.js' }
)[];

/**
 * A command as Google's tags expect it: they tell commands from events by looking for an arguments object,
 * which this is to everyone who asks for its kind.
 */
function command(...parts: unknown[]): ConsentCommand {
  return Object.assign({ ...parts }, { length: parts.length, [Symbol.toStringTag]: 'Arguments' });
}

/** The signals of Google's consent mode v2 for a choice. */
function consentSignals({ preferencias, estatistica, marketing }: Consent) {
  const signal = (granted: boolean) => (granted ? 'granted' : 'denied');
  return {
    ad_storage: signal(marketing),
    ad_user_data: signal(marketing),
    ad_personalization: signal(marketing),
    analytics_storage: signal(estatistica),
    personalization_storage: signal(preferencias),
    functionality_storage: 'granted',
    security_storage: 'granted',
  };
}

/** Everything denied, and no advertising identifiers while it is: to be said before anything else (consent mode v2). */
export function consentDefault(): ConsentCommand[] {
  return [command('consent', 'default', consentSignals(REFUSED)), command('set', 'ads_data_redaction', true)];
}

/** The visitor's choice, or its change. */
export function consentUpdate(consent: Consent): ConsentCommand {
  return command('consent', 'update', consentSignals(consent));
}

/** What the container's own snippet says first; 'All pages' triggers wait for it. `at` in ms. */
export function containerStart(at: number): DataLayer[number] {
  return { 'gtm.start': at, event: 'gtm.js' };
}
