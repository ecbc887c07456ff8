/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keptCheck } from './kept-verdicts';

const folder = mkdtempSync(join(tmpdir(), 'kept-verdicts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const [good, bad, source] = ['good', 'bad', 'source'].map((name) => join(folder, name)) as [
  string,
  string,
  string,
];
const isGood = jest.fn(async (file: string) => file === good);
const failing = (files: string[]) => keptCheck('check', [source], isGood, join(folder, 'kept'))(files);

beforeEach(() => {
  rmSync(join(folder, 'kept'), { recursive: true, force: true });
  for (const file of [good, bad, source]) writeFileSync(file, `first ${file}`);
  isGood.mockClear();
});

test('a file that passed is not checked again, a file that failed is', async () => {
  expect(await failing([good, bad])).toEqual([bad]);
  expect(await failing([good, bad])).toEqual([bad]);
  expect(isGood.mock.calls).toEqual([[good], [bad], [bad]]);
});

test.each([
  ['file', good],
  ['source', source],
])('a changed %s is checked again', async (_name, changed) => {
  expect(await failing([good])).toEqual([]);
  writeFileSync(changed, 'second');
  expect(await failing([good])).toEqual([]);
  expect(isGood).toHaveBeenCalledTimes(2);
});

test('a truncated record of results is ignored', async () => {
  await failing([good]);
  const kept = readdirSync(join(folder, 'kept'));
  for (const name of kept) writeFileSync(join(folder, 'kept', name), '["');
  expect(await failing([good])).toEqual([]);
  expect(isGood).toHaveBeenCalledTimes(2);
});
