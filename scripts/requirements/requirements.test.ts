import { citedIn, expandCodes } from './codes';
import { requirementRows, untestedRequirements } from './matrix';

type Files = Record<string, string>;
const list = (arrow = '') => ({
  'docs/requirements/listing.md': `- **LIST-01, LIST-02** Eight cards.\n- **LIST-03** <Alt>.${arrow}\n`,
});
const rowsOf = (files: Files) => requirementRows(new Map(Object.entries({ ...list(), ...files })));
const problemsOf = (files: Files) => untestedRequirements(rowsOf(files));
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
