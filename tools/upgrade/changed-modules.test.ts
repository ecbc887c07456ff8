/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { createTempFolder, ROOT } from '../../scripts/lib/cli.mjs';
import { changedModules, importedModules, replacedModules } from './changed-modules';

test('every Next module that the shop imports or replaces exists and is compared', () => {
  const names = [...importedModules(ROOT), ...replacedModules(ROOT)];
  expect(names).toContain('next/dist/client/app-dir/link');
  expect(names.length).toBeGreaterThan(5);
  const packages = path.join(ROOT, 'node_modules');
  expect(changedModules(names, { before: packages, after: packages })).toEqual([]);
});

test('missing and changed modules are reported', () => {
  const { folder, remove } = createTempFolder('modules');
  const write = (version: string, name: string, text: string) => {
    const file = path.join(folder, version, `${name}.js`);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  };
  for (const name of ['a', 'b', 'c']) write('before', `next/dist/${name}`, 'x');
  write('after', 'next/dist/a', 'x');
  write('after', 'next/dist/b', 'y');
  const names = ['next/dist/a', 'next/dist/b', 'next/dist/c'];
  const folders = { before: path.join(folder, 'before'), after: path.join(folder, 'after') };
  expect(changedModules(names, folders)).toEqual(['next/dist/b has changed', 'next/dist/c is gone']);
  remove();
});
