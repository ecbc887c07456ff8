import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { CARD_HEADS } from './cards';
import { HEADS } from './heads';
import { measurePhotos } from './measure-photos';
import { renderPhotos } from './render';
import { type ScoredPhoto, scoreTable, wronglyMeasured } from './score';

const USAGE = `face-bench render FOLDER [cards]
face-bench measure FOLDER RESULTS [--card] [--chromium=FILE]
face-bench score FOLDER RESULTS`;

const indexOf = (folder: string) => path.join(folder, 'photos.json');
const readJson = (file: string) => JSON.parse(fs.readFileSync(file, 'utf8'));
const readIndex = (folder: string): ScoredPhoto[] => readJson(indexOf(folder));

/** Renders heads, turns the pictures into photos, and writes their true measures to photos.json. */
async function render(folder: string, which: string | undefined) {
  const photos: object[] = [];
  for (const [kind, heads] of Object.entries(which === 'cards' ? CARD_HEADS : { ...HEADS, ...CARD_HEADS })) {
    for (const { name, head, shot, pupils } of await renderPhotos(heads, folder))
      photos.push({ name, kind, head: { name: head.name, skin: head.skin }, shot, pupils });
  }
  fs.writeFileSync(indexOf(folder), JSON.stringify(photos, null, 2));
  console.log(`${photos.length} photos, and ${indexOf(folder)}`);
  return 0;
}

/** Measures these photos with this package. */
async function measure(
  folder: string,
  results: string,
  { isByCard, chromium }: { isByCard: boolean; chromium: string | undefined },
) {
  const names = readIndex(folder).map(({ name }) => name);
  const found = await measurePhotos({
    folder,
    names,
    isByCard,
    ...(chromium && { executablePath: chromium }),
  });
  fs.writeFileSync(results, JSON.stringify(Object.fromEntries(found), null, 2));
  console.log(`${names.length} results in ${results}`);
  return 0;
}

/** Prints how accurately these photos were measured. */
function score(folder: string, results: string) {
  const found = readJson(results);
  const photos = readIndex(folder).map((photo) => ({ ...photo, found: found[photo.name] }));
  console.table(scoreTable(photos));
  const wrong = wronglyMeasured(photos);
  for (const name of wrong) console.log(`${name} was measured, but should have been rejected.`);
  return wrong.length > 0 ? 1 : 0;
}

function run() {
  const options = { card: { type: 'boolean' }, chromium: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [command, folder, more] = positionals;
  if (command === 'render' && folder !== undefined) return render(folder, more);
  if (folder !== undefined && more !== undefined) {
    if (command === 'measure')
      return measure(folder, more, { isByCard: values.card === true, chromium: values.chromium });
    if (command === 'score') return score(folder, more);
  }
  throw new Error(USAGE);
}

try {
  process.exitCode = await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
