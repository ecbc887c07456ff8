import { TUNING, type TuningName } from '@/lib/config/framework-tuning.mjs';
import { isTuned } from '@/lib/config/operations';
import { globalSingleton } from '@/lib/shared/global-singleton';
import { log } from '@/lib/shared/log';
import { exposePatches } from '@/lib/telemetry/metrics';

/** Patches and reads of Next's internals that are always on; README.md describes each. */
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

/** One odd page may be an exception; this many in a row mean that the framework has changed. */
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

/** Publishes the state of each patch in the metrics, even without misses. */
export function exposePatchStates(): void {
  misses();
}

/**
 * Must be called if a patch did not have its result. Each miss is counted, and the first in a process is logged.
 */
export function reportMiss(patch: Patch): void {
  const { total, inRow } = misses().get(patch) ?? { total: 0, inRow: 0 };
  misses().set(patch, { total: total + 1, inRow: inRow + 1 });
  if (total === 0) log.error('framework-patch-missed', { patch });
}

/** Must be called if a patch that may be switched off had its result. */
export function reportHit(patch: Patch): void {
  const known = misses().get(patch);
  if (known !== undefined) known.inRow = 0;
}

/**
 * Whether a patch that only serves speed had no result so often that it stays off for the rest of the process.
 */
export const isSwitchedOff = (patch: Patch): boolean => (misses().get(patch)?.inRow ?? 0) >= OFF_AFTER;

/**
 * Names of the core patches without result since the process started: some page was not stored, or ran no script.
 */
export const missedCore = (): Patch[] => CORE.filter((patch) => misses().has(patch));

/**
 * How often each patch had no result since the process started.
 * @internal For tests.
 */
export function missedPatches(): Partial<Record<Patch, number>> {
  return Object.fromEntries([...misses()].map(([patch, { total }]) => [patch, total]));
}
