import { areaListViolations, requirementViolations } from './documents.mjs';

const LISTS = {
  'docs/requirements/listing.md': '# Listings\n\n- **LIST-01** Eight cards.\n- **A6** Marks.\n',
};
const broken = (files) =>
  requirementViolations(new Map(Object.entries({ ...LISTS, ...files }))).map(
    ({ file, line, message }) => `${file}:${line} ${message}`,
  );

test('a code in a title without a line in docs/requirements is found', () => {
  expect(broken({ 'lib/a.test.ts': "test('LIST-01, A6: eight', () => {});" })).toEqual([]);
  expect(broken({ 'e2e/a.spec.ts': "\ntest('LIST-01, LIST-99: eight', () => {});" })).toEqual([
    'e2e/a.spec.ts:2 LIST-99 has no line in docs/requirements/',
  ]);
  expect(broken({ 'lib/a.test.ts': "test.each([['LIST-02', 1]])('%s', () => {});" })).toHaveLength(1);
});

test('a code with two lines is found', () => {
  expect(broken({ 'docs/requirements/more.md': '- **LIST-01** Again.\n' })).toEqual([
    'docs/requirements/more.md:1 LIST-01 has a line in docs/requirements/listing.md too',
  ]);
});

test('codes outside titles, and text that is not a code, are ignored', () => {
  const source = "const text = 'UTF-8 stays'; test('plain words: no code', () => {}); render('M12: x');";
  expect(broken({ 'lib/a.ts': "const a = 'LIST-99: no test';" })).toEqual([]);
  expect(broken({ 'lib/a.test.ts': source.replace('M12: x', 'm12') })).toEqual([]);
});

test('differences between the areas and docs/architecture.md are found', () => {
  const text = '## Areas\n\n- `low`: base\n- `high`: top\n';
  const problems = (areas) =>
    areaListViolations(new Map([['docs/architecture.md', text]]), areas).map(({ message }) => message);
  expect(problems({ low: [], high: ['low'] })).toEqual([]);
  expect(problems({ low: [], high: [], added: [] })).toEqual(['has no line of the area added']);
  expect(problems({ low: [] })).toEqual(['describes high, which is no area of scripts/boundaries/areas.mjs']);
});
