import { defineConfig, devices } from 'playwright/test';
import type { ShopOptions } from './e2e/support/storefront-test';
import { BROWSER_ARGS, systemChromium } from './scripts/lib/browser.cjs';

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
  isMobile: true,
  hasTouch: true,
};

/** What does not depend on the width of the screen is tested once. */
const grepInvert = /@desktop/;

const FIRST = [
  { name: 'desktop', use: WIDE },
  { name: 'mobile', grepInvert, use: NARROW },
];

/** The second storefront runs the tests that hold in any shop, on a phone those that differ there. */
const secondUse = { storefront: 'maquinas' } as const;
const SECOND = [
  { name: 'forja desktop', grep: /@any-shop/, use: { ...WIDE, ...secondUse } },
  { name: 'forja mobile', grep: /@any-shop.*@any-width/, use: { ...NARROW, ...secondUse } },
];

/** A third one of a file alone runs them too, on the embedded store and on the quirky platform. */
const onAnyShop = (name: string, storefront: ShopOptions['storefront']) => ({
  name,
  grep: /@any-shop/,
  use: { ...WIDE, storefront },
});
const THIRD = [
  onAnyShop('folio desktop', 'folio'),
  onAnyShop('folio on the quirky platform', 'folio-quirky'),
];

const isDeployed = Boolean(process.env.BASE_URL) && !process.env.OWN_SHOPS;

/** A deployment in BASE_URL is one storefront, that of STOREFRONT. */
function projects() {
  if (!isDeployed) return [...FIRST, ...SECOND, ...THIRD];
  return process.env.STOREFRONT === 'maquinas' ? SECOND : FIRST;
}

/**
 * The browser tests, on a wide screen and on a phone. With BASE_URL they run against that deployment (of the second
 * storefront with STOREFRONT=maquinas); without it the set-up starts a production shop for each storefront. The tests
 * of a file run one after the other, so that a file with a shop to itself starts it once.
 */
export default defineConfig<object, ShopOptions>({
  testDir: './e2e',
  testMatch: '**/*.spec.ts',
  outputDir: './test-results',
  globalSetup: './scripts/test/e2e-setup.mjs',
  workers: 2,
  // A browser may hang through no fault of the shop; npm test names what passed only at the second try.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  // For slow machines: a test that passes ends long before.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: process.env.BASE_URL,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    storageState: { cookies: [REFUSED], origins: [] },
    screenshot: 'only-on-failure',
    // Recording a trace doubles the time of a test.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: systemChromium(process.env),
      args: BROWSER_ARGS,
    },
  },
  projects: projects(),
});
