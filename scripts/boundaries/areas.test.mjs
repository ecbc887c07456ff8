import { checkProject } from '../boundaries.mjs';
import { AREAS, describeAreas } from './areas.mjs';
import { importTable } from './modules.mjs';

const value = 'export const value = 1;\n';

const areas = {
  shared: [],
  config: ['shared'],
  platform: ['shared'],
  ui: ['shared'],
  catalog: ['shared', 'platform', 'ui'],
  purchase: ['catalog'],
  compositions: ['catalog', 'purchase'],
};
/** The violations in these files, except unused table entries, which a few files cannot avoid. */
const brokenIn = (sources) =>
  checkProject(new Map(Object.entries(sources)), areas)
    .filter(({ rule }) => rule !== 'unused-arrows')
    .map(({ rule, file, line }) => `${rule} ${file}:${line}`);

test.each([
  ['lib imports components', 'lib/catalog/a.ts', '@/components/catalog/b'],
  ['lib imports app', 'lib/catalog/a.ts', '../../app/b'],
  ['components import app', 'components/catalog/a.tsx', '@/app/b'],
  ['an area imports lib of one above it', 'lib/catalog/a.ts', '../purchase/b'],
  ['an area imports components of one above it', 'components/catalog/a.tsx', '../purchase/b'],
  ['an area imports what its row does not list', 'components/purchase/a.tsx', '@/lib/platform/b'],
  ['ui imports a domain', 'components/ui/a.tsx', '@/lib/catalog/b'],
  ['lib imports the embedded store', 'lib/catalog/a.ts', '@/embedded-store/b'],
  ['a browser test imports the embedded store', 'e2e/a.spec.ts', '../embedded-store/b'],
  ['a browser test imports the shop', 'e2e/a.spec.ts', '@/lib/catalog/b'],
  ['a script imports the shop', 'scripts/a.mjs', '../lib/catalog/b'],
  ['a script imports a tool', 'scripts/a.mjs', '../tools/main.mjs'],
  ['a tool imports the shop', 'tools/a.mjs', '../lib/catalog/b'],
  ['the shop imports a tool', 'lib/catalog/b.ts', '../../tools/lib/random'],
  ['the embedded store imports lib', 'embedded-store/a.ts', '../lib/shared/b'],
  ['the middleware imports the embedded store', 'middleware.ts', './embedded-store/b'],
  ['a route imports the browser tests', 'app/a/page.tsx', '@/e2e/b'],
])('%s', (_case, file, specifier) => {
  expect(brokenIn({ [file]: `import { value } from '${specifier}';\n` })).toEqual([`areas ${file}:1`]);
});

/** A constant, because the check would take imports within the call for this file's own. */
const TARGET = "'@/lib/purchase/b'";

test('forbidden imports through import(), import type, export from and jest.mock are found', () => {
  for (const source of [
    `const b = import(${TARGET});`,
    `import type { B } from ${TARGET};`,
    `export { B } from ${TARGET};\nexport const c = 1;`,
    `jest.mock(${TARGET});`,
  ]) {
    expect(brokenIn({ 'lib/catalog/a.ts': source })).toEqual(['areas lib/catalog/a.ts:1']);
  }
});

test('unknown areas, and lib folders of component areas, are found', () => {
  expect(brokenIn({ 'lib/cart/a.ts': value })).toEqual(['areas lib/cart/a.ts:1']);
  expect(brokenIn({ 'components/a.tsx': value })).toEqual(['areas components/a.tsx:1']);
  expect(brokenIn({ 'lib/ui/a.ts': value })).toEqual(['areas lib/ui/a.ts:1']);
});

test('only generated registries may import screen facts next to pages, and not the pages', () => {
  const from = (file) => `import { screen } from '@/app/(shop)/[view]/marcas/${file}';\n`;
  const registry = 'lib/screens/screens.gen.ts';
  const folder = 'app/(shop)/[view]/marcas';
  const rulesOf = (file, source) =>
    checkProject(
      new Map([
        [file, source],
        [`${folder}/screen.ts`, 'export const screen = 1;\n'],
        [`${folder}/page.tsx`, 'export const screen = 1;\n'],
      ]),
      { screens: [] },
    ).map(({ rule }) => rule);
  expect(rulesOf(registry, from('screen'))).toEqual([]);
  expect(rulesOf(registry, from('page'))).toEqual(['areas']);
  expect(rulesOf('lib/screens/a.ts', from('screen'))).toEqual(['areas']);
});

