import { type Browser, chromium } from 'playwright';
import { headlessChromium, launchOptions, systemChromium } from '../../scripts/lib/browser.cjs';

/** Calls `work` with the browser for tests, or with the one at `executable`. */
export async function withChromium<T>(
  work: (browser: Browser) => Promise<T>,
  executable = headlessChromium(process.env),
) {
  const browser = await chromium.launch(launchOptions(executable));
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** Calls `work` with the browser that shoppers have, which draws every frame. */
export const withWholeChromium = <T>(work: (browser: Browser) => Promise<T>) =>
  withChromium(work, systemChromium(process.env));
