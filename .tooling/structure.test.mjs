/*
 * The shape that the card of the project fixes: what stands at the top level, and that each of the packages it names
 * is there and used.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './lib/project.mjs';

const TOP_LEVEL = [
  ['DESIGN-13', 'package.json'],
  ['DESIGN-14', 'tsconfig.json'],
  ['DESIGN-15', 'next.config.mjs'],
  ['DESIGN-16', 'app'],
  ['DESIGN-17', 'components'],
  ['DESIGN-18', 'lib'],
  ['DESIGN-19', 'styles'],
  ['DESIGN-20', 'public'],
  ['DESIGN-21', 'e2e'],
  ['DESIGN-22', 'middleware.ts'],
  ['DESIGN-23', 'README.md'],
];

test.each(TOP_LEVEL)('%s: %s stands at the top level', (_id, name) => {
  expect(fs.existsSync(path.join(ROOT, name))).toBe(true);
});

/** Package, and where it is imported; tools are used in tests. */
const PACKAGES = [
  ['DESIGN-02', 'next', ['app', 'components', 'lib']],
  ['DESIGN-03', 'react', ['app', 'components', 'lib']],
  ['DESIGN-04', 'swr', ['components', 'lib']],
  ['DESIGN-05', 'swiper', ['components']],
  ['DESIGN-06', 'react-hook-form', ['components', 'lib']],
  ['DESIGN-07', 'zod', ['components', 'lib']],
  ['DESIGN-08', 'nookies', ['components', 'lib']],
  ['DESIGN-09', 'next-seo', ['components', 'lib']],
  ['DESIGN-10', 'jest', ['.tooling']],
  ['DESIGN-11', '@testing-library/react', ['components']],
  ['DESIGN-12', 'playwright', ['e2e']],
];

const packageJson = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8'));

/** Source files below `folders`, as git knows them. */
function sources(folders) {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...folders], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return listed
    .split('\n')
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file))
    .map((file) => path.join(ROOT, file))
    .filter((file) => fs.existsSync(file));
}

test.each(PACKAGES)('%s: the package %s is a dependency and in use', (_id, name, folders) => {
  const declared = { ...packageJson.dependencies, ...packageJson.devDependencies };
  expect(declared).toHaveProperty([name]);
  const imported = new RegExp(`(?:from|import\\(?) ?'${name}(?:/[^']*)?'`);
  expect(sources(folders).some((file) => imported.test(fs.readFileSync(file, 'utf8')))).toBe(true);
});

const isClient = (file) => fs.readFileSync(file, 'utf8').startsWith("'use client'");

test.each(['cart', 'shipping', 'lens', 'newsletter'])(
  'DESIGN-25: components/%s has client components',
  (domain) => {
    expect(sources([`components/${domain}`]).some(isClient)).toBe(true);
  },
);

test('DESIGN-01: pages are routes in folders of app/, rendered on the server', () => {
  const pages = sources(['app']).filter((file) => file.endsWith('page.tsx'));
  expect(pages.length).toBeGreaterThan(5);
  expect(pages.filter(isClient)).toEqual([]);
});
