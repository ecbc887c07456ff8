import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../scripts/lib/cli.mjs';
import { AREAS, scoreOf, survivorsOf } from './report';

const mutant = (status: string, line = 1) => ({
  status,
  mutatorName: 'EqualityOperator',
  replacement: 'a <  b',
  location: { start: { line } },
});

test('a change counts as noticed when a test failed or never ended; what could not run does not count', () => {
  const mutants = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'CompileError', 'Ignored'].map((status) =>
    mutant(status),
  );
  expect(scoreOf({ files: { 'a.ts': { mutants } } })).toEqual({ noticed: 2, total: 4, percent: 50 });
  expect(scoreOf({ files: {} }).percent).toBe(100);
});

test('a change that no test notices is named with its place', () => {
  const files = { 'a.ts': { mutants: [mutant('Killed'), mutant('Survived', 7)] } };
  expect(survivorsOf({ files })).toEqual(['a.ts:7 EqualityOperator: a < b']);
});

test.each(Object.entries(AREAS))('the files of %s are there', (_area, { files }) => {
  for (const file of files) expect(fs.existsSync(path.join(ROOT, file))).toBe(true);
});
