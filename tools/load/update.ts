import type { Browser, BrowserContext, Page } from 'playwright';
import { codeOf, messageOf } from '../../scripts/lib/cli.mjs';
import { withChromium } from '../lib/chromium';
import { wireGet } from '../lib/http';
import { startOwnNginx } from '../lib/nginx';
import { LISTING } from '../lib/pages';
import { startReleases } from './releases';

const DIALOG_MS = 30_000;
const PAGES = ['/', LISTING, '/marcas', '/lista'];
const LINK = /\/_next\/static\/[\w./~-]+\.(?:js|css)/g;

/** Requests pages, and every script and style sheet that they link to, until it is stopped. */
function followLinks(url: string, rate: number) {
  const found = { pages: 0, links: 0, broken: [] as string[] };
  async function visit(index: number) {
    const address = `${PAGES[index % PAGES.length]}?visita=${index}`;
    const headers = { accept: 'text/html', 'accept-encoding': 'identity' };
    const { status, body } = await wireGet(url + address, { headers });
    found.pages += 1;
    if (status !== 200) found.broken.push(`${status} ${address}`);
    for (const link of new Set(body.toString('utf8').match(LINK))) {
      const file = await wireGet(url + link);
      found.links += 1;
      if (file.status !== 200) found.broken.push(`${file.status} ${link} of ${address}`);
    }
  }
  const visits: Promise<unknown>[] = [];
  const fail = (error: unknown) => found.broken.push(`${codeOf(error) ?? messageOf(error)}`);
  const visitNext = () => visits.push(visit(visits.length).catch(fail));
  const timer = setInterval(visitNext, 1_000 / rate);
  return async () => {
    clearInterval(timer);
    await Promise.all(visits);
    return found;
  };
}

/** A page has hydrated once it requests the cart. */
async function openPage(context: BrowserContext, url: string) {
  const page = await context.newPage();
  const hydrated = page.waitForRequest((request) => request.url().endsWith('/v2/front/checkout/cart'));
  await page.goto(url);
  await hydrated;
  return page;
}

/** Whether a click on the button opens a dialog, either at once or after the new version has loaded. */
async function opensDialog(page: Page, button: string) {
  await page.getByRole('button', { name: button }).first().click();
  const dialog = page.getByRole('dialog', { name: button === 'Carrinho' ? 'Seu carrinho' : 'Menu' });
  return dialog
    .getByRole('button')
    .first()
    .waitFor({ timeout: DIALOG_MS })
    .then(
      () => true,
      () => false,
    );
}

/**
 * Clicks the cart button in half of the pages and the menu button in the others. Resolves to the number of
 * clicks without effect.
 */
async function deadPresses(pages: readonly Page[]) {
  let dead = 0;
  for (const [index, page] of pages.entries()) {
    if (!(await opensDialog(page, index % 2 === 0 ? 'Carrinho' : 'Abrir menu'))) dead += 1;
    await page.close();
  }
  return dead;
}

/**
 * Deploys a new version and rolls it back, under load and with pages that stay open. Resolves to the rows of
 * a table, and to the failures. `env` says which platform is used.
 */
export async function measureUpdate(env: Record<string, string | undefined>, rate: number) {
  const releases = await startReleases(env);
  const { url, stop: stopNginx } = await startOwnNginx(releases.urls);
  const rows: (string | number)[][] = [];
  const failures: string[] = [];
  const measureIn = async (browser: Browser) => {
    const context = await browser.newContext({ locale: 'pt-BR', viewport: { width: 390, height: 844 } });
    const openPages = () => Promise.all(PAGES.map((page) => openPage(context, url + page)));
    await releases.prepare();
    for (const [name, run] of [
      ['a new version', releases.update],
      ['the rollback', releases.rollback],
    ] as const) {
      const open = await openPages();
      const stop = followLinks(url, rate);
      let isRunning = true;
      const finished = run().finally(() => {
        isRunning = false;
      });
      const presses: number[] = [];
      do presses.push(await deadPresses(await openPages()));
      while (isRunning);
      await finished;
      const during = presses.reduce((sum, dead) => sum + dead, 0);
      const left = await deadPresses(open);
      const { pages, links, broken } = await stop();
      const clicks = [presses.length * PAGES.length, during, open.length, left];
      rows.push([name, pages, links, broken.length, ...clicks]);
      failures.push(...broken.map((failure) => `${name}: ${failure}`));
      if (during + left > 0) failures.push(`${name}: ${during + left} clicks had no effect.`);
    }
  };
  try {
    await withChromium(measureIn);
    return { rows, failures };
  } finally {
    await stopNginx();
    await releases.stop();
  }
}

/** Headings of the rows. */
export const UPDATE_COLUMNS = [
  ...['what comes', 'pages', 'links', 'broken', 'presses meanwhile', 'dead'],
  ...['clicks on pages left open', 'dead'],
];
