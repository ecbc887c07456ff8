/** Clocks of instances that share pages differ by less, in ms. */
const SKEW_MS = 1_000;

/**
 * Age of what has this time stamp (epoch ms). A stamp of the future was written by a clock that was wrong, so that
 * its age is unknown and counts as infinite: it is due now, not when the clock gets there.
 */
export function ageOf(stamp: number, now = Date.now()): number {
  return stamp > now + SKEW_MS ? Number.POSITIVE_INFINITY : now - stamp;
}
