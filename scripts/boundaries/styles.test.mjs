import { repositoryProblems } from './repository';
import { styleProblems } from './styles';

const problemsIn = (css, file = 'components/a/b.module.css') => styleProblems(new Map([[file, css]]));
const inLayer = (css) => `@layer feature {\n${css}\n}\n`;

test.each([
  ['a rule outside', '.a { color: var(--ink); }\n'],
  ['a rule after the layer', '@layer ui { .a { color: var(--ink); } }\n.b { gap: 0; }\n'],
  ['an unknown layer', '@layer extra { .a { gap: 0; } }\n'],
  ['two layers', '@layer ui { .a { gap: 0; } }\n@layer page { .b { gap: 0; } }\n'],
  ['nothing', '/* empty */\n'],
])('a module that is not one layer: %s', (_case, css) => {
  expect(problemsIn(css)).toEqual([expect.stringContaining('must be entirely inside one @layer')]);
});

test.each([
  'color: #fff',
  'color: rgb(0 0 0)',
  'background: oklch(50% 0 0)',
  'border: 1px solid red',
  'gap: 12px',
  'margin: -0.5px',
])('a raw value is found: %s', (declaration) => {
  expect(problemsIn(inLayer(`.a { ${declaration}; }`))).toEqual([
    expect.stringMatching(/^components\/a\/b\.module\.css:2 ".+" is not a token/),
  ]);
});

test('a selector after :has() or a sibling must contain a class or tag', () => {
  for (const selector of ['.a:has(:checked) > :nth-child(2)', '.a > * + *', '.a, * ~ :not(.b)'])
    expect(problemsIn(inLayer(`${selector} { color: inherit; }`))).toHaveLength(1);
  const css = [
    '.a:has(> :nth-child(3)) > .b:first-child { color: inherit; }',
    '.a:has(:checked), .a > :first-child { color: inherit; }',
    '.a > :where(:not(:first-child)), .a + *, .a:hover + .b { color: inherit; }',
    'body:has(.a[open]) :is(main, footer):not(:has(.a)) { color: inherit; }',
  ].join('\n');
  expect(problemsIn(inLayer(css))).toEqual([]);
});

test('tokens, hairlines, media conditions and ordinary selectors are allowed', () => {
  const css = [
    '@media (min-width: 768px) {',
    '  .red #fff:hover { border: 1px solid var(--line-red); color: currentColor; margin: 2rem -1px; }',
    '}',
    '.a::after { content: "12px #fff"; background: url("x.svg#abc"); color: transparent; }',
  ].join('\n');
  expect(problemsIn(inLayer(css))).toEqual([]);
  expect(problemsIn(':root { --ink: #111; --gap: 12px; }', 'styles/tokens.css')).toEqual([]);
  expect(problemsIn(':root { --ink: #111; }', 'embedded-store/site/styles/base.css')).toEqual([]);
});

test('registry addresses, machine paths and lock files that npm ci would reject are found', () => {
  const registry = ['registry', 'example', 'org'].join('.');
  const home = ['', 'home', 'ana', 'shop'].join('/');
  const packages = { 'node_modules/a': { optionalDependencies: { 'a-linux-x64': '1.0.0' } } };
  const files = {
    'README.md': `\nnpm install --registry https://${registry}/`,
    'lib/a/b.ts': `const folder = '${home}';`,
    'lib/a/c.ts': "import { a } from './home/a';\nconst b = '/v2/front/home/x';",
    'package-lock.json': JSON.stringify({ packages }),
  };
  expect(repositoryProblems(new Map(Object.entries(files)))).toEqual([
    expect.stringMatching(/^README\.md:2 /),
    expect.stringMatching(/^lib\/a\/b\.ts:1 /),
    expect.stringMatching(/^package-lock\.json lacks a-linux-x64/),
  ]);
});
