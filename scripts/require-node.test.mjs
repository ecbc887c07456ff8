/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { transformSync } from 'esbuild';

const FILE = './scripts/require-node.cjs';
const { scripts, engines } = JSON.parse(readFileSync('package.json', 'utf8'));

const folder = mkdtempSync(path.join(os.tmpdir(), 'require-node-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the check as if under another version of Node.js, followed by a module whose imports do not exist. */
function runUnder(version) {
  const disguise = path.join(folder, 'version.cjs');
  const program = path.join(folder, 'program.mjs');
  writeFileSync(disguise, `Object.defineProperty(process, 'version', { value: '${version}' });`);
  writeFileSync(program, "import { nothing } from 'node:util';\nnothing();");
  const { status, stderr } = spawnSync(process.execPath, ['-r', disguise, '-r', FILE, program]);
  return { status, text: stderr.toString() };
}

test.each(['v18.20.8', 'v16.20.2', 'v20.18.3', 'v8.17.0'])(
  '%s is rejected with one sentence, before the program’s imports are resolved',
  (version) => {
    expect(runUnder(version)).toEqual({
      status: 1,
      text: `Node.js 20.19 or newer is needed, but this is ${version.slice(1)}: install one from https://nodejs.org, or run nvm install 24.\n`,
    });
  },
);

test.each(['v20.19.0', 'v20.20.1', 'v22.0.0', 'v100.1.0'])('%s is accepted', (version) => {
  expect(runUnder(version).text).toMatch(/SyntaxError/);
});

test('the Node.js version that runs this test is accepted', () => {
  expect(execFileSync(process.execPath, ['-r', FILE, '-p', '1']).toString()).toBe('1\n');
});

test('every npm script begins with the version check', () => {
  const unguarded = Object.entries(scripts).filter(
    ([, command]) => !/^node (?:-r \.\/)?scripts\/require-node\.cjs (?!$)/.test(command),
  );
  expect(unguarded).toEqual([]);
});

test('the version check uses syntax that every Node.js can parse, and the range in package.json', () => {
  const source = readFileSync(FILE, 'utf8');
  // esbuild fails if it cannot compile newer syntax to this target.
  const { code } = transformSync(source, { target: 'es5', minifyWhitespace: true });
  expect(code).toContain('function isNewEnough');
  expect([...source.matchAll(/require\((.*?)\)/g)].map(([, name]) => name)).toEqual(["'fs'", "'path'"]);
  expect(engines.node).toMatch(/^>=\d+\.\d+\.0$/);
});
