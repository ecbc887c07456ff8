import path from 'node:path';
import { devices } from 'playwright';
import { ROOT } from '../lib/cli.mjs';
import { percentile } from './load.mjs';
import { withPhoneBrowser } from './phone.mjs';

const ROUNDS = 5;
const PAGE_MS = 60_000;
const PORTRAIT = path.join(ROOT, 'e2e/support/faces/portrait.jpg');

/** A phone's processor is that much slower. The browser can slow down a page but not its worker. */
const SLOWDOWN = 4;

/** Processor time that the browser has used, in ms: that is the same on a busy machine. */
async function processorTime(session) {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return 1000 * processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

/** What a shopper who tries the product's frame on in a photo waits for, in ms of processor time. */
async function tryOn({ context, session }, url) {
  const now = () => processorTime(session);
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle', timeout: PAGE_MS });
  const dialog = page.getByRole('dialog', { name: 'Provar' });
  const agree = dialog.getByRole('button', { name: 'Concordo, quero provar' });
  const pressed = await now();
  await page.getByRole('button', { name: 'Provar' }).tap();
  await agree.waitFor({ timeout: PAGE_MS });
  const opened = await now();
  await agree.tap();
  const photo = dialog.getByLabel('Escolher uma foto');
  await photo.waitFor({ timeout: PAGE_MS });
  const chosen = await now();
  await photo.setInputFiles(PORTRAIT);
  await dialog.locator('figure[aria-busy="false"]').first().waitFor({ timeout: PAGE_MS });
  const drawn = await now();
  await page.close();
  return { dialog: opened - pressed, result: drawn - chosen };
}

/** How long the first result of the try-on takes on a phone, with and without the models in its cache. */
export async function benchTryOn({ product }, env) {
  return withPhoneBrowser(env, async (browser) => {
    const context = await browser.newContext({ ...devices['Moto G4'], locale: 'pt-BR' });
    const session = await browser.newBrowserCDPSession();
    const rounds = [];
    for (let round = 0; round <= ROUNDS; round++) rounds.push(await tryOn({ context, session }, product));
    await context.close();
    const [first, ...others] = rounds;
    const median = (key) =>
      percentile(
        others.map((round) => round[key]).toSorted((a, b) => a - b),
        0.5,
      );
    const row = (name, { dialog, result }) => [
      name,
      ...[dialog, result, dialog + result].map((ms) => `${Math.round(SLOWDOWN * ms)} ms`),
    ];
    return [
      ['the models', 'press to dialog', 'photo to result', 'together'],
      row('not in the cache', first),
      row(`in the cache, median of ${ROUNDS}`, { dialog: median('dialog'), result: median('result') }),
    ];
  });
}
