/*
 * Measures how long a shopper on a phone waits: a browser on slow 4G, with a processor four times slower,
 * opens pages of a running shop. Measures the first view, work on the main thread, requests before the load
 * event, and a tap on the cart button right after the first paint.
 */
import { type Browser, devices, type Page } from 'playwright';
import { CliError } from '../../scripts/lib/cli.mjs';
import { withWholeChromium } from '../lib/chromium';
import { median, milliseconds, rangeOf } from '../lib/figures';
import { scriptOf } from '../lib/page-script';
import type { Addresses } from '../lib/pages';

const SLOWDOWN = 4;
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: (750e3 / 8) * 0.9,
};
const LOADS = 3;
/** How long after the load event the page is watched. */
const WATCHED_MS = 5000;
const PRESS_AFTER_MS = 100;
const PAGE_MS = 60_000;

type Task = { startTime: number; duration: number };
declare const window: Window & {
  /** Times in ms since the page was opened; 0 while unknown. */
  phoneBench: Record<'lcp' | 'shifts' | 'pressedAt' | 'openedAt' | 'filledAt', number> & { tasks: Task[] };
};

/** Runs in the page before anything else. */
function observe() {
  const times = { lcp: 0, shifts: 0, pressedAt: 0, openedAt: 0, filledAt: 0 };
  const metrics: typeof window.phoneBench = { ...times, tasks: [] };
  window.phoneBench = metrics;
  const watch = (type: string, take: (entry: PerformanceEntry & { value?: number }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => {
    metrics.lcp = startTime;
  });
  watch('layout-shift', ({ value = 0 }) => {
    metrics.shifts += value;
  });
  watch('longtask', ({ startTime, duration }) => {
    metrics.tasks.push({ startTime, duration });
  });
  const checkDialog = () => {
    const dialog = document.querySelector('dialog[open]');
    if (dialog) metrics.openedAt ||= performance.now();
    // The dialog that opens before the cart's code has loaded is empty, so it does not count as filled.
    if (dialog && dialog.id !== 'waiting-panel') metrics.filledAt = performance.now();
    else requestAnimationFrame(checkDialog);
  };
  const notePress = () => {
    metrics.pressedAt = performance.now();
    checkDialog();
  };
  addEventListener('pointerdown', notePress, { capture: true, once: true });
}

/** Runs `work` with a page on such a phone. With `isOnline`, the network is not slowed down. */
export async function onPhone<T>(
  browser: Browser,
  work: (page: Page) => Promise<T>,
  { isOnline = false } = {},
) {
  const context = await browser.newContext({ ...devices['Moto G4'], locale: 'pt-BR' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    if (!isOnline) {
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', SLOW_4G);
    }
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.addInitScript(scriptOf(observe, null));
    return await work(page);
  } finally {
    await context.close();
  }
}

/** Opens a page and waits until its scripts have requested the cart. */
export async function openLive(page: Page, url: string) {
  const live = page.waitForResponse(/\/v2\/front\/checkout\/cart/, { timeout: PAGE_MS });
  await page.goto(url, { waitUntil: 'load', timeout: PAGE_MS });
  await live;
}

/** Runs in the page: time of the first paint in ms; 0 before it. */
const firstPaint = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;

/** Runs in the page: number of bytes transferred so far. */
function transferredBytes() {
  return performance
    .getEntries()
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .reduce((sum, { transferSize }) => sum + transferSize, 0);
}

function load(browser: Browser, url: string) {
  return onPhone(browser, async (page) => {
    let requests = 0;
    page.on('request', () => requests++);
    await page.goto(url, { waitUntil: 'load', timeout: PAGE_MS });
    const beforeLoad = requests;
    const bytes = await page.evaluate(transferredBytes);
    await page.waitForTimeout(WATCHED_MS);
    const fcp = await page.evaluate(firstPaint);
    const { lcp, shifts, tasks } = await page.evaluate(() => window.phoneBench);
    const later = tasks.filter(({ startTime, duration }) => startTime + duration > fcp);
    const longest = Math.max(0, ...later.map(({ duration }) => duration));
    // How long these tasks would delay a tap: the part of each beyond 50 ms.
    const blocked = later.reduce((sum, { duration }) => sum + duration - 50, 0);
    return { fcp, lcp, shifts, beforeLoad, bytes, longest, blocked };
  });
}

/**
 * Time in ms from a tap on the cart button until its panel opens, and until the panel has its content;
 * Infinity if the tap is lost.
 */
function press(browser: Browser, url: string) {
  return onPhone(browser, async (page) => {
    await page.goto(url, { waitUntil: 'commit', timeout: PAGE_MS });
    await page.waitForFunction(firstPaint, undefined, { timeout: PAGE_MS });
    await page.waitForTimeout(PRESS_AFTER_MS);
    const box = await page.getByRole('button', { name: /^Carrinho/ }).boundingBox();
    if (box === null)
      throw new CliError(`${url} shows no cart button: check that BASE_URL is a working shop.`);
    const { x, y, width, height } = box;
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    const filled = page.waitForFunction(() => window.phoneBench.filledAt > 0, undefined, { timeout: 10_000 });
    if (!(await filled.then(Boolean, () => false)))
      return { opened: Number.POSITIVE_INFINITY, filled: Number.POSITIVE_INFINITY };
    return page.evaluate(() => {
      const { pressedAt, openedAt, filledAt } = window.phoneBench;
      return { opened: openedAt - pressedAt, filled: filledAt - pressedAt };
    });
  });
}

type Load = Awaited<ReturnType<typeof load>>;
type Press = Awaited<ReturnType<typeof press>>;
type Measured = { loads: Load[]; presses: Press[] };

async function measurePage(browser: Browser, url: string, withPress: boolean) {
  const measured: Measured = { loads: [], presses: [] };
  for (let round = 0; round < LOADS; round++) {
    measured.loads.push(await load(browser, url));
    if (withPress) measured.presses.push(await press(browser, url));
  }
  return measured;
}

function pressText({ presses }: Measured, key: keyof Press) {
  const ms = median(presses.map((times) => times[key]));
  return presses.length === 0 ? '' : Number.isFinite(ms) ? milliseconds(ms) : 'lost';
}

/** A row of the table. The paints are also shown as ratios to those of `base`, if there is one. */
function rowOf(name: string, measured: Measured, base: Measured | undefined): (string | number)[] {
  const valuesOf = ({ loads }: Measured, key: keyof Load) => loads.map((figures) => figures[key]);
  const medianOf = (key: keyof Load) => median(valuesOf(measured, key));
  const paint = (key: 'fcp' | 'lcp') => [
    rangeOf(valuesOf(measured, key)).join(' / '),
    base ? (medianOf(key) / median(valuesOf(base, key))).toFixed(2) : '',
  ];
  return [
    name,
    ...[...paint('fcp'), ...paint('lcp')],
    ...[milliseconds(medianOf('longest')), milliseconds(medianOf('blocked'))],
    medianOf('shifts').toFixed(3),
    medianOf('beforeLoad'),
    (medianOf('bytes') / 1024).toFixed(0),
    ...[pressText(measured, 'opened'), pressText(measured, 'filled')],
  ];
}

const TITLES = [
  ...['page', 'first paint (min / median / max)', 'to floor', 'largest', 'to floor', 'longest task'],
  ...['blocked', 'shift', 'requests', 'KB', 'early press', 'its content'],
];

/**
 * Measures `pages`, each after the page of the same name in `floor`. Resolves to the rows of a table: medians,
 * and the first and largest paint as ratios to the floor.
 */
export async function benchPhone(pages: Addresses, floor: Addresses) {
  return withWholeChromium(async (browser) => {
    const rows: ReturnType<typeof rowOf>[] = [];
    for (const [name, url] of Object.entries(pages)) {
      const bareUrl = floor[name];
      const bare = bareUrl === undefined ? undefined : await measurePage(browser, bareUrl, false);
      if (bare) rows.push(rowOf(`${name}, floor`, bare, bare));
      rows.push(rowOf(name, await measurePage(browser, url, true), bare));
    }
    return [TITLES, ...rows];
  });
}
