import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../lib/cli.mjs';

/**
 * @typedef {'passed' | 'failed' | 'flaky' | 'skipped'} Result
 * @typedef {{ name: string, path: string }} Attachment
 * @typedef {{ error?: { message?: string }, duration?: number, attachments?: { name: string, path?: string }[] }} Attempt
 * @typedef {{ file: string, title: string, tests: { status: string, projectName?: string, results?: Attempt[] }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite of a report of Playwright
 * @typedef {{ title: string, fullName?: string, status: string, failureMessages?: string[] }} Assertion
 * @typedef {{ name: string, status?: string, message?: string, assertionResults: Assertion[] }} TestFile of a report of
 *   Jest
 * @typedef {{ testResults?: TestFile[], suites?: Suite[], errors?: object[] }} Report of Jest or of Playwright
 * @typedef {{ file: string, title: string, name: string, project?: string, result: Result, reason: string, ms: number,
 *   attachments: Attachment[] }} TestResult `name`: the title with its groups or its project. `reason`: the first line
 *   of its error. `attachments`: files that its attempts saved.
 */

/** @type {Record<string, Result>} */
const OF_PLAYWRIGHT = { expected: 'passed', unexpected: 'failed', flaky: 'flaky', skipped: 'skipped' };
/** @type {Record<string, Result>} */
const OF_JEST = { passed: 'passed', failed: 'failed' };

const firstLine = (message = '') => stripVTControlCharacters(message).split('\n', 1)[0] ?? '';

/** @param {Suite} suite @returns {TestResult[]} */
function testsOfSuite({ specs = [], suites = [] }) {
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

/**
 * A file that failed outside its tests counts as one more failed test.
 * @param {TestFile} file
 * @returns {TestResult[]}
 */
function testsOfFile({ name: place, status: whole, message, assertionResults }) {
  const file = path.relative(ROOT, place);
  /**
   * @param {string} title
   * @param {string} name
   * @param {Result} result
   * @param {string} reason
   * @returns {TestResult}
   */
  const test = (title, name, result, reason) => ({
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

/**
 * The tests of a JSON report of Jest or Playwright.
 * @param {Report} report
 * @returns {TestResult[]}
 */
export function testsOf({ testResults, suites = [] }) {
  return testResults ? testResults.flatMap(testsOfFile) : suites.flatMap(testsOfSuite);
}
