import { failedTests } from './reports';

test('a report of Playwright says which test failed, and why in a line', () => {
  const error = { message: '\u001b[31mError: expect(received).toBe(expected)\u001b[39m\n\nExpected: 200' };
  const report = {
    suites: [
      {
        specs: [{ title: 'C1: passes', tests: [{ status: 'expected', results: [{}] }] }],
        suites: [
          {
            specs: [
              { title: 'C6: fails', tests: [{ status: 'unexpected', results: [{ error }, { error }] }] },
              { title: 'C7: is left out', tests: [{ status: 'skipped' }] },
            ],
          },
        ],
      },
    ],
  };
  expect(failedTests(report)).toEqual({
    failed: ['C6: fails'],
    reasons: ['Error: expect(received).toBe(expected)'],
    count: 2,
  });
});

test('a report of Jest says so too, also of a file that cannot be loaded', () => {
  const report = {
    testResults: [
      {
        status: 'failed',
        message: '',
        assertionResults: [
          { title: 'C1: passes', status: 'passed' },
          { title: 'C6: fails', status: 'failed', failureMessages: ['Error: no page\n    at x'] },
          { title: 'C7: is left out', status: 'pending' },
        ],
      },
      { status: 'failed', message: 'Cannot find module\n  next/dist/x', assertionResults: [] },
    ],
  };
  expect(failedTests(report)).toEqual({
    failed: ['C6: fails', 'Cannot find module'],
    reasons: ['Error: no page', ''],
    count: 3,
  });
});
