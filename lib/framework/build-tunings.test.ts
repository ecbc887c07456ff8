/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { TUNING } from '@/lib/config/framework-tuning.mjs';
import { tuneConfig, tuneFiles } from './build-tunings.mjs';

test('each tuning has its folder', () => {
  const folders = fs
    .readdirSync(path.join(__dirname, 'tuning'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual([...TUNING].sort());
});

test('a build uses the plain Next configuration plus the selected tunings', () => {
  const own = { poweredByHeader: false, turbopack: { rules: { '*.tsx': [] } } };
  expect(tuneConfig(own, [])).toBe(own);
  const tuned = tuneConfig(own, TUNING);
  expect(tuned).toMatchObject({ ...own, experimental: { cssChunking: { type: 'graph' } } });
  expect(Object.keys(tuned.turbopack?.rules ?? {})).toContain('**/next/dist/lib/constants.js');
});

describe('build files', () => {
  let folder: string;
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tuning-test-'));
  });
  afterEach(() => fs.rmSync(folder, { recursive: true }));
  const read = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8');
  const write = (name: string, text: string) => fs.writeFileSync(path.join(folder, name), text);

  test('compile hints are added once, and only to large scripts', () => {
    const code = `f(${'1,'.repeat(5_000)}1);`;
    write('large.js', code);
    write('small.js', 'f(1);');
    write('large.css', code);
    tuneFiles(folder, ['compile-hints']);
    expect(tuneFiles(folder, ['compile-hints'])).toEqual([]);
    expect(read('large.js')).toBe(`//# allFunctionsCalledOnLoad\n${code}`);
    expect(read('small.js')).toBe('f(1);');
    expect(read('large.css')).toBe(code);
  });

  test('O1: tunings that changed nothing in the build are reported', () => {
    write('a.js', 'f(1);');
    write('a.css', '.x_spinner{}.x_skeleton{}');
    const names = ['client-trim', 'compile-hints', 'css-chunks'] as const;
    expect(tuneFiles(folder, names)).toEqual(names);
    write('a.css', '.x_spinner{}.x_skeleton{}.y_stars{}');
    write('a.js', "throw Error('The shop has no server actions.');");
    expect(tuneFiles(folder, ['client-trim', 'css-chunks'])).toEqual([]);
    expect(tuneFiles(folder, [])).toEqual([]);
  });
});
