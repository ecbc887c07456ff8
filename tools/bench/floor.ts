import path from 'node:path';
import { load } from 'cheerio';
import { BIN, CliError, ROOT } from '../../scripts/lib/cli.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';
import { runProgram, startProgram, waitUntilServing } from '../../scripts/lib/processes.mjs';
import { withoutConfiguration } from '../../scripts/lib/settings.mjs';

const FOLDER = path.join(ROOT, 'tools/bench/floor');
const BUILD_MS = 180_000;
const START_MS = 30_000;
const PICTURES = 24;

/** The pictures of a listing's cards, as its HTML loads them. */
function picturesIn(html: string) {
  return load(html)('main img[srcset]')
    .toArray()
    .map(({ attribs: { src, srcset, sizes, width, height } }) => ({
      src,
      srcSet: srcset,
      sizes,
      width,
      height,
    }))
    .slice(0, PICTURES);
}

/**
 * Builds and starts the bare Next pages of tools/bench/floor, with the pictures of the measured shop. They
 * show what Next alone costs. `pages` has the addresses of home, listing and product.
 * @param html the shop's listing
 */
export async function startFloor(html: string) {
  const pictures = picturesIn(html);
  if (pictures.length === 0)
    throw new CliError("The shop's listing has no pictures to compare with: use a catalogue with pictures.");
  const env = {
    ...withoutConfiguration(),
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    FLOOR_PICTURES: JSON.stringify(pictures),
  };
  const { code, lines } = await runProgram({
    args: [BIN.next, 'build', FOLDER],
    env,
    name: 'floor',
    output: 'quiet',
    limit: BUILD_MS,
  });
  if (code !== 0) throw new CliError(['The bare pages could not be built:', ...lines].join('\n'));
  const port = await freePort();
  const program = startProgram({
    args: [BIN.next, 'start', FOLDER, '-p', String(port)],
    env,
    name: 'floor',
    output: 'quiet',
    server: true,
  });
  const origin = `http://localhost:${port}`;
  await waitUntilServing({ url: origin, program, limit: START_MS });
  const { headers } = await fetch(origin);
  if (headers.has('content-security-policy')) {
    await program.stop();
    throw new CliError(
      'The bare pages have the shop’s Content-Security-Policy: its middleware got into their build. Check that tools/bench/floor/middleware.js exists.',
    );
  }
  return {
    pages: { home: `${origin}/`, listing: `${origin}/listing`, product: `${origin}/product` },
    stop: () => program.stop(),
  };
}
