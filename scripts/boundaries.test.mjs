import { ignoredNames, importsOf } from './boundaries/source.mjs';
import { checkProject } from './boundaries.mjs';

/** The areas of these tests' files. The rules about areas are tested with another table. */
const TEST_AREAS = { a: [], config: [], catalog: [], platform: [] };

/** The violations in a project with these files, as `rule file:line`. */
function broken(sources) {
  return checkProject(new Map(Object.entries(sources)), TEST_AREAS).map(
    ({ rule, file, line }) => `${rule} ${file}:${line}`,
  );
}

describe('import statements', () => {
  test('static, type, side-effect and dynamic imports and re-exports are all found', () => {
    const source = [
      "import type { A } from '@/lib/a';",
      "import { type B, type C } from './b';",
      "import { type D, e } from './d';",
      "import './f.css';",
      'import {',
      '  g,',
      "} from './g';",
      "export * from './h';",
      "const i = await import('./i');",
      "import J, * as K from './j';",
    ].join('\n');
    expect(importsOf(source)).toEqual([
      { specifier: '@/lib/a', line: 1, typeOnly: true, dynamic: false },
      { specifier: './b', line: 2, typeOnly: true, dynamic: false },
      { specifier: './d', line: 3, typeOnly: false, dynamic: false },
      { specifier: './f.css', line: 4, typeOnly: false, dynamic: false },
      { specifier: './g', line: 7, typeOnly: false, dynamic: false },
      { specifier: './h', line: 8, typeOnly: false, dynamic: false },
      { specifier: './j', line: 10, typeOnly: false, dynamic: false },
      { specifier: './i', line: 9, typeOnly: false, dynamic: true },
    ]);
  });

  test('comments, strings and plain exports are not imports', () => {
    const source = [
      "// import a from './a';",
      "/* import b from './b'; */",
      "const text = 'see import(x)'; // https://example.com",
      "export const c = './c';",
      "export function d() { return 'from'; }",
    ].join('\n');
    expect(importsOf(source)).toEqual([]);
  });
});

describe('cycles', () => {
  test('a cycle of three files is one finding, including type imports', () => {
    const files = {
      'lib/a/a.ts': "import { b } from './b';\nexport const a = b;",
      'lib/a/b.ts': "import type { C } from './c';\nexport const b = 1;",
      'lib/a/c.ts': "import { a } from './a';\nexport type C = typeof a;",
    };
    const found = checkProject(new Map(Object.entries(files)), TEST_AREAS);
    expect(found.map(({ rule }) => rule)).toEqual(['cycles']);
    expect(found[0].message).toContain('lib/a/a.ts → lib/a/b.ts → lib/a/c.ts → lib/a/a.ts');
  });

  test('a folder cycle without a file cycle is found; imports by tests do not count', () => {
    const files = {
      'lib/a/part/a.ts': "import { b } from '@/lib/a/b';\nexport const a = b;",
      'lib/a/b.ts': 'export const b = 1;',
      'lib/a/b.test.ts': "import { a } from './part/a';\ntest('x', () => expect(a).toBe(1));",
    };
    const folderRules = () =>
      checkProject(new Map(Object.entries(files)), TEST_AREAS).filter(({ rule }) => rule === 'folder-cycles');
    expect(folderRules()).toEqual([]);
    files['lib/a/c.ts'] = "import { a } from './part/a';\nexport const c = a;";
    expect(folderRules()).toHaveLength(1);
    expect(folderRules()[0].message).toMatch(/^lib\/a.* → lib\/a.* → lib\/a/);
  });
});

describe('App-Token', () => {
  test('the App-Token in a client file and in its imports is found', () => {
    const client = "'use client';\nimport { token } from '@/lib/a/token';\n";
    const token = "export const token = 'App-Token';";
    expect(broken({ 'components/a/b.tsx': client, 'lib/a/token.ts': token })).toEqual([
      'client-token lib/a/token.ts:1',
    ]);
    expect(
      broken({ 'components/a/b.tsx': "'use client';\nfetch('/', { headers: { 'app-token': 'x' } });" }),
    ).toEqual(['client-token components/a/b.tsx:2']);
    expect(broken({ 'lib/platform/http.ts': token })).toEqual([]);
  });
});

describe('pages', () => {
  test("DESIGN-01: a page with 'use client' is found", () => {
    const source = "/* A note. */\n'use client';\nexport default function Page() {}";
    expect(broken({ 'app/a/page.tsx': source })).toEqual(['client-page app/a/page.tsx:1']);
    expect(broken({ 'app/a/button.tsx': source, 'app/global-error.tsx': source })).toEqual([]);
  });
});

