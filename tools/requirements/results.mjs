/** Worst first: a title that ran in several projects has the result of the worst. */
const ORDER = ['failed', 'flaky', 'skipped', 'passed'];

const PLAYWRIGHT_STATUS = { expected: 'passed', unexpected: 'failed', flaky: 'flaky', skipped: 'skipped' };
const JEST_STATUS = { passed: 'passed', failed: 'failed' };

/** Files that failed tries have left: screenshots, traces, the page as a screen reader has it. */
const attachmentsOf = (results) =>
  results.flatMap(({ attachments = [] }) =>
    attachments.filter((attachment) => attachment.path).map(({ name, path }) => ({ name, path })),
  );

function resultsOfPlaywright(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ file, title, tests }) =>
      tests.map(({ status, results = [] }) => ({
        file: `e2e/${file}`,
        title,
        result: PLAYWRIGHT_STATUS[status],
        attachments: status === 'unexpected' ? attachmentsOf(results) : [],
      })),
    ),
    ...resultsOfPlaywright(inner),
  ]);
}

const resultsOfJest = ({ testResults }, root) =>
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
export function createResultLookup({ jest, playwright, root }) {
  const all = [
    ...(jest ? resultsOfJest(jest, root) : []),
    ...(playwright ? resultsOfPlaywright(playwright.suites ?? []) : []),
  ];
  const byFile = groupByFile(all);
  return ({ file, title }) => {
    const ofFile = byFile.get(file) ?? [];
    const start = title?.split(/\$\{|%[a-z]|\$\w/)[0];
    const matching = start === undefined ? ofFile : ofFile.filter((entry) => entry.title.startsWith(start));
    const results = new Set(matching.map(({ result }) => result));
    return {
      result: ORDER.find((result) => results.has(result)) ?? 'not run',
      attachments: matching.flatMap(({ attachments }) => attachments),
    };
  };
}

function groupByFile(results) {
  const groups = new Map();
  for (const result of results) {
    const group = groups.get(result.file);
    if (group) group.push(result);
    else groups.set(result.file, [result]);
  }
  return groups;
}
