import fs from 'node:fs';
import path from 'node:path';
import { importsOf, isCode, isTest, readProject } from './boundaries/source.mjs';
import { ROOT } from './lib/cli.mjs';

/** The packages that the project is defined by, and whether the shop (or else its tests) has to import them. */
const PACKAGES = [
  ['DESIGN-02', 'next', 'shop'],
  ['DESIGN-03', 'react', 'shop'],
  ['DESIGN-03', 'react-dom', 'shop'],
  ['DESIGN-04', 'swr', 'shop'],
  ['DESIGN-05', 'swiper', 'shop'],
  ['DESIGN-06', 'react-hook-form', 'shop'],
  ['DESIGN-07', 'zod', 'shop'],
  ['DESIGN-08', 'nookies', 'shop'],
  ['DESIGN-09', 'next-seo', 'shop'],
  ['DESIGN-11', '@testing-library/react', 'tests'],
  ['DESIGN-12', 'playwright', 'tests'],
];

const { dependencies, devDependencies } = JSON.parse(
  fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8'),
);
const code = [...readProject(ROOT)].filter(([file]) => isCode(file));
const isShop = (file) => /^(app|components|lib)\//.test(file) && !isTest(file);

function packagesOf(files) {
  const specifiers = files.flatMap(([, source]) => importsOf(source).map(({ specifier }) => specifier));
  return new Set(specifiers.map((specifier) => /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0]));
}

const imported = {
  shop: packagesOf(code.filter(([file]) => isShop(file))),
  tests: packagesOf(code.filter(([file]) => !isShop(file))),
};

// knip finds what is declared and unused; this finds what was replaced by something else altogether.
test.each(PACKAGES)('%s: %s is a dependency and in use', (_id, name, place) => {
  expect(place === 'shop' ? dependencies : devDependencies).toHaveProperty([name]);
  expect(imported[place]).toContain(name);
});

test('DESIGN-10: jest runs the unit tests', () => {
  expect(devDependencies).toHaveProperty(['jest']);
  expect(process.env).toHaveProperty('JEST_WORKER_ID');
});
