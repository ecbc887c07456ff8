/** When the coupon started, in the shop's time zone; it has no end. */
const ACTIVE_FROM = Date.parse('2023-03-01T00:00:00-03:00');

/** Whether the coupon is valid at `now` (ms since the epoch). */
export function isCouponActive(now: number): boolean {
  return now >= ACTIVE_FROM;
}

/** The coupon code, stored by the platform in the campaign's title; null if the title is not a code. */
export function couponCode(title: string): string | null {
  return /^[A-Z0-9]{4,20}$/.test(title) ? title : null;
}
