import path from 'node:path';
import { formatDuration, formatTable, ROOT } from '../lib/cli.mjs';
import { countsOfReport, summaryLine } from './counts';

describe('the last line of a test run', () => {
  test('the last line adds up all steps', () => {
    expect(summaryLine([{ passed: 1 }, { passed: 10, failed: 2, skipped: 0 }, { failed: 1 }])).toBe(
      '11 passed, 3 failed',
    );
  });

  test('the last line lists skipped steps only if there are any', () => {
    expect(summaryLine([{ passed: 1, skipped: 3 }])).toBe('1 passed, 0 failed, 3 skipped');
    expect(summaryLine([])).toBe('0 passed, 0 failed');
  });
});

describe('reports', () => {
  const jest = {
    testResults: [
      { name: path.join(ROOT, 'lib/a.test.ts'), status: 'passed', assertionResults: [] },
      {
        name: path.join(ROOT, 'lib/b.test.ts'),
        status: 'failed',
        assertionResults: [
          { status: 'passed', title: 'holds', fullName: 'B1: holds' },
          { status: 'pending', title: 'is left out' },
          { status: 'failed', title: 'does not', fullName: 'B2: does not' },
        ],
      },
      {
        name: path.join(ROOT, 'lib/c.test.ts'),
        status: 'failed',
        message: '\u001b[31mCannot find module\u001b[39m\n  next/dist/x',
        assertionResults: [],
      },
    ],
  };
  const brokenEnd = {
    name: path.join(ROOT, 'lib/d.test.ts'),
    status: 'failed',
    message: 'The server did not stop\n at afterAll',
    assertionResults: [{ status: 'passed', title: 'D1: holds' }],
  };
  const spec = (file, title, status, projectName = 'desktop') => ({
    file,
    title,
    tests: [{ status, projectName }],
  });
  const playwright = {
    errors: [{ message: 'x' }],
    suites: [
      {
        specs: [spec('a.spec.ts', 'sure', 'expected'), spec('a.spec.ts', 'left out', 'skipped')],
        suites: [
          {
            specs: [spec('a.spec.ts', 'unsure', 'flaky'), spec('b.spec.ts', 'wrong', 'unexpected', 'phone')],
          },
        ],
      },
    ],
  };

  test('Jest: a suite that fails after its tests counts as a named failure', () => {
    expect(countsOfReport({ testResults: [brokenEnd] })).toMatchObject({
      passed: 1,
      failed: 1,
      failures: ['lib/d.test.ts: could not run: The server did not stop'],
    });
  });

  test('Jest: a suite that cannot run counts as a failure, and failed tests are named', () => {
    expect(countsOfReport(jest)).toEqual({
      passed: 1,
      failed: 2,
      skipped: 1,
      lines: [],
      failures: ['lib/b.test.ts: B2: does not', 'lib/c.test.ts: could not run: Cannot find module'],
    });
  });

  test('Playwright: errors outside tests count as failures, and failed and flaky tests are named', () => {
    expect(countsOfReport(playwright)).toEqual({
      passed: 2,
      failed: 2,
      skipped: 1,
      lines: ['Passed only on the second try: e2e/a.spec.ts: unsure (desktop)'],
      failures: ['e2e/b.spec.ts: wrong (phone)'],
    });
  });

  test('a run without tests is not a success', () => {
    expect(() => countsOfReport({ testResults: [] })).toThrow('No tests were found');
    expect(() => countsOfReport({ suites: [], errors: [] })).toThrow('No tests were found');
  });
});

test('durations are readable', () => {
  expect([850, 12_340, 125_000].map(formatDuration)).toEqual(['850 ms', '12.3 s', '2 min 5 s']);
});

test('tables are aligned, with numbers on the right', () => {
  expect(
    formatTable([
      ['page', 'req/s'],
      ['home', '1200'],
      ['a', '9'],
    ]),
  ).toBe('page  req/s\nhome   1200\na         9');
});
