import fs from 'node:fs';
import path from 'node:path';
import { CliError, formatTable, log } from '../../scripts/lib/cli.mjs';
import { runMain } from '../../scripts/lib/processes.mjs';
import { readOptions } from '../lib/options';
import { CARD_HEADS } from './cards';
import { HEADS } from './heads';
import { renderPhotos } from './render';
import { type ScoredPhoto, scoreTable, wronglyAnswered } from './score';

const indexOf = (folder: string) => path.join(folder, 'photos.json');
const readJson = (file: string) => JSON.parse(fs.readFileSync(file, 'utf8'));

/** Renders heads, turns the pictures into photos, and writes their true measures to photos.json. */
async function render(folder: string, which: string | undefined) {
  const photos: object[] = [];
  for (const [kind, heads] of Object.entries(which === 'cards' ? CARD_HEADS : { ...HEADS, ...CARD_HEADS })) {
    for (const { name, head, shot, pupils } of await renderPhotos(heads, folder))
      photos.push({ name, kind, head: { name: head.name, skin: head.skin }, shot, pupils });
  }
  fs.writeFileSync(indexOf(folder), JSON.stringify(photos, null, 2));
  log(`${photos.length} photos, and ${indexOf(folder)}`);
  return 0;
}

/** Prints how accurately these photos were measured. */
function score(folder: string, results: string) {
  const found = readJson(results);
  const index: ScoredPhoto[] = readJson(indexOf(folder));
  const photos = index.map((photo) => ({ ...photo, found: found[photo.name] }));
  log(formatTable(scoreTable(photos)));
  const wrong = wronglyAnswered(photos);
  for (const name of wrong) log(`${name} was measured, but should have been rejected.`);
  return wrong.length > 0 ? 1 : 0;
}

await runMain(() => {
  const [command, folder, more] = readOptions('face-bench').positionals;
  if (command === 'render' && folder !== undefined) return render(folder, more);
  if (command === 'score' && folder !== undefined && more !== undefined) return score(folder, more);
  throw new CliError('npm run tools -- face-bench render FOLDER [cards] | face-bench score FOLDER RESULTS');
});
