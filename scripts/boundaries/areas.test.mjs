import { AREAS, areaProblems, folderCycles } from './areas';

const AREAS_HERE = {
  screens: '',
  shared: '',
  platform: 'shared',
  ui: 'shared',
  catalog: 'platform ui',
  purchase: 'catalog',
};
/** A table in which each file imports the named targets. */
const tableOf = (imports, typeOnly = false) =>
  new Map(
    Object.entries(imports).map(([file, targets]) => [
      file,
      targets.map((target, index) => ({ target, line: index + 1, typeOnly })),
    ]),
  );
/** The problems with a single import, except for allowed imports that no file uses. */
const problemsOf = (file, target, typeOnly) =>
  areaProblems(tableOf({ [file]: [target] }, typeOnly), AREAS_HERE).filter((line) => line.includes(':1 '));

test.each([
  ['lib imports components', 'lib/catalog/a.ts', 'components/catalog/b.tsx'],
  ['lib imports app', 'lib/catalog/a.ts', 'app/b.tsx'],
  ['components import app', 'components/catalog/a.tsx', 'app/b.tsx'],
  ['an area imports one above it', 'lib/catalog/a.ts', 'lib/purchase/b.ts'],
  ['an area imports what its row does not list', 'components/purchase/a.tsx', 'lib/platform/b.ts'],
  ['lib imports the embedded store', 'lib/catalog/a.ts', 'embedded-store/b.ts'],
  ['a browser test imports the shop', 'e2e/a.spec.ts', 'lib/catalog/b.ts'],
  ['a script imports the shop', 'scripts/a.mjs', 'lib/catalog/b.ts'],
  ['a script imports a tool', 'scripts/a.mjs', 'tools/main.mjs'],
  ['the shop imports a tool', 'lib/catalog/b.ts', 'tools/lib/random.ts'],
  ['the middleware imports the embedded store', 'middleware.ts', 'embedded-store/b.ts'],
  ['a registry imports a page', 'lib/screens/screens.gen.ts', 'app/a/page.tsx'],
  ['the embedded store imports lib', 'embedded-store/a.ts', 'lib/platform/schemas/cart.ts'],
])('%s', (_case, file, target) => {
  expect(problemsOf(file, target)).toEqual([
    expect.stringMatching(/^\S+:1 imports \S+: [\w-]+ may not import [\w-]+$/),
  ]);
});

test.each([
  ['components/purchase/a.tsx', 'lib/catalog/b.ts'],
  ['middleware.ts', 'lib/purchase/b.ts'],
  ['playwright.config.ts', 'scripts/lib/browser.cjs'],
  ['next.config.mjs', 'lib/config/variables.mjs'],
  ['lib/screens/screens.gen.ts', 'app/a/screen.ts'],
  ['embedded-store/testing/contract/a.ts', 'lib/platform/schemas/cart.ts'],
])('%s may import %s', (file, target) => {
  expect(problemsOf(file, target).filter((line) => line.includes('imports'))).toEqual([]);
});

test('the embedded store may import types of the contract', () => {
  expect(problemsOf('embedded-store/a.ts', 'lib/platform/schemas/cart.ts', true)).toEqual([]);
});

test('unknown areas, and folders in lib for areas that are in components, are found', () => {
  for (const file of ['lib/cart/a.ts', 'components/a.tsx', 'lib/ui/a.ts'])
    expect(areaProblems(tableOf({ [file]: [] }), { ui: '' })).toHaveLength(1);
});

test('an allowed import that is not used is found', () => {
  const table = tableOf({ 'lib/platform/a.ts': ['lib/shared/b.ts'] });
  expect(areaProblems(table, { platform: 'shared' })).toEqual([]);
  expect(areaProblems(table, { platform: 'shared ui' })).toEqual([
    'platform may import ui, but never does: remove it from scripts/boundaries/areas.ts',
  ]);
});

test('areas are listed before those that import them, so that they form no cycle', () => {
  const names = Object.keys(AREAS);
  for (const [area, others] of Object.entries(AREAS))
    for (const other of others.split(' ').filter(Boolean))
      expect(names.slice(0, names.indexOf(area))).toContain(other);
});

test('a cycle of folders is found, and imports in tests do not count', () => {
  const files = {
    'lib/a/part/a.ts': ['lib/a/b.ts'],
    'lib/a/b.ts': [],
    'lib/a/b.test.ts': ['lib/a/part/a.ts'],
    'lib/a/c.ts': [],
  };
  expect(folderCycles(tableOf(files))).toEqual([]);
  files['lib/a/c.ts'] = ['lib/a/part/a.ts'];
  expect(folderCycles(tableOf(files))).toEqual(['lib/a/part → lib/a → lib/a/part']);
});
