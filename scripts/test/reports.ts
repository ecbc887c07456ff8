import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../lib/cli.mjs';

export type Result = 'passed' | 'failed' | 'flaky' | 'skipped';
type Spec = { file: string; title: string; tests: { status: string; projectName?: string }[] };
/** In a report of Playwright. */
type Suite = { specs?: Spec[]; suites?: Suite[] };
/** In a report of Jest. */
type TestFile = {
  name: string;
  status?: string;
  message?: string;
  assertionResults: { title: string; fullName?: string; status: string }[];
};
/** In a report of either. */
export type Report = { testResults?: TestFile[]; suites?: Suite[]; errors?: object[] };
/** `name`: the title with its groups or its project. */
type TestResult = { file: string; name: string; result: Result };

const OF_PLAYWRIGHT: Record<string, Result> = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'flaky',
  skipped: 'skipped',
};
const OF_JEST: Record<string, Result> = { passed: 'passed', failed: 'failed' };

function testsOfSuite({ specs = [], suites = [] }: Suite): TestResult[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ status, projectName }) => ({
      file: `e2e/${file}`,
      name: `${title} (${projectName})`,
      result: OF_PLAYWRIGHT[status] ?? 'failed',
    })),
  );
  return [...own, ...suites.flatMap(testsOfSuite)];
}

/** A file that failed outside its tests counts as another failed test. */
function testsOfFile({ name: place, status: whole, message = '', assertionResults }: TestFile): TestResult[] {
  const file = path.relative(ROOT, place);
  const tests = assertionResults.map(({ title, fullName = title, status }) => ({
    file,
    name: fullName,
    result: OF_JEST[status] ?? 'skipped',
  }));
  if (whole !== 'failed' || tests.some(({ result }) => result === 'failed')) return tests;
  const [firstLine] = stripVTControlCharacters(message).split('\n', 1);
  return [...tests, { file, name: `could not run: ${firstLine}`, result: 'failed' }];
}

/** The tests of a JSON report of Jest or Playwright. */
export function testsOf({ testResults, suites = [] }: Report): TestResult[] {
  return testResults ? testResults.flatMap(testsOfFile) : suites.flatMap(testsOfSuite);
}
