import { availableParallelism } from 'node:os';
import { defineConfig, devices } from 'playwright/test';
import { WITHOUT_PICTURES } from './e2e/support/browser';
import type { ShopOptions } from './e2e/support/storefront-test';
import { TUNING, tuningOf } from './lib/config/framework-tuning.mjs';

/** Visitors have refused optional cookies, so no test meets the consent banner except e2e/consent.spec.ts. */
const REFUSED = {
  name: 'consentimento',
  value: 'v2.p0.e0.m0.20260101',
  domain: new URL(process.env.BASE_URL ?? 'http://localhost').hostname,
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax',
} as const;

const WIDE = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };

const NARROW = {
  ...devices['Pixel 7'],
  viewport: { width: 390, height: 844 },
  screen: { width: 390, height: 844 },
  // Real phones have a ratio of 2 or 3, which makes pictures slow to draw and decode. product-gallery.spec.ts
  // tests that.
  deviceScaleFactor: 1,
  isMobile: true,
  hasTouch: true,
};

/** Tests that do not depend on the screen's width run once, on a wide screen. */
const grepInvert = /@desktop/;

const FIRST = [
  // The two other storefronts cover the tests for any deployment.
  { name: 'desktop', use: WIDE, testIgnore: '**/deployment.spec.ts' },
  { name: 'mobile', grepInvert, use: NARROW },
];

const isDeployed = Boolean(process.env.BASE_URL) && !process.env.TEST_SHOPS;

/**
 * The second storefront runs the tests of differences between shops: texts, colours, kinds of products, and
 * the journey to the cart. As a deployment it runs all tests that apply to any shop, since nothing else runs
 * them there.
 */
const secondUse = { storefront: 'maquinas' } as const;
const SECOND = [
  {
    name: 'forja desktop',
    grep: isDeployed ? /@any-shop/ : /@each-shop/,
    use: { ...WIDE, ...secondUse },
  },
  { name: 'forja mobile', grep: /@any-shop.*@any-width/, use: { ...NARROW, ...secondUse } },
];

/**
 * The third storefront consists of a file only. On the embedded store it runs the tests of what this file
 * configures; on the quirky platform also the journey. Its components are tested on the first two.
 */
const ofAFile = (name: string, storefront: ShopOptions['storefront'], testMatch = '**/*.spec.ts') => ({
  name,
  testMatch,
  grep: /@each-shop/,
  use: { ...WIDE, storefront },
  // Each further worker would start another shop. These projects come first, so that the run does not end
  // with a single busy worker.
  workers: 1,
});
const THIRD = [
  {
    ...ofAFile('folio desktop', 'folio', '**/storefront.spec.ts'),
    // The first storefront tests the catalogue's words, and the quirky platform the words of the storefront
    // file.
    grepInvert: /no file mentions another trade/,
  },
  { ...ofAFile('folio on the quirky platform', 'folio-quirky'), grepInvert: /@embedded-store/ },
];

/**
 * Tests for a shop with any catalogue: they find products through the shop itself, and change data only with
 * -- --write.
 */
const DEPLOYMENT = [
  { name: 'deployment, desktop', testMatch: '**/deployment.spec.ts', use: WIDE },
  { name: 'deployment, mobile', testMatch: '**/deployment.spec.ts', use: NARROW },
  { name: 'deployment, agents', testMatch: '**/agents{,-agree}.spec.ts', grep: /@any-shop/, use: WIDE },
];

/**
 * Projects for BASE_URL. If STOREFRONT is set, the deployment shows that storefront's demo catalogue, and
 * tests may change its data.
 */
function projects() {
  if (!isDeployed) return [...THIRD, ...FIRST, ...SECOND];
  if (!process.env.STOREFRONT) return DEPLOYMENT;
  return process.env.STOREFRONT === 'maquinas' ? SECOND : FIRST;
}

/** FRAMEWORK_TUNING=off tests the shop as plain Next serves it. */
const isTuned = tuningOf().length === TUNING.length;

/**
 * The browser tests, on a wide screen and on a phone. With BASE_URL, those that apply to any shop run against
 * that deployment; with STOREFRONT=oculos or maquinas, those of that catalogue. Without BASE_URL the set-up
 * starts a production shop for each storefront. The tests of a file run in sequence, so that a file that
 * needs its own shop starts it once.
 */
export default defineConfig<object, ShopOptions>({
  // @tuning marks tests of features that only a tuned shop has.
  ...(isTuned ? {} : { grepInvert: /@tuning/ }),
  testDir: './e2e',
  testMatch: '**/*.spec.ts',
  outputDir: './test-results',
  globalSetup: './scripts/test/e2e-setup.mjs',
  // One more than there are cores, because tests wait for timers and for shops to start.
  workers: availableParallelism() + 1,
  // A browser may hang although the shop is fine. npm test lists the tests that passed only on the second
  // try.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  // For machines that are three times slower than usual; on others a passing test takes much less.
  timeout: 300_000,
  expect: { timeout: 40_000 },
  reporter: [['list'], ['html', { open: 'never' }]],
  use: {
    baseURL: process.env.BASE_URL,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    storageState: { cookies: [REFUSED], origins: [] },
    // Animations take a tenth of the processor time. Tests of the journeys, the home page and the cart turn
    // them on.
    contextOptions: { reducedMotion: 'reduce' },
    // An element that is missing after a minute will not appear; without this limit, Playwright would wait
    // until the test's timeout.
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    // Recording doubles a test's duration, so only retries are recorded.
    trace: 'on-first-retry',
    ...WITHOUT_PICTURES,
  },
  projects: projects(),
});
