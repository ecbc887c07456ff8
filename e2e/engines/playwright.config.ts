import { defineConfig } from 'playwright/test';
import { launchOptions, systemChromium } from '../../scripts/lib/browser.cjs';
import type { EngineOptions } from './engine-test';

/**
 * The main journeys in three engines (`npm run test:e2e -- -c e2e/engines`). A project uses Playwright's build of its
 * engine if there is one, otherwise the system's browser.
 */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  testMatch: 'journeys.ts',
  outputDir: '../../test-results/engines',
  // The journeys in one engine share a browser; the engines run in parallel.
  workers: 2,
  fullyParallel: false,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  projects: [
    {
      name: 'chromium',
      use: { engine: 'chromium', launchOptions: launchOptions(systemChromium(process.env)) },
    },
    { name: 'firefox', use: { engine: 'firefox' } },
    { name: 'webkit', use: { engine: 'webkit' } },
  ],
});
