/** Several counts as one. */
export function sumOf(results) {
  const total = (kind) => results.reduce((sum, result) => sum + (result[kind] ?? 0), 0);
  return { passed: total('passed'), failed: total('failed'), skipped: total('skipped') };
}

/** The last line of a test run: `12 passed, 0 failed`, or `12 passed, 0 failed, 3 skipped`. */
export function summaryLine(results) {
  const { passed, failed, skipped } = sumOf(results);
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** Counts of a Jest JSON report; a suite that could not run is one failure. Throws when there were no tests. */
export function countsOfJest(report) {
  const counts = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
  return atLeastOne(counts, 'Jest');
}

/**
 * Counts of a Playwright JSON report. Errors outside tests count as failures. A flaky test counts as passed and is
 * named in `lines`.
 */
export function countsOfPlaywright(report) {
  const { expected, unexpected, flaky, skipped } = report.stats;
  const counts = { passed: expected + flaky, failed: unexpected + report.errors.length, skipped };
  return { ...atLeastOne(counts, 'Playwright'), lines: flakyTests(report.suites ?? []) };
}

function flakyTests(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, title }) => `Passed only at the second try: ${file}, ${title}`),
    ...flakyTests(inner),
  ]);
}

function atLeastOne(counts, runner) {
  if (counts.passed + counts.failed + counts.skipped === 0) throw new Error(`${runner} found no tests.`);
  return counts;
}
