/*
 * What a shopper on a phone feels: the pages of a running shop in a browser whose processor is four times slower, on
 * slow 4G. First views, work on the main thread, what is fetched before the load event, and a press on the cart button
 * right after the first paint.
 */
import { chromium, devices } from 'playwright';
import { CliError, formatTable, log } from '../lib/cli.mjs';
import { chromiumPath } from '../lib/system.mjs';

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

/** Runs in the page, before anything else. */
function observe() {
  const metrics = { lcp: 0, shifts: 0, tasks: [], pressedAt: 0, answeredAt: 0 };
  window.phoneBench = metrics;
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => {
    metrics.lcp = startTime;
  });
  watch('layout-shift', ({ value }) => {
    metrics.shifts += value;
  });
  watch('longtask', ({ startTime, duration }) => metrics.tasks.push({ startTime, duration }));
  const checkDialog = () => {
    if (document.querySelector('dialog[open]')) metrics.answeredAt = performance.now();
    else requestAnimationFrame(checkDialog);
  };
  const notePress = () => {
    metrics.pressedAt = performance.now();
    checkDialog();
  };
  addEventListener('pointerdown', notePress, { capture: true, once: true });
}

async function onPhone(browser, work) {
  const context = await browser.newContext({ ...devices['Moto G4'], locale: 'pt-BR' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.addInitScript(observe);
    return await work(page);
  } finally {
    await context.close();
  }
}

const firstPaint = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;

function load(browser, url) {
  return onPhone(browser, async (page) => {
    let requests = 0;
    page.on('request', () => requests++);
    await page.goto(url, { waitUntil: 'load', timeout: PAGE_MS });
    const beforeLoad = requests;
    await page.waitForTimeout(WATCHED_MS);
    const fcp = await page.evaluate(firstPaint);
    const { lcp, shifts, tasks } = await page.evaluate(() => window.phoneBench);
    const late = tasks.filter(({ startTime, duration }) => startTime + duration > fcp);
    return {
      fcp,
      lcp,
      shifts,
      beforeLoad,
      longest: Math.max(0, ...late.map(({ duration }) => duration)),
      blocked: late.reduce((sum, { duration }) => sum + duration - 50, 0),
    };
  });
}

/** Milliseconds from a press on the cart button until its panel is there; Infinity when the press is lost. */
function press(browser, url) {
  return onPhone(browser, async (page) => {
    await page.goto(url, { waitUntil: 'commit', timeout: PAGE_MS });
    await page.waitForFunction(firstPaint, undefined, { timeout: PAGE_MS });
    await page.waitForTimeout(PRESS_AFTER_MS);
    const { x, y, width, height } = await page.getByRole('button', { name: /^Carrinho/ }).boundingBox();
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    const isAnswered = page.waitForFunction(() => window.phoneBench.answeredAt > 0, undefined, {
      timeout: 10_000,
    });
    if (!(await isAnswered.then(Boolean, () => false))) return Number.POSITIVE_INFINITY;
    return page.evaluate(() => window.phoneBench.answeredAt - window.phoneBench.pressedAt);
  });
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** Prints the medians of each page: `{ name: address }`. */
export async function benchPhone(pages, env) {
  const executablePath = chromiumPath(env);
  if (!executablePath) throw new CliError('There is no Chromium: set CHROME_PATH to one.');
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath, args: [...sandbox, '--disable-gpu'] });
  try {
    const rows = [];
    for (const [name, url] of Object.entries(pages)) {
      const loads = [];
      const presses = [];
      for (let i = 0; i < LOADS; i++) {
        loads.push(await load(browser, url));
        presses.push(await press(browser, url));
      }
      const of = (key) => median(loads.map((figures) => figures[key]));
      const answered = median(presses);
      rows.push([
        name,
        ...['fcp', 'lcp', 'longest', 'blocked'].map((key) => `${of(key).toFixed(0)} ms`),
        of('shifts').toFixed(3),
        of('beforeLoad'),
        Number.isFinite(answered) ? `${answered.toFixed(0)} ms` : 'lost',
      ]);
    }
    log(`A phone: ${SLOWDOWN} times slower, slow 4G, medians of ${LOADS}`);
    const titles = ['first paint', 'largest', 'longest task', 'blocked', 'shift', 'requests', 'early press'];
    log(formatTable([['page', ...titles], ...rows]));
  } finally {
    await browser.close();
  }
}
