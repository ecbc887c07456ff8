import { type Consent, consentSignals, REFUSED } from '@/lib/consent/consent';
import type { TrackingEvent } from './events';
import type { MarketingEvent } from './marketing';

type ConsentCommand = { length: number; [index: number]: unknown; [Symbol.toStringTag]: string };

/** What a tag manager reads. */
export type DataLayer = (
  | TrackingEvent
  | MarketingEvent
  | ConsentCommand
  | { 'gtm.start': number; event: string }
)[];

/**
 * A command as Google's tags expect it: they tell commands from events by looking for an arguments object,
 * which this is to everyone who asks for its kind.
 */
function command(...parts: unknown[]): ConsentCommand {
  return Object.assign({ ...parts }, { length: parts.length, [Symbol.toStringTag]: 'Arguments' });
}

/** Everything denied, to be said before anything else (consent mode v2). */
export function consentDefault(): ConsentCommand {
  return command('consent', 'default', consentSignals(REFUSED));
}

/** The visitor's choice, or its change. */
export function consentUpdate(consent: Consent): ConsentCommand {
  return command('consent', 'update', consentSignals(consent));
}
