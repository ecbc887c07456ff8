import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type BrowserContext, type CDPSession, devices, type Page } from 'playwright';
import sharp from 'sharp';
import { ROOT } from '../../scripts/lib/cli.mjs';
import { withWholeChromium } from '../lib/chromium';
import { median, milliseconds } from '../lib/figures';
import { scriptOf } from '../lib/page-script';
import type { Pages } from '../lib/pages';

const ROUNDS = 5;
const PAGE_MS = 60_000;
const PORTRAIT = path.join(ROOT, 'e2e/support/faces/portrait.jpg');

/** Long side of the photo in px, as large as a phone's, because a shopper also waits for its decoding. */
const PHOTO_SIDE = 3464;

/** The shortest time in which a shopper takes or chooses a photo, in ms. */
const CHOOSING_MS = 2000;

/**
 * Assumed ratio between the speeds of this machine and a phone. Times are multiplied by it, because the browser can slow
 * down a page but not its worker.
 */
const SLOWDOWN = 4;

/** How many camera frames are skipped at the start, as in the try-on, and how many are counted. */
const LIVE = { warmUp: 5, counted: 15 };

/** Processor time of the browser in ms, which does not depend on how busy the machine is. */
async function processorTime(session: CDPSession) {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return 1000 * processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

/**
 * Opens the try-on of the product, up to the choice of a photo. `onStep` is called before each tap and at the
 * end.
 */
async function openTryOn(page: Page, url: string, onStep: () => Promise<unknown> = async () => undefined) {
  await page.goto(url, { waitUntil: 'networkidle', timeout: PAGE_MS });
  const dialog = page.getByRole('dialog', { name: 'Provar' });
  const agree = dialog.getByText('Autorizar e escolher uma foto');
  await onStep();
  await page.getByRole('button', { name: 'Provar' }).tap();
  await agree.waitFor({ timeout: PAGE_MS });
  await onStep();
  await agree.tap();
  await dialog.getByLabel('Escolher uma foto').waitFor({ timeout: PAGE_MS });
  return dialog;
}

type Photo = { name: string; mimeType: string; buffer: Buffer };
type Times = { dialog: number; choosing: number; result: number };
type Phone = { context: BrowserContext; session: CDPSession; photo: Photo; portrait: string };

/** How long a shopper waits when trying on the product's frame in a photo, as processor time in ms. */
async function tryOn({ context, session, photo }: Phone, url: string): Promise<Times> {
  const times: number[] = [];
  const note = async () => times.push(await processorTime(session));
  const page = await context.newPage();
  const dialog = await openTryOn(page, url, note);
  await wait(CHOOSING_MS);
  await note();
  await dialog.getByLabel('Escolher uma foto').setInputFiles(photo);
  await dialog.locator('figure[aria-busy="false"]').first().waitFor({ timeout: PAGE_MS });
  await note();
  await page.close();
  const [pressed = 0, opened = 0, chosen = 0, drawn = 0] = times;
  return { dialog: opened - pressed, choosing: chosen - opened, result: drawn - chosen };
}

declare const window: Window & {
  /** When the frame was drawn on each picture of the camera. */
  liveTimes: number[];
};

/** Runs in the page: emulates a camera that shows the portrait, and records when the frame is drawn on it. */
async function emulateCamera(portrait: string) {
  window.liveTimes = [];
  const { clearRect } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.clearRect = function clear(...area: Parameters<typeof clearRect>) {
    window.liveTimes.push(performance.now());
    return clearRect.apply(this, area);
  };
  navigator.mediaDevices.getUserMedia = async () => {
    const image = new Image();
    image.src = portrait;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 640 });
    const context = canvas.getContext('2d');
    const draw = () => {
      context?.drawImage(image, 0, 0, canvas.width, canvas.height);
      requestAnimationFrame(draw);
    };
    draw();
    return canvas.captureStream();
  };
}

/** Camera frames per second with the glasses drawn on the face, at this machine's speed. */
async function liveRate({ context, portrait }: Phone, url: string) {
  const page = await context.newPage();
  await page.addInitScript(scriptOf(emulateCamera, portrait));
  const dialog = await openTryOn(page, url);
  await wait(CHOOSING_MS);
  await dialog.getByRole('button', { name: 'Usar a câmera' }).tap();
  const count = LIVE.warmUp + LIVE.counted;
  await page.waitForFunction((least) => window.liveTimes.length > least, count, { timeout: PAGE_MS });
  const times = await page.evaluate(() => window.liveTimes);
  const at = (index: number) => times[index] ?? Number.NaN;
  await page.close();
  return (1000 * LIVE.counted) / (at(count) - at(LIVE.warmUp));
}

/**
 * How long the first result of the try-on takes on a phone, with and without the models in its cache; and how
 * many frames per second the live try-on draws on this machine.
 */
export async function benchTryOn({ product }: Pages) {
  const enlarged = sharp(PORTRAIT).resize(PHOTO_SIDE, PHOTO_SIDE, { kernel: 'cubic' }).jpeg();
  const photo = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await enlarged.toBuffer() };
  const portrait = `data:image/jpeg;base64,${(await sharp(PORTRAIT).toBuffer()).toString('base64')}`;
  return withWholeChromium(async (browser) => {
    const context = await browser.newContext({ ...devices['Moto G4'], locale: 'pt-BR' });
    const session = await browser.newBrowserCDPSession();
    const phone = { context, session, photo, portrait };
    const first = await tryOn(phone, product);
    const others: Times[] = [];
    for (let round = 0; round < ROUNDS; round++) others.push(await tryOn(phone, product));
    const rate = await liveRate(phone, product);
    await context.close();
    const row = (name: string, { dialog, choosing, result }: Times, live = '') => [
      name,
      ...[dialog, choosing, result, dialog + result].map((ms) => milliseconds(SLOWDOWN * ms)),
      live,
    ];
    const medianOf = (key: keyof Times) => median(others.map((round) => round[key]));
    const medians = {
      dialog: medianOf('dialog'),
      choosing: medianOf('choosing'),
      result: medianOf('result'),
    };
    return [
      [
        'the models',
        'tap to dialog',
        'photo is chosen',
        'photo to result',
        'waited for',
        'camera, not slowed',
      ],
      row('not in the cache', first),
      row(`in the cache, median of ${ROUNDS}`, medians, `${rate.toFixed(0)} pictures per second`),
    ];
  });
}
