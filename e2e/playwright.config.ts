import { defineConfig, devices } from 'playwright/test';
import { BROWSER_ARGUMENTS } from '../.tooling/lib/browser-arguments.mjs';
import type { ShopOptions } from './support/storefront';

/** Everyone in these journeys has refused optional cookies; e2e/consent.spec.ts is about being asked. */
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

/** What a screen's width cannot change is asked once. */
const grepInvert = /@desktop/;

const FIRST = [
  { name: 'desktop', use: WIDE },
  { name: 'mobile', grepInvert, use: NARROW },
];

/** The second storefront walks the journeys that hold in any, on a phone those that differ there. */
const secondUse = { storefront: 'maquinas' } as const;
const SECOND = [
  { name: 'forja desktop', grep: /@any-shop/, use: { ...WIDE, ...secondUse } },
  { name: 'forja mobile', grep: /@any-shop.*@any-width/, use: { ...NARROW, ...secondUse } },
];

const isDeployed = Boolean(process.env.BASE_URL) && !process.env.OWN_SHOPS;

/** A deployment in BASE_URL is one storefront, that of STOREFRONT. */
function projects() {
  if (!isDeployed) return [...FIRST, ...SECOND];
  return process.env.STOREFRONT === 'maquinas' ? SECOND : FIRST;
}

/**
 * The shopper journeys, on a wide screen and on a phone. BASE_URL walks them through a running deployment (with
 * STOREFRONT=maquinas one of the second storefront); without it the set-up starts a production shop of its own for
 * each storefront. A file's tests run one after the other, so that a file with a shop to itself starts it once.
 */
export default defineConfig<object, ShopOptions>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  globalSetup: '../.tooling/e2e-setup.mjs',
  workers: 2,
  // A browser may hang where the shop does nothing wrong. What passes at the second try only is named at the end.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  // For a machine that is far slower than it should be: a test that passes ends long before.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: process.env.BASE_URL,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    storageState: { cookies: [REFUSED], origins: [] },
    // A trace takes as long as the test again: it is for looking at one that fails.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
      args: BROWSER_ARGUMENTS,
    },
  },
  projects: projects(),
});
