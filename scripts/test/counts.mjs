import { testsOf } from './reports.mjs';

/**
 * @typedef {Partial<Record<'passed' | 'failed' | 'skipped', number>> & { lines?: string[], failures?: string[] }} Counts
 *   numbers of tests. `lines`: what to print about them. `failures`: names of the failed ones.
 */

/** Several counts as one. @param {readonly Counts[]} results */
export function sumOf(results) {
  const total = (/** @type {'passed' | 'failed' | 'skipped'} */ kind) =>
    results.reduce((sum, result) => sum + (result[kind] ?? 0), 0);
  return { passed: total('passed'), failed: total('failed'), skipped: total('skipped') };
}

/**
 * The last line of a test run: `12 passed, 0 failed`, or `12 passed, 0 failed, 3 skipped`.
 * @param {readonly Counts[]} results
 */
export function summaryLine(results) {
  const { passed, failed, skipped } = sumOf(results);
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/**
 * Counts of a JSON report of Jest or Playwright; errors outside tests count as failures. `failures` names the failed
 * tests, `lines` those that passed at the second try. Throws if there were no tests.
 * @param {import('./reports.mjs').Report} report
 */
export function countsOfReport(report) {
  const tests = testsOf(report);
  const { errors = [] } = report;
  if (tests.length + errors.length === 0) throw new Error('No tests were found.');
  const ofResult = (/** @type {import('./reports.mjs').Result[]} */ ...results) =>
    tests.filter(({ result }) => results.includes(result));
  const named = (/** @type {typeof tests} */ some) => some.map(({ file, name }) => `${file}: ${name}`);
  return {
    passed: ofResult('passed', 'flaky').length,
    failed: ofResult('failed').length + errors.length,
    skipped: ofResult('skipped').length,
    lines: named(ofResult('flaky')).map((test) => `Passed only at the second try: ${test}`),
    failures: named(ofResult('failed')),
  };
}
