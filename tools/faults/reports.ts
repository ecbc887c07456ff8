type Test = { title: string; isFailed: boolean };
type Suite = { specs?: { title: string; tests: { status: string }[] }[]; suites?: Suite[] };
type File = { status: string; message: string; assertionResults: { title: string; status: string }[] };
/** Used fields of a JSON report of Jest or of Playwright. */
type Report = { testResults?: File[]; suites?: Suite[] };

const titlesInSuite = ({ specs = [], suites = [] }: Suite): Test[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status !== 'skipped')
      .map(({ status }) => ({ title, isFailed: status === 'unexpected' })),
  ),
  ...suites.flatMap(titlesInSuite),
];

function testsOfJest(testResults: File[]): Test[] {
  return testResults.flatMap(({ assertionResults, status, message }) =>
    // A file that cannot be loaded has no tests, only a message.
    assertionResults.length === 0 && status === 'failed'
      ? [{ title: message.split('\n')[0] ?? '', isFailed: true }]
      : assertionResults
          .filter((result) => ['passed', 'failed'].includes(result.status))
          .map((result) => ({ title: result.title, isFailed: result.status === 'failed' })),
  );
}

/** Titles of the tests that failed in a JSON report of Jest or Playwright, and how many ran. */
export function failedTests(report: Report) {
  const tests = report.testResults
    ? testsOfJest(report.testResults)
    : (report.suites ?? []).flatMap(titlesInSuite);
  return { failed: tests.filter(({ isFailed }) => isFailed).map(({ title }) => title), count: tests.length };
}
