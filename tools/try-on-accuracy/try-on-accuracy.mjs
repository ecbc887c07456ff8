/*
 * npm run tools -- try-on-accuracy: how exactly the try-on measures faces and places frames, on rendered heads whose sizes are
 * known. Needs Blender, and the network once. Pictures are kept in node_modules/.cache; `--fresh` renders them again,
 * `--only=cards` leaves out the heads without a card. Fails when a photo that shows no measurable face, or no whole card,
 * is measured.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { CliError, log, ROOT } from '../../scripts/lib/cli.mjs';
import { requireDependencies } from '../../scripts/lib/dependencies.mjs';
import { runMain } from '../../scripts/lib/processes.mjs';
import { describeMachine } from '../../scripts/lib/system.mjs';
import { CARD_HEADS } from './card-pictures.mjs';
import { cardReport } from './card-report.mjs';
import { errorsOf, FRONT, pupilsOf } from './judge.mjs';
import { measurePhotos, readCards } from './measure.mjs';
import { areaOf, writePhoto } from './photos.mjs';
import { HEADS } from './pictures.mjs';
import { renderHeads } from './render.mjs';
import { reportOf } from './report.mjs';

const FOLDER = path.join(ROOT, 'node_modules/.cache/try-on-accuracy');
const SIZE = [750, 1000];
const SAMPLES = 8;

function readOptions() {
  const options = { fresh: { type: 'boolean', default: false }, only: { type: 'string' } };
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    throw new CliError(`${error.message}. npm run tools -- try-on-accuracy takes --fresh and --only=cards.`);
  }
}

const file = (name, ending) => path.join(FOLDER, `${name}.${ending}`);
const truthOf = (name) => JSON.parse(fs.readFileSync(file(name, 'json'), 'utf8'));

/** Takes a photo of every picture of those heads. */
async function photosOf(heads) {
  const photos = heads.flatMap((head) =>
    head.shots.map((shot) => ({ head, shot, name: `${head.name}-${shot.name}` })),
  );
  for (const { name, shot } of photos)
    await writePhoto({ picture: file(name, 'png'), photo: file(name, 'jpg'), shot, size: SIZE });
  return photos;
}

/** Every photo of those heads with what a card and what the irises gave, and the true distance of the pupils. */
async function judgeCards(heads) {
  const photos = await photosOf(heads);
  const found = await readCards(
    FOLDER,
    photos.map(({ name }) => `${name}.jpg`),
  );
  return photos.map((photo) => ({
    ...photo,
    ...found.get(`${photo.name}.jpg`),
    pupils: pupilsOf(truthOf(photo.name)),
  }));
}

/** Every photo of those heads, with its errors, or the problem that the try-on told. */
async function judge(heads) {
  const photos = await photosOf(heads);
  const found = await measurePhotos(
    FOLDER,
    photos.map(({ name }) => `${name}.jpg`),
    FRONT,
  );
  return photos.map((photo) => {
    const answer = found.get(`${photo.name}.jpg`);
    if (answer.problem !== null) return { ...photo, errors: null, problem: answer.problem };
    const errors = errorsOf({
      ...photo,
      truth: truthOf(photo.name),
      found: answer,
      size: SIZE,
      area: areaOf(photo.shot, SIZE),
    });
    return { ...photo, errors, problem: null };
  });
}

async function main() {
  const { fresh, only } = readOptions();
  const isCardsOnly = only === 'cards';
  requireDependencies();
  if (fresh) fs.rmSync(FOLDER, { recursive: true, force: true });
  const { measured, others, unusual, refused } = HEADS;
  await renderHeads({
    heads: [
      ...(isCardsOnly ? [] : [...measured, ...others, ...unusual, ...refused]),
      ...Object.values(CARD_HEADS).flat(),
    ],
    folder: FOLDER,
    size: SIZE,
    samples: SAMPLES,
  });
  const cards = {
    held: await judgeCards(CARD_HEADS.held),
    leaning: await judgeCards(CARD_HEADS.leaning),
    without: await judgeCards(CARD_HEADS.without),
  };
  log(cardReport(cards));
  const answered = cards.without.filter(({ byCard }) => typeof byCard !== 'string');
  for (const { name } of answered) log(`${name} shows no whole card, and was measured by one.`);
  if (isCardsOnly) return answered.length > 0 ? 1 : 0;
  const results = {
    measured: await judge(measured),
    others: await judge(others),
    unusual: await judge(unusual),
    refused: await judge(refused),
  };
  log(`${describeMachine()}\n\n${reportOf(results)}`);
  const guessed = results.refused.filter(({ problem }) => problem === null);
  for (const { name } of guessed) log(`${name} should have been refused, and was measured.`);
  return guessed.length + answered.length > 0 ? 1 : 0;
}

await runMain(main, { signalCode: 130 });