test('the embedded store may import only types of the contract; its contract test also values', () => {
  const from = "from '@/lib/platform/schemas/cart';";
  expect(brokenIn({ 'embedded-store/a.ts': `import type { Cart } ${from}` })).toEqual([]);
  expect(brokenIn({ 'embedded-store/testing/contract/a.ts': `import { value } ${from}` })).toEqual([]);
  expect(brokenIn({ 'embedded-store/a.ts': `import { value } ${from}` })).toEqual([
    'areas embedded-store/a.ts:1',
  ]);
});

const allowed = {
  'app/page.tsx':
    "import '@/styles/base.css';\nimport { a } from '@/components/compositions/a';\nimport { value } from '@/lib/purchase/d';",
  'styles/base.css': '',
  'components/compositions/a.tsx':
    "import { b } from '../catalog/b';\nimport { d } from '../purchase/d';\nexport const a = b + d;",
  'components/catalog/b.tsx':
    "import { c } from '@/components/ui/c';\nimport { e } from '@/lib/catalog/e';\nexport const b = c + e;",
  'components/ui/c.tsx': "import { value } from '@/lib/shared/f';\nexport const c = value;",
  'components/purchase/d.tsx': "import { b } from '../catalog/b';\nexport const d = b;",
  'lib/catalog/e.ts':
    "import { value } from '../platform/g';\nimport { value as f } from '../shared/f';\nexport const e = value + f;",
  'lib/config/h.ts': "import { value } from '../shared/f';\nexport const h = value;",
  'lib/platform/g.ts': "import { value as f } from '../shared/f';\nexport const value = f;",
  'lib/purchase/d.ts': "import { e } from '../catalog/e';\nexport const value = e;",
  'lib/shared/f.ts': value,
  'middleware.ts': "import { value } from '@/lib/purchase/d';",
  'e2e/a.spec.ts': "import { ROOT } from '../scripts/lib/cli.mjs';",
  'playwright.config.ts': "import { ARGS } from './scripts/lib/browser.cjs';",
};
const found = (sources, table = areas) =>
  checkProject(new Map(Object.entries(sources)), table).map(({ rule, message }) => `${rule}: ${message}`);

test('allowed and used imports give no finding', () => {
  expect(found(allowed)).toEqual([]);
});

test('an allowed import that is not used is found', () => {
  const { 'lib/config/h.ts': _, ...others } = allowed;
  expect(found(others)).toEqual(['unused-arrows: config may import shared, but does not']);
});

test('cycles of areas, through types or the table, are found', () => {
  const circle = {
    ...allowed,
    'lib/shared/i.ts': "import type { G } from '../platform/g';\nexport type I = G;",
  };
  const circles = found(circle, { ...areas, shared: ['platform'] });
  const folders = expect.stringMatching(/^folder-cycles: lib\/shared → lib\/platform → lib\/shared/);
  expect(circles).toEqual([folders, 'area-circles: shared → platform → shared']);
  expect(found(circle)).toEqual([
    folders,
    'areas: imports lib/platform/g.ts: shared imports itself only',
    'area-circles: shared → platform → shared',
  ]);
});

test('the printed table has a row per area with its import counts', () => {
  const table = describeAreas(importTable(new Map(Object.entries(allowed))), areas);
  expect(table.split('\n')).toHaveLength(1 + Object.keys(areas).length);
  expect(table).toMatch(/^shared +nothing +nothing$/m);
  expect(table).toMatch(/^catalog +shared platform ui +ui 1, platform 1, shared 1$/m);
});

test('this project’s table lists areas before those that import them', () => {
  const names = Object.keys(AREAS);
  for (const [area, others] of Object.entries(AREAS)) {
    for (const other of others) expect(names.indexOf(other)).toBeLessThan(names.indexOf(area));
  }
});
