import fs from 'node:fs';
import path from 'node:path';

const FOLDER = 'e2e/faults';
const HEADER = /^(Fault|Requirement|Caught by): (.+)$/gm;
const CHANGED_FILE = /^\+\+\+ b\/(.+)$/gm;

/**
 * Reads a seeded fault. `id` is its file's name; `title` what a shopper, crawler or operator would notice;
 * `requirement` the code in the title of the test that must fail (null for any test in the file); `test` that
 * test's file; `files` the changed files.
 */
function readFault(root: string, name: string) {
  const file = path.join(root, FOLDER, name);
  const text = fs.readFileSync(file, 'utf8');
  const head = Object.fromEntries([...text.matchAll(HEADER)].map(([, key, value]) => [key, value]));
  return {
    id: name.replace(/\.patch$/, ''),
    title: head.Fault ?? '',
    requirement: head.Requirement ?? null,
    test: head['Caught by'] ?? '',
    files: [...text.matchAll(CHANGED_FILE)].map(([, changed = '']) => changed),
    patch: file,
  };
}

export type SeededFault = ReturnType<typeof readFault>;

/** All seeded faults, starting with those that Jest catches. */
export function readFaults(root: string) {
  return fs
    .readdirSync(path.join(root, FOLDER))
    .filter((name) => name.endsWith('.patch'))
    .sort()
    .map((name) => readFault(root, name))
    .sort((a, b) => Number(isBrowserTest(a.test)) - Number(isBrowserTest(b.test)));
}

export const isBrowserTest = (test: string) => test.endsWith('.spec.ts');

/** Arguments for `git` that apply a fault or, with `check`, only test whether it can be applied. */
export const applyArguments = (fault: { patch: string }, { check = false } = {}) => [
  'apply',
  '--whitespace=nowarn',
  ...(check ? ['--check'] : []),
  fault.patch,
];
