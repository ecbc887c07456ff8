import path from 'node:path';
import { ROOT } from '../../scripts/lib/cli.mjs';
import { citedIn, expandCodes } from '../../scripts/requirements/codes';
import { requirementRows, unansweredRequirements } from '../../scripts/requirements/matrix';
import { renderPage, withResults } from './page';
import { createResultLookup } from './results';

type Files = Record<string, string>;
const list = (arrow = '') => ({
  'docs/requirements/listing.md': `- **LIST-01, LIST-02** Eight cards.\n- **LIST-03** <Alt>.${arrow}\n`,
});
const rowsOf = (files: Files) => requirementRows(new Map(Object.entries({ ...list(), ...files })));
const problemsOf = (files: Files) => unansweredRequirements(rowsOf(files));
const TESTED = { 'lib/a.test.ts': "test('LIST-01 to LIST-02: eight', () => {});" };

test('a range is expanded to all its codes', () => {
  expect(expandCodes('CART-09, LIST-09 to LIST-11, A6')).toEqual([
    'CART-09',
    'LIST-09',
    'LIST-10',
    'LIST-11',
    'A6',
  ]);
});

test('titles in any quotation marks, and rows of test.each, are citations', () => {
  const source = "test(\n  `C1, A-02: a \"b\"`, run);\ntest.each([\n  ['B28', 1],\n])('%s', run);";
  expect(citedIn(source).map(({ code, title }) => [code, title])).toEqual([
    ['C1', 'C1, A-02: a "b"'],
    ['A-02', 'C1, A-02: a "b"'],
    ['B28', undefined],
  ]);
});

test('a requirement needs a test, or an arrow to a tested requirement or to a sentence', () => {
  expect(problemsOf(TESTED)).toEqual(['LIST-03 has neither a test nor an arrow: add one of them']);
  expect(problemsOf({ ...TESTED, ...list(' → LIST-02') })).toEqual([]);
  expect(problemsOf({ ...TESTED, ...list(' → There is nothing to test.') })).toEqual([]);
  expect(problemsOf({ ...TESTED, ...list(' → LIST-04') })).toEqual([
    'LIST-03 points to LIST-04, which has no test: add a test, or change the arrow',
  ]);
});

test('a remark is tested by the behaviour on its line', () => {
  const remarks = (first: string) => ({
    ...TESTED,
    'docs/requirements/listing.md': `- **LIST-01, LIST-02** Eight.\n- **${first}, A-01, DATA-02** Alt.\n`,
    'lib/b.test.ts': "test('LIST-03: alt', () => {});",
  });
  expect(problemsOf(remarks('LIST-03'))).toEqual([]);
  expect(problemsOf(remarks('LIST-04'))).toHaveLength(3);
  expect(problemsOf(remarks('LIST-03, LIST-04'))).toEqual([
    'LIST-04 has neither a test nor an arrow: add one of them',
  ]);
});

test('a requirement with a test must not have an arrow', () => {
  const files = { ...TESTED, 'lib/b.test.ts': "test('LIST-03: alt', () => {});", ...list(' → LIST-02') };
  expect(problemsOf(files)).toEqual(['LIST-03 has tests: remove its arrow']);
});

test('the result of a title that ran several times is the worst one', () => {
  const assertion = (title: string, status: string) => ({ title, status });
  const jest = {
    testResults: [
      {
        name: path.join(ROOT, 'lib/a.test.ts'),
        assertionResults: [assertion('LIST-01: 3 of 4', 'passed'), assertion('LIST-01: 4 of 4', 'failed')],
      },
    ],
  };
  const spec = (title: string, ...statuses: string[]) => ({
    file: 'a.spec.ts',
    title,
    tests: statuses.map((status) => ({ status })),
  });
  const playwright = { suites: [{ suites: [{ specs: [spec('LIST-02: a', 'expected', 'flaky')] }] }] };
  const lookUp = createResultLookup([jest, playwright]);
  expect(lookUp({ file: 'lib/a.test.ts', title: 'LIST-01: %d of 4' }).result).toBe('failed');
  expect(lookUp({ file: 'e2e/a.spec.ts', title: 'LIST-02: a' }).result).toBe('flaky');
  expect(lookUp({ file: 'e2e/b.spec.ts', title: 'LIST-02: a' }).result).toBe('not run');
});

test('the page escapes the texts that it shows', () => {
  expect(renderPage(withResults(rowsOf(TESTED).slice(2), createResultLookup([])))).toContain(
    '<td>&lt;Alt&gt;.</td>',
  );
});

test('the page links to the recordings of a failed test, and counts results', () => {
  const attachments = [
    { name: 'screenshot', contentType: 'image/png', path: '/repo/test-results/a b/1.png' },
    { name: 'in memory', contentType: 'text/plain', body: 'x' },
  ];
  const results = [{ attachments }];
  const specs = [
    { file: 'a.spec.ts', title: 'LIST-01: a', tests: [{ status: 'unexpected', results }] },
    { file: 'a.spec.ts', title: 'LIST-02: b', tests: [{ status: 'expected', results }] },
  ];
  const lookUp = createResultLookup([{ suites: [{ specs }] }]);
  const files = { 'e2e/a.spec.ts': "test('LIST-01: a', f);\ntest('LIST-02: b', f);" };
  const page = renderPage(withResults(rowsOf(files), lookUp));
  expect(page.match(/<a href=[^>]*>[^<]*/g)).toEqual([
    '<a href="file:///repo/test-results/a%20b/1.png">screenshot',
  ]);
  expect(page).toContain('Tests: 1 failed, 1 passed.');
});
