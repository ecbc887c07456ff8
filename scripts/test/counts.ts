import type { Report, Result } from './reports';
import { testsOf } from './reports';

/** Numbers of tests. `lines`: what to print about them. `failures`: names of the failed tests. */
export type Counts = Partial<Record<'passed' | 'failed' | 'skipped', number>> & {
  lines?: string[];
  failures?: string[];
};

/** Adds up several counts. */
export function sumOf(results: readonly Counts[]) {
  const total = (kind: 'passed' | 'failed' | 'skipped') =>
    results.reduce((sum, result) => sum + (result[kind] ?? 0), 0);
  return { passed: total('passed'), failed: total('failed'), skipped: total('skipped') };
}

/** The last line of a test run: `12 passed, 0 failed`, or `12 passed, 0 failed, 3 skipped`. */
export function summaryLine(results: readonly Counts[]) {
  const { passed, failed, skipped } = sumOf(results);
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/**
 * Counts of a JSON report of Jest or Playwright. Errors outside tests count as failures. `failures` has the
 * names of failed tests, `lines` those of tests that passed only on the second try. Throws if there were no
 * tests.
 */
export function countsOfReport(report: Report) {
  const tests = testsOf(report);
  const { errors = [] } = report;
  if (tests.length + errors.length === 0)
    throw new Error('No tests were found: check the path or pattern of the tests.');
  const ofResult = (...results: Result[]) => tests.filter(({ result }) => results.includes(result));
  const named = (some: typeof tests) => some.map(({ file, name }) => `${file}: ${name}`);
  return {
    passed: ofResult('passed', 'flaky').length,
    failed: ofResult('failed').length + errors.length,
    skipped: ofResult('skipped').length,
    lines: named(ofResult('flaky')).map((test) => `Passed only on the second try: ${test}`),
    failures: named(ofResult('failed')),
  };
}
