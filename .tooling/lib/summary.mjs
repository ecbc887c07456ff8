/** Several counts as one. */
export function sumOf(results) {
  const total = (kind) => results.reduce((sum, result) => sum + (result[kind] ?? 0), 0);
  return { passed: total('passed'), failed: total('failed'), skipped: total('skipped') };
}

/**
 * Adds up what the steps counted and prints nothing: the plain last line of a test run,
 * `12 passed, 0 failed` or, when something was skipped, `12 passed, 0 failed, 3 skipped`.
 */
export function summaryLine(results) {
  const { passed, failed, skipped } = sumOf(results);
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/**
 * Counts of a Jest JSON report. A suite that could not even run counts as one failure.
 * Throws when the report holds no test at all: nothing ran, so nothing passed.
 */
export function countsOfJest(report) {
  const counts = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
  return required(counts, 'Jest');
}

/** Counts of a Playwright JSON report. Errors outside tests (set-up, syntax) count as failures. */
export function countsOfPlaywright(report) {
  const { expected, unexpected, flaky, skipped } = report.stats;
  return required(
    { passed: expected, failed: unexpected + flaky + report.errors.length, skipped },
    'Playwright',
  );
}

function required(counts, runner) {
  if (counts.passed + counts.failed + counts.skipped === 0) throw new Error(`${runner} found no tests.`);
  return counts;
}

/** A duration in words a person reads at a glance: 850 ms, 12.3 s, 2 min 5 s. */
export function duration(ms) {
  if (ms < 1000) return `${Math.round(ms)} ms`;
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
