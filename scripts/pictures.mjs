/*
 * npm run pictures: compares the key screens of both storefronts, at three widths and in both colour schemes, with
 * the committed references in scripts/pictures/references. What differs is shown side by side in
 * .reports/pictures/index.html. `-- --update` makes the references anew. The versions of Chromium draw text
 * differently, so that with another one there is nothing to compare.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { CliError, formatDuration, log, REPORTS, ROOT } from './lib/cli.mjs';
import { runMain } from './lib/processes.mjs';
import { startTestShop } from './lib/shop.mjs';
import { chromiumPath } from './lib/system.mjs';
import { capture, LAUNCH_ARGS } from './pictures/capture.mjs';
import { compare, encode } from './pictures/compare.mjs';
import { writeReport } from './pictures/report.mjs';
import { SCREENS } from './pictures/screens.mjs';

const REFERENCES = path.join(ROOT, 'scripts/pictures/references');
const MADE_WITH = path.join(REFERENCES, 'made-with.json');
const REPORT = path.join(REPORTS, 'pictures');

/** Each program starts at this moment, for pages say the day of a delivery and of a campaign. */
const CLOCK = path.join(ROOT, 'scripts/pictures/fixed-clock.cjs');

function isUpdate() {
  try {
    return parseArgs({ options: { update: { type: 'boolean', default: false } } }).values.update;
  } catch (error) {
    throw new CliError(`${error.message}. npm run pictures takes --update.`);
  }
}

const majorOf = (version) => Number(version.split('.')[0]);

const startShop = (storefront) =>
  startTestShop({ variables: { STOREFRONT: storefront, NODE_OPTIONS: `--require ${CLOCK}` } });

/** Pictures of one storefront, as `[name, WebP]`. */
async function picturesOf(storefront, shop, browser) {
  const pictures = [];
  for (const screen of SCREENS[storefront]) {
    for await (const { name, png } of capture(browser, shop, screen))
      pictures.push([`${storefront}/${name}.webp`, await encode(png)]);
  }
  return pictures;
}

/** Both storefronts beside each other. */
async function takePictures(browser) {
  const shops = [];
  try {
    // One after the other, for the first may have to build.
    for (const storefront of Object.keys(SCREENS)) shops.push([storefront, await startShop(storefront)]);
    const ofEach = await Promise.all(
      shops.map(([storefront, shop]) => picturesOf(storefront, shop, browser)),
    );
    return ofEach.flat();
  } finally {
    for (const [, shop] of shops) await shop.stop();
  }
}

function update(pictures, version) {
  fs.rmSync(REFERENCES, { recursive: true, force: true });
  for (const [name, webp] of pictures) {
    const file = path.join(REFERENCES, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, webp);
  }
  fs.writeFileSync(MADE_WITH, `${JSON.stringify({ chromium: majorOf(version) }, null, 2)}\n`);
  const bytes = pictures.reduce((sum, [, webp]) => sum + webp.length, 0);
  log(`${pictures.length} references written, ${(bytes / 1024 ** 2).toFixed(1)} MB.`);
}

/** The pictures that differ from their references, or have none, and the references without a picture. */
async function differences(pictures) {
  const names = new Set(pictures.map(([name]) => name));
  const committed = fs.readdirSync(REFERENCES, { recursive: true }).filter((name) => name.endsWith('.webp'));
  const found = committed
    .filter((name) => !names.has(name))
    .map((name) => ({ name, problem: 'is no longer taken' }));
  for (const [name, webp] of pictures) {
    const file = path.join(REFERENCES, name);
    if (!fs.existsSync(file)) found.push({ name, problem: 'has no reference', now: webp });
    else {
      const reference = fs.readFileSync(file);
      const difference = await compare(reference, webp);
      if (difference) found.push({ name, reference, now: webp, ...difference });
    }
  }
  return found;
}

async function main() {
  const started = Date.now();
  const wantsUpdate = isUpdate();
  const executablePath = chromiumPath(process.env);
  if (!executablePath) throw new CliError('There is no Chromium: npm run setup installs one.');
  const browser = await chromium.launch({ executablePath, args: LAUNCH_ARGS });
  try {
    const version = browser.version();
    if (!wantsUpdate) {
      if (!fs.existsSync(MADE_WITH))
        throw new CliError('There are no references: npm run pictures -- --update.');
      const { chromium: major } = JSON.parse(fs.readFileSync(MADE_WITH, 'utf8'));
      if (major !== majorOf(version)) {
        log(`The references are of Chromium ${major}, this is ${version}: nothing is compared.`);
        return 0;
      }
    }
    const pictures = await takePictures(browser);
    if (wantsUpdate) {
      update(pictures, version);
      return 0;
    }
    const found = await differences(pictures);
    const file = writeReport(REPORT, found);
    for (const { name, problem } of found) log(`${name} ${problem}`);
    if (found.length > 0) log(`Side by side: ${file}`);
    log(
      `${pictures.length - found.length} of ${pictures.length} pictures as they were, ${formatDuration(Date.now() - started)}.`,
    );
    return found.length > 0 ? 1 : 0;
  } finally {
    await browser.close();
  }
}

await runMain(main);
