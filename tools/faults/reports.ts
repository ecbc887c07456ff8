import { stripVTControlCharacters } from 'node:util';

/** `reason` is the first line of its error; '' for a test that passed. */
type Test = { title: string; isFailed: boolean; reason: string };
type Run = { status: string; results?: { error?: { message?: string } }[] };
type Suite = { specs?: { title: string; tests: Run[] }[]; suites?: Suite[] };
type Assertion = { title: string; status: string; failureMessages?: string[] };
type File = { status: string; message: string; assertionResults: Assertion[] };
/** Used fields of a JSON report of Jest or of Playwright. */
type Report = { testResults?: File[]; suites?: Suite[] };

const firstLine = (message = '') => stripVTControlCharacters(message).split('\n', 1)[0] ?? '';

const testsOfSuite = ({ specs = [], suites = [] }: Suite): Test[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status !== 'skipped')
      .map(({ status, results }) => ({
        title,
        isFailed: status === 'unexpected',
        reason: firstLine(results?.at(-1)?.error?.message),
      })),
  ),
  ...suites.flatMap(testsOfSuite),
];

function testsOfJest(testResults: File[]): Test[] {
  return testResults.flatMap(({ assertionResults, status, message }) =>
    // A file that cannot be loaded has no tests, only a message.
    assertionResults.length === 0 && status === 'failed'
      ? [{ title: firstLine(message), isFailed: true, reason: '' }]
      : assertionResults
          .filter((result) => ['passed', 'failed'].includes(result.status))
          .map(({ title, status: result, failureMessages }) => ({
            title,
            isFailed: result === 'failed',
            reason: firstLine(failureMessages?.[0]),
          })),
  );
}

/** Titles of the tests that failed in a JSON report of Jest or Playwright, why each did, and how many ran. */
export function failedTests(report: Report) {
  const tests = report.testResults
    ? testsOfJest(report.testResults)
    : (report.suites ?? []).flatMap(testsOfSuite);
  const failed = tests.filter(({ isFailed }) => isFailed);
  return {
    failed: failed.map(({ title }) => title),
    reasons: failed.map(({ reason }) => reason),
    count: tests.length,
  };
}
