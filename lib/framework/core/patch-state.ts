import { TUNING, type TuningName } from '@/lib/config/framework-tuning.mjs';
import { isTuned } from '@/lib/config/operations';
import { globalSingleton } from '@/lib/shared/global-singleton';
import { log } from '@/lib/shared/log';
import { exposePatches } from '@/lib/telemetry/metrics';

/** Patches and reads of Next's internals that are always on. README.md describes each. */
const CORE = [
  'request-address',
  'flight-address',
  'data-scripts',
  'cache-key',
  'noindex',
  'render-tags',
] as const;
export type Patch = (typeof CORE)[number] | TuningName;

type Misses = { total: number; inRow: number };

/** One odd page may be an exception, but this many in a row mean that Next has changed. */
const OFF_AFTER = 5;

const misses = () =>
  globalSingleton('framework-patches', () => {
    const counts = new Map<Patch, Misses>();
    const stateOf = (name: Patch) => (counts.has(name) ? 'missed' : 'on');
    exposePatches(() => [
      ...CORE.map((name) => ({ name, state: stateOf(name) })),
      ...TUNING.map((name) => ({ name, state: isTuned(name) ? stateOf(name) : 'off' })),
    ]);
    return counts;
  });

/** Adds the state of each patch to the metrics, even if none has failed. */
export function exposePatchStates(): void {
  misses();
}

/** Must be called if a patch had no effect. Every miss is counted, and the first in a process is logged. */
export function reportMiss(patch: Patch): void {
  const { total, inRow } = misses().get(patch) ?? { total: 0, inRow: 0 };
  misses().set(patch, { total: total + 1, inRow: inRow + 1 });
  if (total === 0) log.error('framework-patch-missed', { patch });
}

/** Must be called if an optional patch had its effect. */
export function reportHit(patch: Patch): void {
  const known = misses().get(patch);
  if (known !== undefined) known.inRow = 0;
}

/**
 * Whether an optional patch, which only serves speed, failed so often in a row that it stays off until the
 * process ends.
 */
export const isSwitchedOff = (patch: Patch): boolean => (misses().get(patch)?.inRow ?? 0) >= OFF_AFTER;

/**
 * Names of the core patches that have failed since the process started: some page was not stored, or ran no
 * script.
 */
export const missedCore = (): Patch[] => CORE.filter((patch) => misses().has(patch));

/** How often each patch has failed since the process started. @internal For tests. */
export function missedPatches(): Partial<Record<Patch, number>> {
  return Object.fromEntries([...misses()].map(([patch, { total }]) => [patch, total]));
}
