/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'served-paths-'));
for (const file of [
  'public/fonts/texto.woff2',
  'public/offline/page.html',
  '.next/static/chunks/app/[view]/a.js',
]) {
  fs.mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), '');
}
afterAll(() => fs.rmSync(root, { recursive: true }));

jest.mock('@/lib/config/environment', () => ({
  ...jest.requireActual<object>('@/lib/config/environment'),
  isProduction: () => true,
}));

import { isFile, isServed } from './served-paths';

beforeEach(() => {
  jest.spyOn(process, 'cwd').mockReturnValue(root);
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ['/', true],
  ['/armacoes', true],
  ['/fonts/texto.woff2', true],
  ['/fonts/nada.woff2', false],
  ['/fonts/../x', false],
  ['/offline/page.html', true],
  ['/offline/tokens.css', true],
  ['/offline/nada.html', false],
  ['/_next/static/chunks/app/%5Bview%5D/a.js', true],
  ['/_next/static/chunks/app/[view]/a.js', true],
  ['/_next/static/nada.js', false],
  ['/_next/image', false],
  ['/_next/data/x.json', false],
  ['/layout-css/category/x/a.css', true],
  ['/layout-css/x', false],
  ['/storefront/1/palette.css', true],
  ['/storefront/a/b/c', false],
  ['/prescription-pdf/worker.js', true],
  ['/prescription-pdf/1/openjpeg.wasm', true],
  ['/prescription-pdf/nada', false],
  ['/try-on/worker.js', true],
  ['/try-on/1/face.task', true],
  ['/try-on/photo/armacoes/aro', true],
  ['/try-on/nada', false],
])('C13: the path %s is served: %s', (address, expected) => {
  expect(isServed(address)).toBe(expected);
});

test('C13: a file requested with a query still counts as a file', () => {
  expect(isFile('/fonts/texto.woff2?v=1')).toBe(true);
  expect(isFile('/armacoes')).toBe(false);
});
