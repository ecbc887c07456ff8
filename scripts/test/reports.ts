import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../lib/cli.mjs';

export type Result = 'passed' | 'failed' | 'flaky' | 'skipped';
export type Attachment = { name: string; path: string };
export type Attempt = {
  error?: { message?: string };
  duration?: number;
  attachments?: { name: string; path?: string }[];
};
export type Spec = {
  file: string;
  title: string;
  tests: { status: string; projectName?: string; results?: Attempt[] }[];
};
/** In a report of Playwright. */
export type Suite = { specs?: Spec[]; suites?: Suite[] };
export type Assertion = { title: string; fullName?: string; status: string; failureMessages?: string[] };
/** In a report of Jest. */
export type TestFile = { name: string; status?: string; message?: string; assertionResults: Assertion[] };
/** In a report of either. */
export type Report = { testResults?: TestFile[]; suites?: Suite[]; errors?: object[] };
/**
 * `name`: the title with its groups or its project. `reason`: the first line of the test's error.
 * `attachments`: files that its attempts saved.
 */
export type TestResult = {
  file: string;
  title: string;
  name: string;
  project?: string;
  result: Result;
  reason: string;
  ms: number;
  attachments: Attachment[];
};

const OF_PLAYWRIGHT: Record<string, Result> = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'flaky',
  skipped: 'skipped',
};
const OF_JEST: Record<string, Result> = { passed: 'passed', failed: 'failed' };

const firstLine = (message = '') => stripVTControlCharacters(message).split('\n', 1)[0] ?? '';

function testsOfSuite({ specs = [], suites = [] }: Suite): TestResult[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ status, projectName, results = [] }) => ({
      file: `e2e/${file}`,
      title,
      name: `${title} (${projectName})`,
      ...(projectName === undefined ? {} : { project: projectName }),
      result: OF_PLAYWRIGHT[status] ?? 'failed',
      reason: firstLine(results.at(-1)?.error?.message),
      ms: results.reduce((sum, { duration = 0 }) => sum + duration, 0),
      attachments: results.flatMap(({ attachments = [] }) =>
        attachments.flatMap(({ name, path: saved }) => (saved ? [{ name, path: saved }] : [])),
      ),
    })),
  );
  return [...own, ...suites.flatMap(testsOfSuite)];
}

/** A file that failed outside its tests counts as another failed test. */
function testsOfFile({ name: place, status: whole, message, assertionResults }: TestFile): TestResult[] {
  const file = path.relative(ROOT, place);
  const test = (title: string, name: string, result: Result, reason: string): TestResult => ({
    file,
    title,
    name,
    result,
    reason,
    ms: 0,
    attachments: [],
  });
  const tests = assertionResults.map(({ title, fullName = title, status, failureMessages = [] }) =>
    test(title, fullName, OF_JEST[status] ?? 'skipped', firstLine(failureMessages[0])),
  );
  if (whole !== 'failed' || tests.some(({ result }) => result === 'failed')) return tests;
  const title = `could not run: ${firstLine(message)}`;
  return [...tests, test(title, title, 'failed', '')];
}

/** The tests of a JSON report of Jest or Playwright. */
export function testsOf({ testResults, suites = [] }: Report): TestResult[] {
  return testResults ? testResults.flatMap(testsOfFile) : suites.flatMap(testsOfSuite);
}
