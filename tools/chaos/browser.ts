import { messageOf } from '../../scripts/lib/cli.mjs';
import { launchChromium } from '../lib/chromium';

/** How long it may take until a page's scripts have run, in ms. */
const LOAD_LIMIT_MS = 15_000;

/**
 * Opens a browser for pages of a broken shop. `errorsOf(url)` resolves to the uncaught errors of the page at
 * `url`, once it is loaded and interactive.
 */
export async function openBrowser() {
  const browser = await launchChromium();
  return {
    async errorsOf(url: string) {
      const context = await browser.newContext();
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      try {
        await page.goto(url, { waitUntil: 'load', timeout: LOAD_LIMIT_MS });
        await page.mouse.move(40, 40);
        await page.waitForLoadState('networkidle', { timeout: LOAD_LIMIT_MS });
      } catch (error) {
        errors.push(messageOf(error).split('\n', 1).join());
      }
      await context.close();
      return errors;
    },
    close: () => browser.close(),
  };
}
