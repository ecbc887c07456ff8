/*
 * Measures how long a shopper on a phone waits: a browser on slow 4G, with a processor four times slower,
 * opens pages of a running shop. Measures the first view, work on the main thread, requests before the load
 * event, and a tap on the cart button right after the first paint.
 */
import { type Browser, chromium, devices, type Page } from 'playwright';
import { CliError } from '../../scripts/lib/cli.mjs';
import { chromiumPath } from '../../scripts/lib/system.mjs';
import { median } from '../lib/figures';
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
  const metrics: typeof window.phoneBench = {
    lcp: 0,
    shifts: 0,
    tasks: [],
    pressedAt: 0,
    openedAt: 0,
    filledAt: 0,
  };
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

const tasksAfter = (paint: number, tasks: Task[]) =>
  tasks.filter(({ startTime, duration }) => startTime + duration > paint);

/** How long tasks after the first paint would delay a tap, in ms: the part of each task beyond 50 ms. */
const blockedAfter = (paint: number, tasks: Task[]) =>
  tasksAfter(paint, tasks).reduce((sum, { duration }) => sum + duration - 50, 0);

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
    return {
      fcp,
      lcp,
      shifts,
      beforeLoad,
      bytes,
      longest: Math.max(0, ...tasksAfter(fcp, tasks).map(({ duration }) => duration)),
      blocked: blockedAfter(fcp, tasks),
    };
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
    const isFilled = page.waitForFunction(() => window.phoneBench.filledAt > 0, undefined, {
      timeout: 10_000,
    });
    const hasCart = await isFilled.then(Boolean, () => false);
    if (!hasCart) return { opened: Number.POSITIVE_INFINITY, filled: Number.POSITIVE_INFINITY };
    return page.evaluate(() => {
      const { pressedAt, openedAt, filledAt } = window.phoneBench;
      return { opened: openedAt - pressedAt, filled: filledAt - pressedAt };
    });
  });
}

const PHONE_TITLES = [
  'page',
  'first paint',
  'spread',
  'to floor',
  'largest',
  'spread',
  'to floor',
  'longest task',
  'blocked',
  'shift',
  'requests',
  'KB',
  'early press',
  'its content',
];

/** Calls `work` with the browser that emulates such phones. */
export async function withPhoneBrowser<T>(work: (browser: Browser) => Promise<T>) {
  const executablePath = chromiumPath(process.env);
  if (!executablePath) throw new CliError('Chromium was not found: set CHROME_PATH to its path.');
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath, args: [...sandbox, '--disable-gpu'] });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

async function measurePage(browser: Browser, name: string, url: string, withPress: boolean) {
  const loads: Load[] = [];
  const presses: Press[] = [];
  for (let i = 0; i < LOADS; i++) {
    loads.push(await load(browser, url));
    if (withPress) presses.push(await press(browser, url));
  }
  return { name, loads, presses };
}

function pressText(times: number[]) {
  if (times.length === 0) return '';
  const ms = median(times);
  return Number.isFinite(ms) ? `${ms.toFixed(0)} ms` : 'lost';
}

type Load = Awaited<ReturnType<typeof load>>;
type Press = Awaited<ReturnType<typeof press>>;
type Measured = Awaited<ReturnType<typeof measurePage>>;

const valuesOf = ({ loads }: Measured, key: keyof Load) => loads.map((figures) => figures[key]);
const medianOf = (measured: Measured, key: keyof Load) => median(valuesOf(measured, key));

/** The first or the largest paint: median, range, and ratio to the median of `base`. */
function paintCells(measured: Measured, base: Measured | undefined, key: 'fcp' | 'lcp') {
  const [values, ms] = [valuesOf(measured, key), medianOf(measured, key)];
  const range = `${Math.min(...values).toFixed(0)} to ${Math.max(...values).toFixed(0)}`;
  return [`${ms.toFixed(0)} ms`, range, base === undefined ? '' : (ms / medianOf(base, key)).toFixed(2)];
}

/** A row of the table. If there is a `base`, the paints are compared with those of `base`. */
function rowOf(measured: Measured, base: Measured | undefined): (string | number)[] {
  return [
    measured.name,
    ...paintCells(measured, base, 'fcp'),
    ...paintCells(measured, base, 'lcp'),
    `${medianOf(measured, 'longest').toFixed(0)} ms`,
    `${medianOf(measured, 'blocked').toFixed(0)} ms`,
    medianOf(measured, 'shifts').toFixed(3),
    medianOf(measured, 'beforeLoad'),
    (medianOf(measured, 'bytes') / 1024).toFixed(0),
    pressText(measured.presses.map(({ opened }) => opened)),
    pressText(measured.presses.map(({ filled }) => filled)),
  ];
}

/**
 * Measures `pages` (`{ name: address }`), each after the pages of the same name in `floors` (`{ label: {
 * name: address } }`). Resolves to the rows of a table: medians, and the first and largest paint as ratios to
 * the first floor.
 */
export async function benchPhone(pages: Addresses, floors: Record<string, Addresses>) {
  return withPhoneBrowser(async (browser) => {
    const rows: ReturnType<typeof rowOf>[] = [];
    for (const [name, url] of Object.entries(pages)) {
      let base: Measured | undefined;
      for (const [label, addresses] of Object.entries(floors)) {
        const address = addresses[name];
        if (address === undefined) continue;
        const bare = await measurePage(browser, `${name}, ${label}`, address, false);
        base ??= bare;
        rows.push(rowOf(bare, base));
      }
      rows.push(rowOf(await measurePage(browser, name, url, true), base));
    }
    return [PHONE_TITLES, ...rows];
  });
}
