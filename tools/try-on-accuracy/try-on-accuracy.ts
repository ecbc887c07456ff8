/*
 * Needs the network once, and keeps the pictures in node_modules/.cache. Exit code 1 if it measures a photo
 * that shows no measurable face or no whole card.
 */
import fs from 'node:fs';
import path from 'node:path';
import { formatTable, log, ROOT } from '../../scripts/lib/cli.mjs';
import { runMain } from '../../scripts/lib/processes.mjs';
import { describeMachine } from '../../scripts/lib/system.mjs';
import { CARD_HEADS } from '../face-bench/cards';
import { HEADS } from '../face-bench/heads';
import { renderPhotos, SIZE } from '../face-bench/render';
import { scoreTable, wronglyAnswered } from '../face-bench/score';
import type { Photo, Sitter } from '../face-bench/types';
import { readNames, readOptions } from '../lib/options';
import { errorsOf, FRONT } from './judge';
import { type CardReading, measurePhotos, readCards } from './measure';
import { type Judged, reportOf } from './report';

const FOLDER = path.join(ROOT, 'node_modules/.cache/try-on-accuracy');

const filesOf = (photos: readonly Photo[]) => photos.map(({ name }) => `${name}.jpg`);

/** The photos with a card, measured by card and by irises. */
async function judgeCards() {
  const judged: (Photo & Partial<CardReading> & { kind: string })[] = [];
  for (const [kind, heads] of Object.entries(CARD_HEADS)) {
    const photos = await renderPhotos(heads, FOLDER);
    const found = await readCards(FOLDER, filesOf(photos));
    judged.push(...photos.map((photo) => ({ ...photo, kind, ...found.get(`${photo.name}.jpg`) })));
  }
  return judged;
}

/**
 * Prints how accurate the card and the irises are. Resolves to the names of the photos that should have been
 * rejected.
 */
async function reportCards() {
  const photos = await judgeCards();
  const byCard = photos.map((photo) => ({ ...photo, found: photo.byCard }));
  const byFile = photos.map((photo) => ({ ...photo, found: photo.byFile }));
  const byIris = photos.map((photo) => ({ ...photo, found: photo.byIris }));
  log('A card held at the face, irises of 10.6 to 13.0 mm (errors in mm)\n');
  log(formatTable(scoreTable(byCard)));
  log('\nThe same cards, in files whose EXIF data describe the lens\n');
  log(formatTable(scoreTable(byFile)));
  log('\nThe irises alone, on the same photos\n');
  log(formatTable(scoreTable(byIris)));
  return [...wronglyAnswered(byCard), ...wronglyAnswered(byFile)];
}

/** All photos of the heads, each with its errors or the problem that the try-on reported. */
async function judge(heads: readonly Sitter[]): Promise<Judged[]> {
  const photos = await renderPhotos(heads, FOLDER);
  const found = await measurePhotos(FOLDER, filesOf(photos), FRONT);
  return photos.map((photo) => {
    const answer = found.get(`${photo.name}.jpg`);
    if (answer === undefined || answer.problem !== null)
      return { ...photo, errors: null, problem: answer?.problem ?? 'unreadable' };
    return { ...photo, errors: errorsOf({ ...photo, found: answer, size: SIZE }), problem: null };
  });
}

/**
 * Prints how accurate the whole try-on is. Resolves to the names of the photos that should have been
 * rejected.
 */
async function reportFaces() {
  const measured = await judge(HEADS.measured);
  const others = await judge(HEADS.others);
  const unusual = await judge(HEADS.unusual);
  const refused = await judge(HEADS.refused);
  log(`\n${reportOf({ measured, others, unusual, refused })}`);
  return refused.filter(({ problem }) => problem === null).map(({ name }) => name);
}

async function main() {
  const parts = readNames('try-on-accuracy', ['cards', 'faces']);
  const { fresh } = readOptions('try-on-accuracy').values;
  if (fresh) fs.rmSync(FOLDER, { recursive: true, force: true });
  log(`${describeMachine()}\n`);
  const wrong = [
    ...(parts.includes('cards') ? await reportCards() : []),
    ...(parts.includes('faces') ? await reportFaces() : []),
  ];
  for (const name of wrong) log(`${name} was measured, but should have been rejected.`);
  return wrong.length > 0 ? 1 : 0;
}

await runMain(main, { signalCode: 130 });
