import { availableParallelism } from 'node:os';
import { defineConfig, devices } from 'playwright/test';
import { WITHOUT_PICTURES } from './e2e/support/browser';
import type { ShopOptions } from './e2e/support/storefront-test';
import { TUNING, tuningOf } from './lib/config/framework-tuning.mjs';

/** Visitors have refused optional cookies; e2e/consent.spec.ts is about being asked. */
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
  // A phone has two or three dots for each of these: larger pictures to draw and decode, which product-gallery.spec.ts is about.
  deviceScaleFactor: 1,
  isMobile: true,
  hasTouch: true,
};

/** What does not depend on the width of the screen is tested once. */
const grepInvert = /@desktop/;

const FIRST = [
  // The tests of any deployment are run on the other two shops.
  { name: 'desktop', use: WIDE, testIgnore: '**/deployment.spec.ts' },
  { name: 'mobile', grepInvert, use: NARROW },
];

const isDeployed = Boolean(process.env.BASE_URL) && !process.env.OWN_SHOPS;

/**
 * A second storefront runs what differs between shops: its texts, colours, kinds of products and the journey to the cart.
 * As a deployment it runs all tests that hold in any shop, since no other run there has shown that they do.
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
 * A third one, of a file alone: what its file decides on the embedded store, and all of that and the journey on the quirky
 * platform. The same components are on the first two.
 */
const ofAFile = (name: string, storefront: ShopOptions['storefront'], testMatch = '**/*.spec.ts') => ({
  name,
  testMatch,
  grep: /@each-shop/,
  use: { ...WIDE, storefront },
  // Each worker would start another shop. These projects come first, so that none waits for their worker at the end.
  workers: 1,
});
const THIRD = [
  {
    ...ofAFile('folio desktop', 'folio', '**/storefront.spec.ts'),
    // The catalogue's words are read on the first storefront, those of the file on the quirky platform.
    grepInvert: /no file mentions another trade/,
  },
  { ...ofAFile('folio on the quirky platform', 'folio-quirky'), grepInvert: /@own-store/ },
];

/** A shop of any catalogue: what finds its products through the shop itself, and writes only with -- --write. */
const DEPLOYMENT = [
  { name: 'deployment, desktop', testMatch: '**/deployment.spec.ts', use: WIDE },
  { name: 'deployment, mobile', testMatch: '**/deployment.spec.ts', use: NARROW },
  { name: 'deployment, agents', testMatch: '**/agents{,-agree}.spec.ts', grep: /@any-shop/, use: WIDE },
];

/** A deployment in BASE_URL; STOREFRONT says that it shows that storefront's catalogue of ours, and may be written to. */
function projects() {
  if (!isDeployed) return [...THIRD, ...FIRST, ...SECOND];
  if (!process.env.STOREFRONT) return DEPLOYMENT;
  return process.env.STOREFRONT === 'maquinas' ? SECOND : FIRST;
}

/** FRAMEWORK_TUNING=off tests the shop as plain Next serves it. */
const isTuned = tuningOf().length === TUNING.length;

/**
 * The browser tests, on a wide screen and on a phone. With BASE_URL those that hold anywhere run against that deployment,
 * with STOREFRONT=oculos or maquinas those of its catalogue; without it the set-up starts a production shop for each storefront. The tests
 * of a file run one after the other, so that a file with a shop to itself starts it once.
 */
export default defineConfig<object, ShopOptions>({
  // What only a tuned shop does.
  ...(isTuned ? {} : { grepInvert: /@tuning/ }),
  testDir: './e2e',
  testMatch: '**/*.spec.ts',
  outputDir: './test-results',
  globalSetup: './scripts/test/e2e-setup.mjs',
  // One more than there are cores: tests wait for timers, and for shops that start.
  workers: availableParallelism() + 1,
  // A browser may hang through no fault of the shop; npm test names what passed only at the second try.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  // For slow machines: a test that passes ends long before.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['html', { open: 'never' }]],
  use: {
    baseURL: process.env.BASE_URL,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    storageState: { cookies: [REFUSED], origins: [] },
    // Frames of animations take a tenth of the processor's time. The journeys, the home page and the cart have them.
    contextOptions: { reducedMotion: 'reduce' },
    // What is not there within a minute is not coming; without a limit it would be waited for until the test ends.
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    // Recording doubles the time of a test, so only the second try of a failed test is recorded.
    trace: 'on-first-retry',
    ...WITHOUT_PICTURES,
  },
  projects: projects(),
});
