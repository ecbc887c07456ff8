import { globalSingleton } from '@/lib/shared/global-singleton';

/** The patches that depend on something of Next's that could change; README.md describes each. */
type Pattern =
  | 'request-address'
  | 'flight-address'
  | 'noindex'
  | 'render-tags'
  | 'bootstrap-scripts'
  | 'style-sheets';

const counts = () => globalSingleton('missing-patterns', () => new Map<Pattern, number>());

/** To be called when a patch did not find what it changes. The first time in a process is logged, each is counted. */
export function reportMissingPattern(pattern: Pattern): void {
  const count = (counts().get(pattern) ?? 0) + 1;
  counts().set(pattern, count);
  if (count === 1) console.error(JSON.stringify({ event: 'framework-pattern-not-found', pattern }));
}

/**
 * How often each pattern was not found since the process started.
 * @internal For tests.
 */
export function missingPatterns(): Partial<Record<Pattern, number>> {
  return Object.fromEntries(counts());
}
