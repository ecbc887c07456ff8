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

/**
 * Counts of a Playwright JSON report. Errors outside tests (set-up, syntax) count as failures. A test that failed
 * and then passed counts as passed, and is named in `lines`, so that a test or a shop that is unsure stays seen.
 */
export function countsOfPlaywright(report) {
  const { expected, unexpected, flaky, skipped } = report.stats;
  const counts = { passed: expected + flaky, failed: unexpected + report.errors.length, skipped };
  return { ...required(counts, 'Playwright'), lines: unsure(report.suites ?? []) };
}

/** A line for each test below these suites that passed only at a second try. */
function unsure(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, title }) => `Passed only at the second try: ${file}, ${title}`),
    ...unsure(inner),
  ]);
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
