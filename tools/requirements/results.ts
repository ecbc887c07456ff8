export type Result = 'failed' | 'flaky' | 'skipped' | 'passed';
export type Attachment = { name: string; path: string };
export type Found = { result: Result | 'not run'; attachments: Attachment[] };
type TestResult = { file: string; title: string; result: Result; attachments: Attachment[] };

type PlaywrightTest = { status: string; results?: { attachments?: { name: string; path?: string }[] }[] };
type Suite = { specs?: { file: string; title: string; tests: PlaywrightTest[] }[]; suites?: Suite[] };
type JestReport = {
  testResults: { name: string; assertionResults: { title: string; status: string }[] }[];
};

/** Worst first: a title that ran in several projects has the result of the worst. */
const ORDER: readonly Result[] = ['failed', 'flaky', 'skipped', 'passed'];

const PLAYWRIGHT_STATUS: Record<string, Result> = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'flaky',
  skipped: 'skipped',
};
const JEST_STATUS: Record<string, Result> = { passed: 'passed', failed: 'failed' };

/** Files that failed tries have left: screenshots, traces, the page as a screen reader has it. */
const attachmentsOf = (results: NonNullable<PlaywrightTest['results']>) =>
  results.flatMap(({ attachments = [] }) =>
    attachments.flatMap(({ name, path }) => (path ? [{ name, path }] : [])),
  );

function resultsOfPlaywright(suites: readonly Suite[]): TestResult[] {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ file, title, tests }) =>
      tests.map(({ status, results = [] }) => ({
        file: `e2e/${file}`,
        title,
        result: PLAYWRIGHT_STATUS[status] ?? 'failed',
        attachments: status === 'unexpected' ? attachmentsOf(results) : [],
      })),
    ),
    ...resultsOfPlaywright(inner),
  ]);
}

const resultsOfJest = ({ testResults }: JestReport, root: string): TestResult[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, status }) => ({
      file: name.slice(root.length + 1),
      title,
      result: JEST_STATUS[status] ?? 'skipped',
      attachments: [],
    })),
  );

/**
 * Looks up the last `result` of a test, 'passed', 'failed', 'flaky', 'skipped' or 'not run', in the reports of Jest and
 * Playwright, either of which may be missing, and the `attachments` (`{ name, path }`) of its failures. Titles with
 * placeholders are compared up to the first of them.
 */
export function createResultLookup({
  jest,
  playwright,
  root,
}: {
  jest?: JestReport;
  playwright?: { suites?: Suite[] };
  root: string;
}) {
  const all = [
    ...(jest ? resultsOfJest(jest, root) : []),
    ...(playwright ? resultsOfPlaywright(playwright.suites ?? []) : []),
  ];
  const byFile = groupByFile(all);
  return ({ file, title }: { file: string; title?: string }): Found => {
    const ofFile: readonly TestResult[] = byFile.get(file) ?? [];
    const start = title?.split(/\$\{|%[a-z]|\$\w/)[0];
    const matching = start === undefined ? ofFile : ofFile.filter((entry) => entry.title.startsWith(start));
    const results = new Set(matching.map(({ result }) => result));
    return {
      result: ORDER.find((result) => results.has(result)) ?? 'not run',
      attachments: matching.flatMap(({ attachments }) => attachments),
    };
  };
}

function groupByFile(results: readonly TestResult[]) {
  const groups = new Map<string, TestResult[]>();
  for (const result of results) {
    const group = groups.get(result.file);
    if (group) group.push(result);
    else groups.set(result.file, [result]);
  }
  return groups;
}