describe('style sheets', () => {
  const inLayer = (css) => ({ 'components/a/b.module.css': `@layer feature {\n${css}\n}\n` });

  test.each([
    ['a rule outside', '.a { color: var(--ink); }\n'],
    ['a rule after the layer', '@layer ui { .a { color: var(--ink); } }\n.b { gap: 0; }\n'],
    ['an unknown layer', '@layer extra { .a { gap: 0; } }\n'],
    ['two layers', '@layer ui { .a { gap: 0; } }\n@layer page { .b { gap: 0; } }\n'],
    ['nothing', '/* empty */\n'],
  ])('css-layer: %s', (_case, css) => {
    const found = broken({ 'components/a/b.module.css': css });
    expect(found).toHaveLength(1);
    expect(found[0]).toContain('css-layer components/a/b.module.css');
  });

  test.each([
    'color: #fff',
    'color: rgb(0 0 0)',
    'background: oklch(50% 0 0)',
    'border: 1px solid red',
    'gap: 12px',
    'margin: -0.5px',
  ])('css-token: %s', (declaration) => {
    expect(broken(inLayer(`.a { ${declaration}; }`))).toEqual(['css-token components/a/b.module.css:2']);
  });

  test('css-wide: a selector after :has() or a sibling must contain a class or tag', () => {
    for (const selector of ['.a:has(:checked) > :nth-child(2)', '.a > * + *', '.a, * ~ :not(.b)'])
      expect(broken(inLayer(`${selector} { color: inherit; }`))).toEqual([
        'css-wide components/a/b.module.css:2',
      ]);
    const css = [
      '.a:has(> :nth-child(3)) > .b:first-child { color: inherit; }',
      '.a:has(:checked), .a > :first-child { color: inherit; }',
      '.a > :where(:not(:first-child)), .a + *, .a:hover + .b { color: inherit; }',
      'body:has(.a[open]) :is(main, footer):not(:has(.a)) { color: inherit; }',
    ].join('\n');
    expect(broken(inLayer(css))).toEqual([]);
  });

  test('tokens, hairlines, media conditions and selectors are allowed', () => {
    const css = [
      '@media (min-width: 768px) {',
      '  .red #fff:hover { border: 1px solid var(--line-red); color: currentColor; margin: 2rem; }',
      '}',
      '.a::after { content: "12px #fff"; background: url("x.svg#abc"); color: transparent; }',
    ].join('\n');
    expect(broken(inLayer(css))).toEqual([]);
    expect(broken({ 'styles/tokens.css': ':root { --ink: #111; --gap: 12px; }' })).toEqual([]);
    expect(broken({ 'embedded-store/site/site.css': ':root { --ink: #111; }' })).toEqual([]);
  });
});

describe('repository', () => {
  test('registry addresses and machine paths are found', () => {
    const registry = ['registry', 'example', 'org'].join('.');
    const home = ['', 'home', 'ana', 'shop'].join('/');
    expect(broken({ 'README.md': `\nnpm install --registry https://${registry}/` })).toEqual([
      'repository README.md:2',
    ]);
    expect(broken({ 'lib/a/b.ts': `const folder = '${home}';` })).toEqual(['repository lib/a/b.ts:1']);
    expect(broken({ 'lib/a/b.ts': "import { a } from './home/a';\nconst b = '/v2/front/home/x';" })).toEqual(
      [],
    );
  });

  test('a lock file that npm ci would refuse is found', () => {
    const packages = {
      'node_modules/a': { version: '1.0.0', optionalDependencies: { 'a-linux-x64': '1.0.0' } },
    };
    expect(broken({ 'package-lock.json': JSON.stringify({ packages }) })).toEqual([
      'lock-file package-lock.json:1',
    ]);
  });

  test('code of more than 300 lines is found; style sheets and data can be longer', () => {
    const lines = (count) => 'const a = 1;\n'.repeat(count);
    expect(
      broken({
        'lib/a/b.ts': lines(300),
        'styles/tokens.css': ':root {\n}\n'.repeat(200),
        'a.json': lines(301),
      }),
    ).toEqual([]);
    expect(broken({ 'lib/a/b.ts': lines(301), 'lib/a/c.test.mjs': lines(400) })).toEqual([
      'length lib/a/b.ts:301',
      'length lib/a/c.test.mjs:301',
    ]);
  });

  test('ignored files are skipped', () => {
    const isIgnored = ignoredNames('node_modules/\n.next-*/\n*.tsbuildinfo\n# note\n.env\n');
    expect(
      ['node_modules', '.next-a', 'x.tsbuildinfo', '.env', '.git'].filter((name) => !isIgnored(name)),
    ).toEqual([]);
    expect(['app', '.env.example', '.next'].filter(isIgnored)).toEqual([]);
  });
});
