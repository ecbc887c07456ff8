import type { Browser } from 'playwright';
import { messageOf } from '../../scripts/lib/cli.mjs';

/** How long it may take until a page's scripts have run, in ms. */
const LOAD_LIMIT_MS = 15_000;

/** The uncaught errors of the page at `url`, once it is loaded and interactive. */
export async function scriptErrors(browser: Browser, url: string) {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  try {
    await page.goto(url, { waitUntil: 'load', timeout: LOAD_LIMIT_MS });
    await page.mouse.move(40, 40);
    await page.waitForLoadState('networkidle', { timeout: LOAD_LIMIT_MS });
  } catch (error) {
    errors.push(messageOf(error).split('\n', 1).join());
  }
  await page.close();
  return errors;
}
