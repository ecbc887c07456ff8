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

/** One odd page says nothing of the framework; as many pages one after the other do. */
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

/** Shows the state of each patch among the metrics, also of those that have nothing to report. */
export function exposePatchStates(): void {
  misses();
}

/** To be called when a patch did not have its result. The first time in a process is logged, each is counted. */
export function reportMiss(patch: Patch): void {
  const { total, inRow } = misses().get(patch) ?? { total: 0, inRow: 0 };
  misses().set(patch, { total: total + 1, inRow: inRow + 1 });
  if (total === 0) log.error('framework-patch-missed', { patch });
}

/** To be called when a patch that may be switched off had its result. */
export function reportHit(patch: Patch): void {
  const known = misses().get(patch);
  if (known !== undefined) known.inRow = 0;
}

/** Whether a patch that serves speed alone had no result so often that it is left out for the rest of the process. */
export const isSwitchedOff = (patch: Patch): boolean => (misses().get(patch)?.inRow ?? 0) >= OFF_AFTER;

/** The names of what is always on and had no result since the process started: some page was not stored, or ran no script. */
export const missedCore = (): Patch[] => CORE.filter((patch) => misses().has(patch));

/**
 * How often each patch had no result since the process started.
 * @internal For tests.
 */
export function missedPatches(): Partial<Record<Patch, number>> {
  return Object.fromEntries([...misses()].map(([patch, { total }]) => [patch, total]));
}
