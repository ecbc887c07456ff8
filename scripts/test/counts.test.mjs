import path from 'node:path';
import { formatDuration, formatTable, ROOT } from '../lib/cli.mjs';
import { countsOfJest, countsOfPlaywright, summaryLine } from './counts.mjs';

describe('the last line of a test run', () => {
  test('adds up all steps', () => {
    expect(summaryLine([{ passed: 1 }, { passed: 10, failed: 2, skipped: 0 }, { failed: 1 }])).toBe(
      '11 passed, 3 failed',
    );
  });

  test('names what was skipped, only when something was', () => {
    expect(summaryLine([{ passed: 1, skipped: 3 }])).toBe('1 passed, 0 failed, 3 skipped');
    expect(summaryLine([])).toBe('0 passed, 0 failed');
  });
});

describe('reports', () => {
  const jest = {
    numPassedTests: 5,
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 2,
    numPendingTests: 1,
    numTodoTests: 0,
    testResults: [
      { name: path.join(ROOT, 'lib/a.test.ts'), status: 'passed', assertionResults: [] },
      {
        name: path.join(ROOT, 'lib/b.test.ts'),
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'B1: holds' },
          { status: 'failed', fullName: 'B2: does not' },
        ],
      },
      { name: path.join(ROOT, 'lib/c.test.ts'), status: 'failed', assertionResults: [] },
    ],
  };
  const playwright = {
    stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 },
    errors: [{ message: 'x' }],
    suites: [
      {
        specs: [
          { file: 'a.spec.ts', title: 'sure', tests: [{ status: 'expected', projectName: 'desktop' }] },
        ],
        suites: [
          {
            specs: [
              { file: 'a.spec.ts', title: 'unsure', tests: [{ status: 'flaky', projectName: 'desktop' }] },
              { file: 'b.spec.ts', title: 'wrong', tests: [{ status: 'unexpected', projectName: 'mobile' }] },
            ],
          },
        ],
      },
    ],
  };

  test('Jest: a suite that cannot run is a failure; failed tests are named', () => {
    expect(countsOfJest(jest)).toEqual({
      passed: 5,
      failed: 3,
      skipped: 1,
      failures: ['lib/b.test.ts: B2: does not', 'lib/c.test.ts could not run'],
    });
  });

  test('Playwright: errors outside tests are failures; failed and flaky tests are named', () => {
    expect(countsOfPlaywright(playwright)).toEqual({
      passed: 5,
      failed: 2,
      skipped: 2,
      lines: ['Passed only at the second try: a.spec.ts: unsure (desktop)'],
      failures: ['b.spec.ts: wrong (mobile)'],
    });
  });

  test('no tests at all is no success', () => {
    const none = {
      numPassedTests: 0,
      numFailedTests: 0,
      numRuntimeErrorTestSuites: 0,
      numPendingTests: 0,
      numTodoTests: 0,
    };
    expect(() => countsOfJest(none)).toThrow('Jest found no tests.');
    const empty = { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] };
    expect(() => countsOfPlaywright(empty)).toThrow('Playwright found no tests.');
  });
});

test('durations read at a glance', () => {
  expect([850, 12_340, 125_000].map(formatDuration)).toEqual(['850 ms', '12.3 s', '2 min 5 s']);
});

test('tables line up, numbers to the right', () => {
  expect(
    formatTable([
      ['page', 'req/s'],
      ['home', '1200'],
      ['a', '9'],
    ]),
  ).toBe('page  req/s\nhome   1200\na         9');
});
