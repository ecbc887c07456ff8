import { availableParallelism } from 'node:os';
import { defineConfig } from 'playwright/test';
import { headlessChromium, launchOptions } from '../../scripts/lib/browser.cjs';
import type { ShopOptions } from '../support/storefront-test';

/** tools/pictures sets the folder with this browser's references. Otherwise there are none. */
const references = process.env.PICTURE_REFERENCES ?? '.';

/** Renders text without hinting and subpixels, so that it is the same on every machine. */
const SAME_LETTERS = ['--font-render-hinting=none', '--disable-lcd-text'];

/** The key screens of both storefronts against their references (`npm run tools -- pictures`). */
export default defineConfig<object, ShopOptions>({
  testDir: '.',
  testMatch: 'screens.ts',
  outputDir: '../../test-results/pictures',
  updateSnapshots: 'none',
  globalSetup: '../../scripts/test/e2e-setup.mjs',
  fullyParallel: true,
  workers: availableParallelism() + 1,
  timeout: 60_000,
  expect: {
    timeout: 10_000,
    toHaveScreenshot: {
      pathTemplate: `${references}/{projectName}/{arg}{ext}`,
      // A colour difference too small to see, and fewer pixels than the rounding of one corner.
      threshold: 0.03,
      maxDiffPixels: 4,
    },
  },
  reporter: [['list'], ['html', { open: 'never', outputFolder: '../../playwright-report' }]],
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: launchOptions(headlessChromium(process.env), SAME_LETTERS),
  },
  projects: [
    { name: 'oculos', use: { storefront: 'oculos' } },
    { name: 'maquinas', use: { storefront: 'maquinas' } },
  ],
});
