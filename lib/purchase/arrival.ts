import type { Frete } from '@/lib/platform/schemas/purchase';
import { dayAfterWorkingDays, workingDays } from './delivery-date';

/** Days of arrival at the latest, as 'quinta, 26/11'; `withLenses` is null for a product without lenses. */
export type Arrival = { day: string; withLenses: string | null };

/**
 * When a delivery option arrives if it is paid for today; null for a time that is not in working days.
 * @param laboratoryDays working days that lenses take before they are sent; 0 for none
 */
export function arrival({ prazo }: Frete, laboratoryDays: number, now: Date): Arrival | null {
  const days = workingDays(prazo);
  if (days === null) return null;
  return {
    day: dayAfterWorkingDays(days, now),
    withLenses: laboratoryDays > 0 ? dayAfterWorkingDays(days + laboratoryDays, now) : null,
  };
}

/** Whether the shopper fetches the purchase; platforms only say so in the option's name. */
export function isPickUp({ label }: Frete): boolean {
  return /\bretir(?:ar|e|ada)\b/i.test(label);
}
