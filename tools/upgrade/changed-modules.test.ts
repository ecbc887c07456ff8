/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { createTempFolder, ROOT } from '../../scripts/lib/cli.mjs';
import { changedModules, usedModules } from './changed-modules';

test('every Next module that the shop imports or replaces exists and is compared', () => {
  const names = usedModules(ROOT);
  expect(names).toContain('next/dist/client/app-dir/link');
  expect(names.length).toBeGreaterThan(5);
  expect(changedModules(ROOT, ROOT)).toEqual([]);
});

test('missing and changed modules are reported', () => {
  const { folder, remove } = createTempFolder('modules');
  const write = (version: string, name: string, text: string) => {
    const file = path.join(folder, version, 'node_modules', `${name}.js`);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  };
  for (const name of ['a', 'b', 'c']) write('before', `next/dist/${name}`, 'x');
  write('after', 'next/dist/a', 'x');
  write('after', 'next/dist/b', 'y');
  const names = ['next/dist/a', 'next/dist/b', 'next/dist/c'];
  expect(changedModules(path.join(folder, 'before'), path.join(folder, 'after'), names)).toEqual([
    'next/dist/b has changed',
    'next/dist/c is gone',
  ]);
  remove();
});
