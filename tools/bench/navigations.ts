import type { Browser, Locator, Page } from 'playwright';
import { rangeOf } from '../lib/figures';
import { scriptOf } from '../lib/page-script';
import type { Pages } from '../lib/pages';
import { onPhone, openLive, withPhoneBrowser } from './phone';

const ROUNDS = 3;
const PAGE_MS = 60_000;
const MAIN_LINK = (page: Page) =>
  page.getByRole('main').getByRole('article').first().getByRole('link').first();
const LAST_STEP = (page: Page) =>
  page.getByRole('navigation', { name: 'Você está em' }).getByRole('link').last();

const NAVIGATIONS: { name: string; page: keyof Pages; link: (page: Page) => Locator }[] = [
  { name: 'from a listing to a product', page: 'listing', link: MAIN_LINK },
  { name: 'from a product to its listing', page: 'product', link: LAST_STEP },
];

declare const window: Window & {
  /** The duration of the navigation; unset until it has ended. */
  navigationMs?: number;
};

/**
 * Runs in the page before anything else, and records when a link is clicked and when another heading appears.
 */
function watchHeading() {
  const heading = () => document.querySelector('main h1')?.textContent ?? '';
  addEventListener(
    'click',
    () => {
      const pressedAt = performance.now();
      const before = heading();
      const check = () => {
        if (heading() === '' || heading() === before) return requestAnimationFrame(check);
        window.navigationMs = performance.now() - pressedAt;
      };
      check();
    },
    { capture: true, once: true },
  );
}

function measureOnce(browser: Browser, url: string, link: (page: Page) => Locator) {
  return onPhone(browser, async (page) => {
    await page.addInitScript(scriptOf(watchHeading, null));
    await openLive(page, url);
    await link(page).tap();
    const handle = await page.waitForFunction(() => window.navigationMs, undefined, { timeout: PAGE_MS });
    return Number(await handle.jsonValue());
  });
}

/**
 * Resolves to the rows of a table: the time from a click on a link until the other page's heading appears, on
 * the phone of phone.ts.
 */
export async function benchNavigations(pages: Pages) {
  return withPhoneBrowser(async (browser) => {
    const rows: string[][] = [];
    for (const { name, page, link } of NAVIGATIONS) {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round++) times.push(await measureOnce(browser, pages[page], link));
      rows.push([name, ...rangeOf(times)]);
    }
    return [['navigation', 'shortest', 'median', 'longest'], ...rows];
  });
}
