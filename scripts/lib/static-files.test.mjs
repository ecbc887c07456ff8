/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { addEarlierFiles, restoreStaticFiles, saveStaticFiles } from './static-files.mjs';

const HOUR_MS = 60 * 60_000;
const START = Date.UTC(2026, 10, 23);
let dist;

beforeEach(() => {
  dist = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'static-files-')), '.next');
});
afterEach(() => fs.rmSync(path.dirname(dist), { recursive: true }));

const served = (folder = dist) => fs.readdirSync(path.join(folder, 'static', 'chunks')).sort();

function writeFiles(folder, names) {
  fs.rmSync(folder, { recursive: true, force: true });
  for (const name of names) {
    const file = path.join(folder, 'static', 'chunks', name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, name);
  }
}

/** Replaces the build with another one, as scripts/lib/build.mjs does. */
function buildAt(hours, digest, names, folder = dist) {
  const saved = saveStaticFiles(dist);
  writeFiles(folder, names);
  addEarlierFiles(saved, folder, digest, START + hours * HOUR_MS);
  saved.remove();
}

test('a build also serves the files of the two builds before it, but no older ones', () => {
  for (const [hours, name] of [
    [0, 'a'],
    [1, 'b'],
    [2, 'c'],
    [3, 'd'],
  ])
    buildAt(hours, name, [`${name}.js`, 'shared.css']);
  expect(served()).toEqual(['b.js', 'c.js', 'd.js', 'shared.css']);
  expect(fs.readFileSync(path.join(dist, 'static/chunks/b.js'), 'utf8')).toBe('b.js');
});

test('files replaced more than a day ago are removed, and files replaced now are kept, whatever their age', () => {
  buildAt(0, 'a', ['a.js']);
  buildAt(1, 'b', ['b.js']);
  buildAt(26, 'c', ['c.js']);
  expect(served()).toEqual(['b.js', 'c.js']);
});

test('building the same sources again replaces the previous build', () => {
  buildAt(0, 'a', ['a.js']);
  buildAt(1, 'b', ['b.js']);
  for (const hours of [2, 3, 4]) buildAt(hours, 'c', ['c.js']);
  expect(served()).toEqual(['a.js', 'b.js', 'c.js']);
});

test('the folder of another release without a record counts as one build', () => {
  writeFiles(dist, ['a.js']);
  const release = path.join(path.dirname(dist), 'release');
  buildAt(1, 'b', ['b.js'], release);
  expect(served(release)).toEqual(['a.js', 'b.js']);
  expect(served()).toEqual(['a.js']);
});

test('a failed build keeps the earlier files for the next one', () => {
  buildAt(0, 'a', ['a.js']);
  buildAt(1, 'b', ['b.js']);
  const saved = saveStaticFiles(dist);
  fs.rmSync(dist, { recursive: true });
  restoreStaticFiles(saved, dist);
  saved.remove();
  buildAt(2, 'c', ['c.js']);
  expect(served()).toEqual(['a.js', 'b.js', 'c.js']);
});

test('the first build has no earlier files', () => {
  buildAt(0, 'a', ['a.js']);
  expect(served()).toEqual(['a.js']);
});

test('after a full disk has truncated the list of builds, the next build still keeps the present files', () => {
  buildAt(0, 'a', ['a.js']);
  const record = path.join(dist, 'static-builds.json');
  fs.writeFileSync(record, fs.readFileSync(record, 'utf8').slice(0, 20));
  buildAt(1, 'b', ['b.js']);
  expect(served()).toEqual(['a.js', 'b.js']);
});
