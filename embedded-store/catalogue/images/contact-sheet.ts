import sharp from 'sharp';
import { GROUND } from './palette';
import { renderProduct } from './render';
import { sampleSpecs } from './sample-specs';

/**
 * Writes a PNG of sample products for review.
 * Usage: contact-sheet.ts OUT.png [views=1,2,3] [size=455] [sample numbers, comma-separated; default all]
 */
async function main([out, views = '1,2,3', edge = '455', chosen]: string[]): Promise<void> {
  if (!out) throw new Error('Usage: contact-sheet.ts OUT.png [views] [size] [samples]');
  const size = Number(edge);
  const list = chosen ? chosen.split(',').map(Number) : sampleSpecs.map((_, i) => i);
  const tiles: Buffer[] = [];
  for (const sample of list) {
    const spec = sampleSpecs[sample];
    if (!spec) throw new RangeError(`No sample ${sample}`);
    for (const view of views.split(',').map(Number)) {
      const started = performance.now();
      const tile = await renderProduct(spec, view, size);
      tiles.push(tile);
      console.log(
        `${sample} ${spec.shape} view ${view}: ${Math.round(performance.now() - started)} ms, ${tile.length} B`,
      );
    }
  }
  const columns = Math.ceil(Math.sqrt(tiles.length * 1.1));
  const rows = Math.ceil(tiles.length / columns);
  await sharp({ create: { width: columns * size, height: rows * size, channels: 3, background: GROUND } })
    .composite(
      tiles.map((input, i) => ({ input, left: (i % columns) * size, top: Math.floor(i / columns) * size })),
    )
    .png()
    .toFile(out);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
