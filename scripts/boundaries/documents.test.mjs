import { areaListProblems, requirementProblems } from './documents';
import { linkProblems } from './links';

const LISTS = {
  'docs/requirements/listing.md': '# Listings\n\n- **LIST-01** Eight cards.\n',
  'lib/z.test.ts': "test('LIST-01: eight', () => {});",
};
const problemsIn = (files) => requirementProblems(new Map(Object.entries({ ...LISTS, ...files })));

test('a code in a title that has no line in docs/requirements is found', () => {
  expect(problemsIn({ 'e2e/a.spec.ts': "\ntest('LIST-01, LIST-99: eight', () => {});" })).toEqual([
    'e2e/a.spec.ts:2 LIST-99 has no line in docs/requirements/: add one, or correct the code',
  ]);
  expect(problemsIn({ 'lib/a.test.ts': "test.each([['LIST-02', 1]])('%s', () => {});" })).toHaveLength(1);
});

test('a code that has two lines is found', () => {
  expect(problemsIn({ 'docs/requirements/more.md': '- **LIST-01** Again.\n' })).toEqual([
    'docs/requirements/more.md:1 LIST-01 also has a line in docs/requirements/listing.md: remove one',
  ]);
});

test('codes outside titles, and text that is not a code, are ignored', () => {
  const source = "const text = 'UTF-8 stays'; test('plain words: no code', () => {});";
  expect(problemsIn({ 'lib/a.ts': "const a = 'LIST-99: no test';", 'lib/a.test.ts': source })).toEqual([]);
});

test('differences between the areas and docs/architecture.md are found', () => {
  const text = '## Areas\n\n- `low`: base\n- `high`: top\n';
  const problems = (areas) => areaListProblems(new Map([['docs/architecture.md', text]]), areas);
  expect(problems({ low: '', high: 'low' })).toEqual([]);
  expect(problems({ low: '', added: '' })).toEqual([
    'docs/architecture.md does not list the area added: add it',
    'docs/architecture.md: high is not an area: remove it',
  ]);
});

test('links to missing files and headings are found', () => {
  const files = new Map([
    [
      'docs/a.md',
      [
        '# A page',
        '[there](b.md) [there](../README.md#first-edit-now) [here](#a-page) [away](https://example.com/x)',
        '`[code](none.md)` [picture](../.readme/a.webp)',
        '[gone](c.md)',
        '[no heading](b.md#c)',
      ].join('\n'),
    ],
    ['docs/b.md', '# B'],
    ['README.md', '## First edit, now!'],
  ]);
  const exists = (file) => files.has(file) || file === '.readme/a.webp';
  expect(linkProblems(files, exists)).toEqual([
    'docs/a.md:4 links to c.md, which does not exist',
    'docs/a.md:5 links to b.md#c, but docs/b.md has no such heading',
  ]);
});
