import path from 'node:path';
import { ROOT } from '../lib/cli.mjs';

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

/**
 * Counts of a Jest JSON report, with the failed tests by name. A suite that could not run is one failure. Throws if there
 * were no tests.
 */
export function countsOfJest(report) {
  const counts = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
  return { ...atLeastOne(counts, 'Jest'), failures: failedInJest(report.testResults ?? []) };
}

function failedInJest(suites) {
  return suites
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const titles = assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName }) => fullName);
      const file = path.relative(ROOT, name);
      return titles.length > 0 ? titles.map((title) => `${file}: ${title}`) : [`${file} could not run`];
    });
}

/**
 * Counts of a Playwright JSON report. Errors outside tests count as failures. Failed tests are named in
 * `failures`, tests that passed at the second try in `lines`.
 */
export function countsOfPlaywright(report) {
  const { expected, unexpected, flaky, skipped } = report.stats;
  const counts = { passed: expected + flaky, failed: unexpected + report.errors.length, skipped };
  const suites = report.suites ?? [];
  return {
    ...atLeastOne(counts, 'Playwright'),
    lines: testsWithStatus(suites, 'flaky').map((test) => `Passed only at the second try: ${test}`),
    failures: testsWithStatus(suites, 'unexpected'),
  };
}

function testsWithStatus(suites, wanted) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === wanted)
        .map(({ projectName }) => `${file}: ${title} (${projectName})`),
    ),
    ...testsWithStatus(inner, wanted),
  ]);
}

function atLeastOne(counts, runner) {
  if (counts.passed + counts.failed + counts.skipped === 0) throw new Error(`${runner} found no tests.`);
  return counts;
}
