import path from 'node:path';
import { formatDuration, formatTable, ROOT } from '../lib/cli.mjs';
import { countsOfReport, summaryLine } from './counts';

test('the last line adds up all steps, and lists skipped ones only if there are any', () => {
  const counts = [{ passed: 1 }, { passed: 10, failed: 2, skipped: 0 }, { failed: 1 }];
  expect(summaryLine(counts)).toBe('11 passed, 3 failed');
  expect(summaryLine([{ passed: 1, skipped: 3 }])).toBe('1 passed, 0 failed, 3 skipped');
});

describe('reports', () => {
  const fileOf = (name, status, assertionResults, message = '') => ({
    name: path.join(ROOT, 'lib', name),
    ...{ status, assertionResults, message },
  });
  const jest = {
    testResults: [
      fileOf('a.test.ts', 'passed', []),
      fileOf('b.test.ts', 'failed', [
        { status: 'passed', title: 'holds', fullName: 'B1: holds' },
        { status: 'pending', title: 'is left out' },
        { status: 'failed', title: 'does not', fullName: 'B2: does not' },
      ]),
      fileOf('c.test.ts', 'failed', [], '\u001b[31mCannot find module\u001b[39m\n  next/dist/x'),
      fileOf(
        'd.test.ts',
        'failed',
        [{ status: 'passed', title: 'D1' }],
        'The server did not stop\n at afterAll',
      ),
    ],
  };
  const spec = (file, title, status, projectName = 'desktop') => ({
    file,
    title,
    tests: [{ status, projectName }],
  });
  const inner = [spec('a.spec.ts', 'unsure', 'flaky'), spec('b.spec.ts', 'wrong', 'unexpected', 'phone')];
  const outer = [spec('a.spec.ts', 'sure', 'expected'), spec('a.spec.ts', 'left out', 'skipped')];
  const playwright = {
    errors: [{ message: 'x' }],
    suites: [{ specs: outer, suites: [{ specs: inner }] }],
  };

  test('Jest: a suite that cannot run, or fails after its tests, counts as a failure, and failures are named', () => {
    expect(countsOfReport(jest)).toEqual({
      ...{ passed: 2, failed: 3, skipped: 1, lines: [] },
      failures: [
        'lib/b.test.ts: B2: does not',
        'lib/c.test.ts: could not run: Cannot find module',
        'lib/d.test.ts: could not run: The server did not stop',
      ],
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
  const rows = [
    ['page', 'req/s'],
    ['home', '1200'],
    ['a', '9'],
  ];
  expect(formatTable(rows)).toBe('page  req/s\nhome   1200\na         9');
});
