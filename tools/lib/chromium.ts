import { type Browser, chromium, type LaunchOptions } from 'playwright';
import { headlessChromium, launchOptions, systemChromium } from '../../scripts/lib/browser.cjs';

async function withBrowser<T>(options: LaunchOptions, work: (browser: Browser) => Promise<T>) {
  const browser = await chromium.launch(options);
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** Calls `work` with the browser for tests. */
export const withChromium = <T>(work: (browser: Browser) => Promise<T>) =>
  withBrowser(launchOptions(headlessChromium(process.env)), work);

/** Calls `work` with the browser that shoppers have, without the options that make tests faster. */
export function withWholeChromium<T>(work: (browser: Browser) => Promise<T>) {
  const executablePath = systemChromium(process.env);
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return withBrowser(
    { ...(executablePath && { executablePath }), args: [...sandbox, '--disable-gpu'] },
    work,
  );
}
