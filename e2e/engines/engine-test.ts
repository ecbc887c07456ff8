import { test as base, chromium, firefox, webkit } from 'playwright/test';
import { findCommand, isFile, systemChromium } from '../../scripts/lib/browser.cjs';
import { startTestShop } from '../../scripts/lib/shop.mjs';
import type { PageDriver } from './driver';
import { startFirefox } from './firefox-session';
import { createPlaywrightDriver } from './playwright-driver';
import { createRemoteDriver, type RemoteSession } from './remote-driver';
import { startWebkit } from './webkit-session';

export type Engine = 'chromium' | 'firefox' | 'webkit';
export type EngineOptions = { engine: Engine };

type StartedBrowser = RemoteSession & { version: string; stop: () => Promise<void> };

const VIEWPORT = { width: 1280, height: 900 };

/** The consent choice of a visitor who has declined optional cookies. */
const REFUSED = 'consentimento=v2.p0.e0.m0.20260101; path=/';

const PLAYWRIGHT = { chromium, firefox, webkit };

/** Whether Playwright can start the engine: its own build, or the system's browser if the engine is Chromium. */
const hasPlaywrightBuild = (engine: Engine) =>
  (engine === 'chromium' && systemChromium(process.env) !== undefined) ||
  isFile(PLAYWRIGHT[engine].executablePath());

/** How to start the system's browser; an error sentence if it is not installed. */
function systemBrowser(engine: Engine): (() => Promise<StartedBrowser>) | string {
  if (engine === 'firefox') {
    const command = findCommand('firefox-esr', process.env) ?? findCommand('firefox', process.env);
    if (command !== undefined) return () => startFirefox(command, VIEWPORT);
    return 'Firefox is not installed: apt-get install firefox-esr, or npx playwright install firefox.';
  }
  const driver = findCommand('WebKitWebDriver', process.env);
  const screen = findCommand('Xvfb', process.env);
  if (engine === 'webkit' && driver !== undefined && screen !== undefined)
    return () => startWebkit({ driver, screen }, VIEWPORT);
  return engine === 'webkit'
    ? 'WebKit is not installed: apt-get install webkit2gtk-driver xvfb, or npx playwright install webkit.'
    : 'Chromium is not installed: npm run setup.';
}

/** Clears the previous test's data in a browser that all tests share. */
async function resetVisitor(session: RemoteSession, driver: PageDriver): Promise<void> {
  await driver.open('/robots.txt');
  await session.deleteCookies();
  await driver.evaluate('(localStorage.clear(), sessionStorage.clear())');
}

/**
 * A test function whose `driver` is a page in the project's engine: through Playwright if it has a build, otherwise
 * through the remote protocol of the system's browser. `visitor` says whether the visitor has made the cookie choice.
 */
export const test = base.extend<
  { driver: PageDriver; visitor: 'new' | 'refused' },
  EngineOptions & { shopUrl: string; remote: StartedBrowser | undefined }
>({
  engine: ['chromium', { scope: 'worker', option: true }],
  visitor: ['refused', { option: true }],
  shopUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here.
    async ({}, use) => {
      if (process.env.BASE_URL) return use(process.env.BASE_URL);
      const shop = await startTestShop();
      process.env.EMBEDDED_STORE_URL = shop.storeUrl;
      await use(shop.baseUrl);
      await shop.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ shopUrl }, use) => use(shopUrl),
  remote: [
    async ({ engine }, use) => {
      const start = hasPlaywrightBuild(engine) ? undefined : systemBrowser(engine);
      if (typeof start === 'string') throw new Error(start);
      const session = await start?.();
      await use(session);
      await session?.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  driver: async ({ engine, remote, shopUrl, visitor, playwright }, use, testInfo) => {
    if (remote) {
      testInfo.annotations.push({ type: 'engine', description: `${engine} ${remote.version}` });
      const driver = createRemoteDriver(remote, shopUrl);
      await resetVisitor(remote, driver);
      if (visitor === 'refused') await driver.evaluate(`document.cookie = ${JSON.stringify(REFUSED)}`);
      return use(driver);
    }
    const options = testInfo.project.use.launchOptions;
    const browser = await playwright[engine].launch(engine === 'chromium' ? options : {});
    testInfo.annotations.push({ type: 'engine', description: `${engine} ${browser.version()}` });
    const page = await browser.newPage({ baseURL: shopUrl, viewport: VIEWPORT, locale: 'pt-BR' });
    const driver = createPlaywrightDriver(page);
    await driver.open('/robots.txt');
    if (visitor === 'refused') await driver.evaluate(`document.cookie = ${JSON.stringify(REFUSED)}`);
    await use(driver);
    await browser.close();
  },
});
