#!/usr/bin/env node
/*
 * face-bench render FOLDER [cards]: takes photos of rendered heads, and writes their true measures to photos.json.
 * face-bench score FOLDER RESULTS: prints the accuracy of measurements of these photos. Ends with 1 if a photo was
 * measured that has to be refused.
 */
import fs from 'node:fs';
import path from 'node:path';
import { CARD_HEADS } from './cards.mjs';
import { HEADS } from './heads.mjs';
import { renderPhotos } from './render.mjs';
import { scoreTable, wronglyAnswered } from './score.mjs';

/** @import { ScoredPhoto } from './score.mjs' */

/** @param {string} line */
const print = (line) => process.stdout.write(`${line}\n`);
const USAGE = 'face-bench render FOLDER [cards] | face-bench score FOLDER RESULTS';
/** @param {string} folder */
const indexOf = (folder) => path.join(folder, 'photos.json');
/** @param {string} file */
const readJson = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));

/** @param {string} folder @param {string | undefined} which */
async function render(folder, which) {
  const photos = [];
  for (const [kind, heads] of Object.entries(which === 'cards' ? CARD_HEADS : { ...HEADS, ...CARD_HEADS })) {
    for (const { name, head, shot, pupils } of await renderPhotos(heads, folder, print))
      photos.push({ name, kind, head: { name: head.name, skin: head.skin }, shot, pupils });
  }
  fs.writeFileSync(indexOf(folder), JSON.stringify(photos, null, 2));
  print(`${photos.length} photos, and ${indexOf(folder)}`);
}

/** @param {string} folder @param {string} results */
function score(folder, results) {
  const found = readJson(results);
  /** @type {ScoredPhoto[]} */
  const index = readJson(indexOf(folder));
  const photos = index.map((photo) => ({ ...photo, found: found[photo.name] }));
  for (const row of scoreTable(photos)) print(row.join(' | '));
  const wrong = wronglyAnswered(photos);
  for (const name of wrong) print(`${name} was measured, but has to be refused.`);
  process.exitCode = wrong.length > 0 ? 1 : 0;
}

const [command, folder, more] = process.argv.slice(2);
if (command === 'render' && folder !== undefined) await render(folder, more);
else if (command === 'score' && folder !== undefined && more !== undefined) score(folder, more);
else {
  print(USAGE);
  process.exitCode = 2;
}
