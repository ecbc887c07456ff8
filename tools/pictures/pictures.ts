import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { BIN, CliError, log, ROOT } from '../../scripts/lib/cli.mjs';
import { runMain, runProgram } from '../../scripts/lib/processes.mjs';
import { withoutConfiguration } from '../../scripts/lib/settings.mjs';
import { withChromium } from '../lib/chromium';
import { readOptions } from '../lib/options';

const FOLDER = path.join(ROOT, 'e2e/pictures');
const REPORT = 'playwright-report/index.html';
const LIMIT_MS = 15 * 60_000;

/**
 * The folder for reference pictures of this browser, since another version draws letters and edges a little
 * differently.
 */
async function nameOfReferences() {
  const version = await withChromium(async (browser) => browser.version());
  return `chromium-${version.split('.')[0]}`;
}

const existingReferences = () => fs.readdirSync(FOLDER).filter((name) => /^chromium-\d+$/.test(name));

/** Does not compare pictures of different browsers, because all of them would differ. */
function requireReferences(name: string) {
  const existing = existingReferences();
  if (existing.includes(name)) return;
  throw new CliError(
    `The references in e2e/pictures are for ${existing.join(' and ') || 'no browser'}, but this browser is ${name}. Compare with that version (CHROME_PATH), or check out a commit that looks right and write references for this browser with npm run tools -- pictures --update.`,
  );
}

/**
 * Removes the references of other browser versions once new ones are written, because only one version is
 * kept.
 */
function removeOthers(name: string) {
  for (const other of existingReferences()) {
    if (other !== name) fs.rmSync(path.join(FOLDER, other), { recursive: true });
  }
}

/**
 * Recompresses the references written since `start` (ms) without loss, which halves them, because the browser
 * compresses fast but badly.
 */
async function compressReferences(folder: string, start: number) {
  for (const name of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(folder, name);
    if (!name.endsWith('.webp') || fs.statSync(file).mtimeMs < start) continue;
    fs.writeFileSync(file, await sharp(fs.readFileSync(file)).webp({ lossless: true }).toBuffer());
  }
}

async function main() {
  const { update, only } = readOptions('pictures').values;
  const name = await nameOfReferences();
  if (!update) requireReferences(name);
  const { BASE_URL: _deployment, ...env } = withoutConfiguration();
  const folder = path.join(FOLDER, name);
  const start = Date.now();
  const { code } = await runProgram({
    args: [
      ...[BIN.playwright, 'test', `--config=${FOLDER}`],
      ...(update ? ['--update-snapshots=changed'] : []),
      ...(only === undefined ? [] : ['-g', only]),
    ],
    env: { ...env, PICTURE_REFERENCES: folder },
    output: 'inherit',
    limit: LIMIT_MS,
  });
  if (update) await compressReferences(folder, start);
  if (update && only === undefined && code === 0) removeOthers(name);
  if (code !== 0) log(`\nThe differences, side by side: ${REPORT}`);
  return code;
}

await runMain(main, { signalCode: 130 });
