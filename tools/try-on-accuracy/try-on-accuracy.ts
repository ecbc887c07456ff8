/*
 * Needs the network once, and keeps the pictures in node_modules/.cache. Exit code 1 if it measures a photo
 * that shows no measurable face or no whole card.
 */
import fs from 'node:fs';
import path from 'node:path';
import { CARD_HEADS } from '../../lib/face-measure/bench/cards';
import { HEADS } from '../../lib/face-measure/bench/heads';
import { errorsOf, FRONT } from '../../lib/face-measure/bench/placement-errors';
import { printPlacements, type ScoredPlacement } from '../../lib/face-measure/bench/placement-report';
import { renderPhotos, SIZE } from '../../lib/face-measure/bench/render';
import { scoreTable, wronglyMeasured } from '../../lib/face-measure/bench/score';
import type { Photo, Sitter } from '../../lib/face-measure/bench/types';
import { log, ROOT } from '../../scripts/lib/cli.mjs';
import { runMain } from '../../scripts/lib/processes.mjs';
import { describeMachine } from '../../scripts/lib/system.mjs';
import { readNames, readOptions } from '../lib/options';
import { type CardReading, measurePhotos, readCards } from './measure';

const FOLDER = path.join(ROOT, 'node_modules/.cache/try-on-accuracy');

const inFolder = (photos: readonly Photo[]) => ({ folder: FOLDER, names: photos.map(({ name }) => name) });

/** The photos with a card, measured by card and by irises. */
async function measureCards() {
  const measured: (Photo & Partial<CardReading> & { kind: string })[] = [];
  for (const [kind, heads] of Object.entries(CARD_HEADS)) {
    const photos = await renderPhotos(heads, FOLDER);
    const found = await readCards(inFolder(photos));
    measured.push(...photos.map((photo) => ({ ...photo, kind, ...found.get(photo.name) })));
  }
  return measured;
}

/**
 * Prints how accurate the card and the irises are. Resolves to the names of the photos that should have been
 * rejected.
 */
async function reportCards() {
  const photos = await measureCards();
  const byCard = photos.map((photo) => ({ ...photo, found: photo.byCard }));
  const byFile = photos.map((photo) => ({ ...photo, found: photo.byFile }));
  const byIris = photos.map((photo) => ({ ...photo, found: photo.byIris }));
  log('A card held at the face, irises of 10.6 to 13.0 mm (errors in mm)');
  console.table(scoreTable(byCard));
  log('\nThe same cards, in files whose EXIF data describe the lens');
  console.table(scoreTable(byFile));
  log('\nThe irises alone, on the same photos');
  console.table(scoreTable(byIris));
  return [...wronglyMeasured(byCard), ...wronglyMeasured(byFile)];
}

/** All photos of the heads, each with its errors or the problem that the try-on reported. */
async function measureHeads(heads: readonly Sitter[]): Promise<ScoredPlacement[]> {
  const photos = await renderPhotos(heads, FOLDER);
  const found = await measurePhotos(inFolder(photos), FRONT);
  return photos.map((photo) => {
    const measured = found.get(photo.name);
    if (measured === undefined || measured.problem !== null)
      return { ...photo, errors: null, problem: measured?.problem ?? 'unreadable' };
    return { ...photo, errors: errorsOf({ ...photo, found: measured, size: SIZE }), problem: null };
  });
}

/**
 * Prints how accurate the whole try-on is. Resolves to the names of the photos that should have been
 * rejected.
 */
async function reportFaces() {
  const measured = await measureHeads(HEADS.measured);
  const others = await measureHeads(HEADS.others);
  const unusual = await measureHeads(HEADS.unusual);
  const refused = await measureHeads(HEADS.refused);
  printPlacements({ measured, others, unusual, refused });
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
